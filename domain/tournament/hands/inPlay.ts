import { Rejection } from '../../errors.ts';
import type { PostedHand } from '../../hand/postedHand.ts';
import type { Instant } from '../../time/jornada.ts';
import type { ClockCall } from '../floor/state.ts';
import type { AnnouncedTournament } from '../state.ts';

/**
 * A hand that is played now: neither an earlier one nor one that was recorded.
 *
 * @throws {Rejection} `tournament.hand-backwards`
 */
export const assertHandInPlay = (state: AnnouncedTournament, table: number, hand: number): void => {
  const last = state.chips.hands[table]?.hand ?? 0;
  if (hand < last || state.playedHands.last[table]?.hand === hand)
    throw new Rejection('tournament.hand-backwards', 'R123-II-46', { hand, last });
};

/**
 * Whose time had run out by then is dead in the hand as it is recorded.
 *
 * @see R123-II-66.E, R123-II-68
 * @throws {Rejection} `hand.dead-by-time`
 */
export const assertDeadByTime = (
  calls: readonly ClockCall[],
  hand: number,
  { dead }: PostedHand,
  at: Instant,
): void => {
  const over = calls.find(
    (call) =>
      call.hand === hand &&
      !call.stopped &&
      call.until <= at &&
      !dead.some(({ seat }) => seat === call.seat),
  );
  if (!over) return;
  const { seat, until } = over;
  throw new Rejection('hand.dead-by-time', 'R123-II-66.E', { pointer: '/dead', seat, until });
};
