import { entryIn } from '../../../domain/tournament/entryBook.ts';
import type { FactOf, TournamentFact } from '../../../domain/tournament/facts.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { isMultiTable, onlyTable } from '../../../domain/tournament/tables.ts';
import { buildSo, type SeatingAct } from '../../../reports/papers/event/so.ts';
import { factsOf } from '../history.ts';
import { jornadaOfEvent, ofEvent, type PrintedEvent, type PrintJob } from './job.ts';

/** Every draw and move of seats of an event, and the order in which its tables break (R123-IV-8). */
export const seating = ({ tournamentId, state, facts }: PrintedEvent): PrintJob => {
  const { terms } = state;
  const jornada = jornadaOfEvent(state);
  const acts = actsOf(facts, state);
  const fiscalizador = state.start?.acta?.fiscalizador ?? null;
  const changes = state.breakOrderChanges.map(({ occurredAt, order, reason, by }) => ({
    ...{ at: occurredAt, order, reason, legajo: by.legajo },
  }));
  const published = { at: null, order: isMultiTable(terms) ? terms.tables : [] };
  const breakOrders = isMultiTable(terms)
    ? [{ ...published, reason: null, legajo: null }, ...changes]
    : [];
  return {
    kind: 'SO',
    source: `SO/${tournamentId}`,
    venue: terms.venue,
    subject: ofEvent(tournamentId, jornada),
    build: (numbered) => buildSo({ ...numbered, terms, jornada, acts, breakOrders, fiscalizador }),
  };
};

type Seated = FactOf<'SeatsDrawn' | 'SeatsRedrawn' | 'EntriesMoved'>;

/** Numbered as seat cards number them; each with the hash that was published before it. */
const actsOf = (facts: readonly TournamentFact[], state: AnnouncedTournament): SeatingAct[] => {
  let seedHashBefore = factsOf(facts, 'TournamentAnnounced')[0]?.seedHash ?? '';
  return facts.filter(isSeated).map((fact, index) => {
    const { by, occurredAt: at, method, seed } = fact;
    const act = { number: index + 1, by, at, method, seed, seedHashBefore, ...saidBy(fact, state) };
    seedHashBefore = fact.nextSeedHash;
    return act;
  });
};

const isSeated = (fact: TournamentFact): fact is Seated =>
  fact.type === 'SeatsDrawn' || fact.type === 'SeatsRedrawn' || fact.type === 'EntriesMoved';

type Said = Pick<SeatingAct, 'what' | 'dealt' | 'removed' | 'reason' | 'tables' | 'moves'>;

const saidBy = (fact: Seated, state: AnnouncedTournament): Said => {
  switch (fact.type) {
    case 'SeatsDrawn':
      return { ...NOTHING, what: 'initial', tables: [oneTable(fact, state)] };
    case 'SeatsRedrawn': {
      const { occasion: what, dealt, reason, tables } = fact;
      return { ...NOTHING, what, dealt, reason, tables };
    }
    case 'EntriesMoved': {
      const { cause: what, dealt, removed, opened, reason, moves } = fact;
      return { ...NOTHING, what, dealt, removed, ...(opened && { opened }), reason, moves };
    }
  }
};

const NOTHING = { dealt: [], removed: null, reason: null, tables: [], moves: [] } as const;

const oneTable = ({ seats }: FactOf<'SeatsDrawn'>, { terms, entries }: AnnouncedTournament) => {
  const drawn = new Map(seats.map(({ seat, entryId }) => [seat, entryIn(entries, entryId)?.sale]));
  const last = Math.max(...drawn.keys());
  return {
    table: onlyTable(terms),
    seats: Array.from({ length: last }, (_, at) => drawn.get(at + 1)?.entryNumber ?? null),
  };
};
