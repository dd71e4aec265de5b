import { clockwiseFrom, nextAfter } from './clockwise.ts';
import type { Seat } from './setup.ts';

/** Where button and blinds are in a hand, and who has posted the big blind when. */
export type Positions = {
  /** May be an empty place. @see R40-79 */
  readonly button: Seat;
  /** `null` when it is dead. @see R40-78 */
  readonly smallBlind: Seat | null;
  readonly bigBlind: Seat;
  /** Everybody who has had the big blind, the latest first; this hand's is the first. */
  readonly bigBlinds: readonly Seat[];
};

/**
 * The first hand: button as drawn, blinds to its left; of two players the button has the small one.
 * A drawn place that is empty at this table goes to the next player.
 *
 * @param active seats with a player who is dealt in
 * @see R123-II-34, R123-II-42.b1, R123-II-42.b2, R123-II-115, R40-42, CLUB-B2, CLUB-J2, CLUB-J3
 */
export const firstPositions = (drawn: Seat, active: readonly Seat[]): Positions => {
  const button = active.includes(drawn) ? drawn : nextAfter(drawn, active);
  const [first, second] = clockwiseFrom(button, active) as [Seat, Seat];
  return active.length === 2
    ? positions(button, button, first, [])
    : positions(button, first, second, []);
};

/**
 * The next hand: the big blind advances exactly one player; the small blind is the last big blind
 * if he is still in, else there is none; the button is the last small blind if still in, else it
 * stays. So nobody misses a blind. Of two players see `headsUp`.
 *
 * @see R40-36, R40-41, R40-77, R40-78, R40-79, R123-II-31, CLUB-B6, CLUB-B7, CLUB-B8, CLUB-T21,
 *   decision H6
 */
export const nextPositions = (last: Positions, active: readonly Seat[]): Positions => {
  if (active.length === 2) return headsUp(last, active);
  const isIn = (seat: Seat | null): seat is Seat => seat !== null && active.includes(seat);
  return positions(
    isIn(last.smallBlind) ? last.smallBlind : last.button,
    isIn(last.bigBlind) ? last.bigBlind : null,
    nextAfter(last.bigBlind, active),
    last.bigBlinds,
  );
};

/**
 * The button and small blind is whoever posted the big blind most recently, so that nobody posts
 * it twice running. If neither has, the big blind advances one and the other has the button.
 *
 * @see R123-II-115.A, R123-II-115.B, CLUB-T22
 */
const headsUp = (last: Positions, active: readonly Seat[]): Positions => {
  const other = (seat: Seat): Seat => active.find((one) => one !== seat)!;
  const recent = last.bigBlinds.find((seat) => active.includes(seat));
  const button = recent ?? other(nextAfter(last.bigBlind, active));
  return positions(button, button, other(button), last.bigBlinds);
};

const positions = (
  button: Seat,
  smallBlind: Seat | null,
  bigBlind: Seat,
  before: readonly Seat[],
): Positions => {
  const earlier = before.filter((seat) => seat !== bigBlind);
  return { button, smallBlind, bigBlind, bigBlinds: [bigBlind, ...earlier] };
};
