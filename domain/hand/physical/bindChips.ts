import { invariant } from '../../errors.ts';
import type { NormId } from '../../regulation/norms.ts';
import type { Amount } from '../setup.ts';
import {
  type Binding,
  type ChipsOf,
  type Gesture,
  type Moment,
  singleChip,
  sumOf,
} from './gesture.ts';
import { GESTURE_NORMS } from './norms.ts';
import { callOf, raiseOf, unclear } from './outcome.ts';

/**
 * Chips let go without a word in time. Only the first motion counts: what came later without an
 * announcement is a string raise.
 *
 * @see R123-II-86, R123-II-89, R123-II-96, R123-II-97, R40-48, R40-55, PISO-38, CLUB-N4, CLUB-N7,
 *   CLUB-T15
 */
export const bindChips = (moment: Moment, gesture: Gesture): Binding => {
  const norms = GESTURE_NORMS[moment.ruleset];
  const [chips, ...later] = gesture.motions;
  if (chips === undefined || sumOf(chips) === 0) return unclear(norms.unclear);
  const total = Math.min(moment.inFront + sumOf(chips), moment.maxRaiseTo);
  const string = later.length > 0 ? norms.string : null;
  if (moment.toMatch === 0)
    return raiseOf(moment, gesture, total, string ?? betNorm(moment, chips, total));
  if (total < moment.toMatch) return callOf(moment, gesture, string ?? norms.shortCall);
  if (total === moment.toMatch) return callOf(moment, gesture, string ?? norms.call);
  const why = whyCall(moment, gesture, chips, total);
  if (why !== null) return callOf(moment, gesture, string ?? why);
  return raiseOf(moment, gesture, total, string ?? raiseNorm(moment, total));
};

/** One chip is a bet of its whole value; below the minimum it is completed. */
const betNorm = (moment: Moment, chips: readonly ChipsOf[], total: Amount): NormId => {
  const { shortBet, oneMotion, oversizeBet } = GESTURE_NORMS[moment.ruleset];
  if (total < moment.minRaiseTo) return shortBet;
  return singleChip(chips) === null ? oneMotion : oversizeBet;
};

/** Why chips above the call are a call all the same; `null` when they are a raise. */
const whyCall = (
  moment: Moment,
  { saidLate }: Gesture,
  chips: readonly ChipsOf[],
  total: Amount,
): NormId | null => {
  const norms = GESTURE_NORMS[moment.ruleset];
  if (moment.isRaiseClosed) return norms.raiseClosed;
  if (singleChip(chips) !== null) return saidLate ? norms.saidLate : norms.oversizeCall;
  if (moment.ruleset === 'PISO' && total - smallest(chips) < moment.toMatch) return 'PISO-44';
  if (total >= moment.minRaiseTo) return null;
  return isHalf(moment, total) ? null : norms.shortRaise;
};

/** Only equal chips are looked at so: without one of them the call would not be covered. */
const smallest = (chips: readonly ChipsOf[]): Amount => {
  const [first, ...others] = chips.filter(({ count }) => count > 0);
  invariant(first !== undefined, 'chips were placed');
  return others.length === 0 ? first.value : 0;
};

/**
 * Half of a raise is completed, less is a call. The base is the least raise; by the floor rules the
 * bet before; in cash nothing silent is completed (decision H8).
 *
 * @see R123-II-83, PISO-46, R40-53, R40-55, CLUB-N10
 */
const isHalf = ({ ruleset, toMatch, minRaise }: Moment, total: Amount): boolean => {
  if (ruleset === 'R40') return false;
  const base = ruleset === 'PISO' ? toMatch : minRaise;
  return 2 * (total - toMatch) >= base;
};

const raiseNorm = (moment: Moment, total: Amount): NormId => {
  const { oneMotion, shortRaise } = GESTURE_NORMS[moment.ruleset];
  return total >= moment.minRaiseTo ? oneMotion : shortRaise;
};
