import { evolve } from '../../domain/tournament/evolve.ts';
import type { TournamentFact } from '../../domain/tournament/facts.ts';
import { initialState, type Tournament } from '../../domain/tournament/state.ts';
import { fromRecorded } from '../../events/recorded.ts';
import type { Ports } from '../shared/ports.ts';
import { readCommits } from '../shared/store.ts';
import { streamOf } from '../shared/streams.ts';
import type { Table } from '../shared/table.ts';

export type Event = { readonly operator: string; readonly tournamentId: string };

/**
 * What a container has read of a tournament. Its facts never change, so that each paper reads only
 * those that came since the paper before, and folds only those since a state that is kept.
 */
export type Chronicle = {
  readonly facts: readonly TournamentFact[];
  /** Reads the facts that came since. */
  readonly readOn: () => Promise<void>;
  /** The state that so many facts made; the same object when asked again at once. */
  readonly stateAfter: (count: number) => Tournament;
};

const CHRONICLES_KEPT_MAX = 4;
/** Of what is read, only the facts stay: a large event is not held twice. */
const COMMITS_AT_ONCE = 1000;
/** States are kept after every so many facts: they share nearly all that they hold. */
const FACTS_PER_STATE = 256;

const kept = new WeakMap<Table, Map<string, Chronicle>>();

export const chronicleOf = ({ table }: Ports, { operator, tournamentId }: Event): Chronicle => {
  const ofTable = kept.get(table) ?? new Map<string, Chronicle>();
  kept.set(table, ofTable);
  const name = `${operator} ${tournamentId}`;
  const chronicle = ofTable.get(name) ?? openChronicle(table, operator, tournamentId);
  ofTable.delete(name); // the one used longest ago comes first
  ofTable.set(name, chronicle);
  const [oldest] = ofTable.keys();
  if (ofTable.size > CHRONICLES_KEPT_MAX && oldest !== undefined) ofTable.delete(oldest);
  return chronicle;
};

const openChronicle = (table: Table, operator: string, tournamentId: string): Chronicle => {
  const facts: TournamentFact[] = [];
  let sequence = 0;
  return {
    facts,
    readOn: async () => {
      for (let isMore = true; isMore; ) {
        const stream = streamOf.tournament(tournamentId);
        const commits = await readCommits(table, operator, stream, sequence, COMMITS_AT_ONCE);
        for (const commit of commits) {
          if (commit.sequence !== sequence + 1) continue; // another reader came first
          facts.push(...commit.events.map((event) => fromRecorded<TournamentFact>(event)));
          sequence = commit.sequence;
        }
        isMore = commits.length === COMMITS_AT_ONCE;
      }
    },
    stateAfter: statesOf(facts),
  };
};

const statesOf = (facts: readonly TournamentFact[]): Chronicle['stateAfter'] => {
  const states: Tournament[] = [initialState()];
  let last = { count: 0, state: initialState() };
  const fold = (from: number, state: Tournament, to: number): Tournament =>
    facts.slice(from, to).reduce<Tournament>(evolve, state);
  return (count) => {
    const marks = Math.floor(count / FACTS_PER_STATE);
    while (states.length <= marks) {
      const from = (states.length - 1) * FACTS_PER_STATE;
      states.push(fold(from, states.at(-1) as Tournament, from + FACTS_PER_STATE));
    }
    const from = marks * FACTS_PER_STATE;
    const isNearer = last.count >= from && last.count <= count;
    const near = isNearer ? last : { count: from, state: states[marks] as Tournament };
    last = near.count === count ? near : { count, state: fold(near.count, near.state, count) };
    return last.state;
  };
};
