import type { RoundFact } from './roundFacts.ts';
import type { Rounds } from './state.ts';

export const NO_ROUNDS: Rounds = { on: false, round: 0, tables: [], pending: [], settingIds: [] };

/** Applies a fact about simultaneous hands. */
export const evolveRounds = (rounds: Rounds, fact: RoundFact): Rounds => {
  switch (fact.type) {
    case 'HandForHandSet':
      return { ...rounds, on: fact.on, settingIds: [...rounds.settingIds, fact.settingId] };
    case 'RoundReleased': {
      const { round, tables } = fact;
      return { ...rounds, round, tables, pending: tables };
    }
    case 'RoundReported':
      return { ...rounds, pending: rounds.pending.filter((table) => table !== fact.table) };
  }
};
