import { Rejection } from '../../domain/errors.ts';
import type { FactOf, TournamentFact } from '../../domain/tournament/facts.ts';
import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import type { Ports } from '../shared/ports.ts';
import { chronicleOf, type Event } from './chronicle.ts';

export type { Event } from './chronicle.ts';

/** What had happened in a tournament up to one of its facts, and the state that it made. */
export type History<Last extends TournamentFact = TournamentFact> = {
  readonly facts: readonly TournamentFact[];
  readonly last: Last;
  readonly state: AnnouncedTournament;
};

/**
 * Reads a tournament up to the fact that a paper is of. A paper made later, or made again, says
 * what was true then, whatever has happened since.
 */
export const historyUntil = async <Type extends TournamentFact['type']>(
  ports: Ports,
  event: Event,
  type: Type,
  isIt: (fact: FactOf<Type>) => boolean,
): Promise<History<FactOf<Type>>> => {
  const { tournamentId } = event;
  const { facts, readOn, stateAfter } = chronicleOf(ports, event);
  const find = () =>
    facts.findIndex((fact) => fact.type === type && isIt(fact as FactOf<Type>)) + 1;
  let count = find();
  if (count === 0) {
    await readOn();
    count = find();
  }
  const last = facts[count - 1];
  if (!last) throw new Error(`The tournament ${tournamentId} has no such ${type}.`);
  const state = stateAfter(count);
  if (state.status === 'unannounced') throw new Error(`${tournamentId} was never announced.`);
  return { facts: facts.slice(0, count), last: last as FactOf<Type>, state };
};

/**
 * Reads a tournament as it stands now.
 *
 * @throws {Rejection} `tournament.not-announced`, also when it is another operator's
 */
export const historyNow = async (ports: Ports, event: Event): Promise<Omit<History, 'last'>> => {
  const { facts, readOn, stateAfter } = chronicleOf(ports, event);
  await readOn();
  const state = stateAfter(facts.length);
  if (state.status === 'unannounced') throw new Rejection('tournament.not-announced');
  return { facts: [...facts], state };
};

export const factsOf = <Type extends TournamentFact['type']>(
  facts: readonly TournamentFact[],
  type: Type,
): FactOf<Type>[] => facts.filter((fact): fact is FactOf<Type> => fact.type === type);

type AboutEntry = 'EntryPaid' | 'PrizeConfirmed';

/** The last fact of its type about an entry; null when there is none. */
export const lastAbout = <Type extends AboutEntry>(
  facts: readonly TournamentFact[],
  type: Type,
  entryId: string,
): FactOf<Type> | null =>
  factsOf(facts, type).findLast((fact) => (fact as FactOf<AboutEntry>).entryId === entryId) ?? null;
