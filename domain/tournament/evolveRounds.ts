import type { Instant } from '../time/jornada.ts';
import type { RoundFact } from './roundFacts.ts';
import type { Rounds } from './state.ts';

export const NO_ROUNDS: Rounds = {
  on: false,
  since: null,
  setting: null,
  release: null,
  reports: [],
  round: 0,
  tables: [],
  pending: [],
  settingIds: [],
};

/** Whether a hand belongs to a round: one that began before the order does not. Null is now. */
export const isInRounds = ({ on, since }: Rounds, from: Instant | null): boolean =>
  on && (from === null || since === null || from >= since);

/** Applies a fact about simultaneous hands. */
export const evolveRounds = (rounds: Rounds, fact: RoundFact): Rounds => {
  switch (fact.type) {
    case 'HandForHandSet':
      return {
        ...rounds,
        on: fact.on,
        since: fact.occurredAt,
        setting: fact,
        settingIds: [...rounds.settingIds, fact.settingId],
      };
    case 'RoundReleased': {
      const { round, tables } = fact;
      return { ...rounds, round, tables, pending: tables, release: fact, reports: [] };
    }
    case 'RoundReported':
      return {
        ...rounds,
        pending: rounds.pending.filter((table) => table !== fact.table),
        reports: [...rounds.reports, fact],
      };
  }
};
