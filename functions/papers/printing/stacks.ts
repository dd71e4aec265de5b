import { type Chips, chips } from '../../../domain/money/chips.ts';
import type { NormId } from '../../../domain/regulation/norms.ts';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import { entryOf } from '../../../domain/tournament/entries.ts';
import type { Circumstance } from '../../../domain/tournament/facts.ts';
import type { AnnouncedTournament, ExitFact } from '../../../domain/tournament/state.ts';
import { buildSt, type RemovedChips } from '../../../reports/papers/event/st.ts';
import { factsOf } from '../history.ts';
import { jornadaOfEvent, ofEvent, type PrintedEvent, type PrintJob } from './job.ts';

/** Stacks that nobody bought and all chips that left the event (R123-I-44, R123-I-46). */
export const stacks = (event: PrintedEvent): PrintJob => {
  const { tournamentId, state } = event;
  const jornada = jornadaOfEvent(state);
  const { terms } = state;
  const leftover = state.chips.placed.map(({ table, seat, chips: issued, charged }) => ({
    ...{ table, seat, issued, charged },
  }));
  return {
    kind: 'ST',
    source: `ST/${tournamentId}`,
    venue: terms.venue,
    subject: ofEvent(tournamentId, jornada),
    build: (numbered) =>
      buildSt({
        ...numbered,
        terms,
        jornada,
        removed: removedOf(event),
        leftover,
        inPlay: chipsInPlay(state),
      }),
  };
};

/** In the order of time; what the rules took from late stacks by themselves comes last. */
const removedOf = (event: PrintedEvent): RemovedChips[] =>
  [
    ...event.state.exits.flatMap((exit) => leftWith(exit, event.state)),
    ...leftoverRemoved(event),
    ...setByDirector(event),
    ...reduced(event),
  ].sort((one, other) => (timeOf(one) < timeOf(other) ? -1 : Number(timeOf(one) > timeOf(other))));

const timeOf = ({ act }: RemovedChips): string => act?.at ?? LAST;
const LAST = '~'; // after every instant

/** An exit that was undone took nothing; who is eliminated leaves his chips on the table. */
const leftWith = (exit: ExitFact, state: AnnouncedTournament): RemovedChips[] => {
  const of = (reason: string, norm: NormId, entryId: string, removed: Chips): RemovedChips => ({
    ...{ reason, norm, chips: removed, act: actOf(exit) },
    ...placeOf(state, entryId),
  });
  switch (exit.type) {
    case 'EntriesEliminated':
      return [];
    case 'EntryWithdrawn':
      return [of('Retiro voluntario', 'R123-I-59', exit.entryId, exit.chipsRemoved)];
    case 'EntriesDisqualified':
      return exit.out.map(({ entryId, chipsRemoved }) =>
        of(`Descalificación: ${exit.reason}`, exit.norm, entryId, chipsRemoved),
      );
    case 'AbsentRemoved':
      return exit.out.map(({ entryId, chipsRemoved }) =>
        of('Ausente al terminar el primer nivel del día', 'R123-I-39', entryId, chipsRemoved),
      );
  }
};

const leftoverRemoved = ({ facts }: PrintedEvent): RemovedChips[] =>
  factsOf(facts, 'PlacedStacksRemoved').flatMap((fact) =>
    fact.stacks.map(({ table, seat, chips: left }) => ({
      reason: `Stack sobrante: ${fact.reason}`,
      norm: 'R123-I-44',
      chips: left,
      entryNumber: null,
      ...{ table, seat },
      act: actOf(fact),
    })),
  );

const setByDirector = ({ facts, state }: PrintedEvent): RemovedChips[] =>
  factsOf(facts, 'LateStackSet').map((fact) => ({
    reason: `Stack inicial reducido: ${fact.reason}`,
    norm: 'R123-I-45',
    chips: fact.removed,
    ...placeOf(state, fact.entryId),
    act: actOf(fact),
  }));

/** A late stack that the formula made smaller than the published one (R123-I-42). */
const reduced = ({ facts, state }: PrintedEvent): RemovedChips[] => {
  const set = new Set(factsOf(facts, 'LateStackSet').map(({ entryId }) => entryId));
  return Object.entries(state.chips.stacks)
    .filter(([entryId, stack]) => !set.has(entryId) && stack < state.terms.startingStack)
    .map(([entryId, stack]) => ({
      reason: 'Stack inicial de inscripción tardía',
      norm: 'R123-I-42',
      chips: chips(state.terms.startingStack - stack),
      ...placeOf(state, entryId),
      act: null,
    }));
};

const placeOf = (state: AnnouncedTournament, entryId: string) => {
  const { table = null, seat = null, sale } = entryOf(state, entryId) ?? {};
  return { table, seat, entryNumber: sale?.entryNumber ?? null };
};

const actOf = ({ occurredAt: at, by }: Circumstance) => ({ at, legajo: by.legajo });
