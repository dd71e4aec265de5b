import { handsLeft } from '../../domain/tournament/penalties.ts';
import type { Penalty } from '../../domain/tournament/state.ts';

/** A penalty for readers: without its words, which may name people. */
export const shownPenalty = (penalty: Penalty) => {
  const { penaltyId, entryId, table, hand, level, codes, infractions } = penalty;
  const { hands, status, appeal, occurredAt, by } = penalty;
  return {
    ...{ penaltyId, entryId, table, hand, level, codes, infractions, hands, status, occurredAt },
    handsLeft: handsLeft(penalty),
    until: penalty.until ?? null,
    appeal: appeal ?? null,
    by: by.legajo,
  };
};
