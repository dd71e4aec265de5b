import { Rejection } from '../../domain/errors.ts';
import { evolve } from '../../domain/tournament/evolve.ts';
import type { FactOf, TournamentFact } from '../../domain/tournament/facts.ts';
import type { AnnouncedTournament, Tournament } from '../../domain/tournament/state.ts';
import { initialState } from '../../domain/tournament/state.ts';
import { fromRecorded } from '../../events/recorded.ts';
import type { Ports } from '../shared/ports.ts';
import { readCommits } from '../shared/store.ts';
import { streamOf } from '../shared/streams.ts';

/** What had happened in a tournament up to one of its facts, and the state that it made. */
export type History<Last extends TournamentFact = TournamentFact> = {
  readonly facts: readonly TournamentFact[];
  readonly last: Last;
  readonly state: AnnouncedTournament;
};

export type Event = { readonly operator: string; readonly tournamentId: string };

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
  const facts = await readFacts(ports, event);
  const end = facts.findIndex((fact) => fact.type === type && isIt(fact as FactOf<Type>));
  const last = facts[end];
  if (!last) throw new Error(`The tournament ${tournamentId} has no such ${type}.`);
  const until = facts.slice(0, end + 1);
  const state = foldOf(until);
  if (state.status === 'unannounced') throw new Error(`${tournamentId} was never announced.`);
  return { facts: until, last: last as FactOf<Type>, state };
};

/**
 * Reads a tournament as it stands now.
 *
 * @throws {Rejection} `tournament.not-announced`, also when it is another operator's
 */
export const historyNow = async (ports: Ports, event: Event): Promise<Omit<History, 'last'>> => {
  const facts = await readFacts(ports, event);
  const state = foldOf(facts);
  if (state.status === 'unannounced') throw new Rejection('tournament.not-announced');
  return { facts, state };
};

const readFacts = async (
  { table }: Ports,
  { operator, tournamentId }: Event,
): Promise<TournamentFact[]> => {
  const commits = await readCommits(table, operator, streamOf.tournament(tournamentId));
  return commits.flatMap(({ events }) => events.map((one) => fromRecorded<TournamentFact>(one)));
};

const foldOf = (facts: readonly TournamentFact[]): Tournament =>
  facts.reduce<Tournament>(evolve, initialState());

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
