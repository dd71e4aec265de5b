import { bindChips } from './bindChips.ts';
import { type Binding, type Gesture, type Moment, singleChip, sumOf } from './gesture.ts';
import { GESTURE_NORMS } from './norms.ts';
import { callOf, checkOf, foldOf, raiseOf, unclear } from './outcome.ts';

/**
 * The action to which a player in turn has bound himself. What was said in time prevails over the
 * chips; without words, or with words that came late, the chips of the first motion speak.
 *
 * Totals are what lies in front of him, blinds included; so an oversize chip with "raise" is a
 * wager of its value for who had nothing there.
 *
 * @see R123-II-66.A, R123-II-73, R123-II-75, R123-II-77, R123-II-79, R40-52, CLUB-N6
 */
export const bindingAction = (moment: Moment, gesture: Gesture): Binding => {
  const norms = GESTURE_NORMS[moment.ruleset];
  if (gesture.saidLate || gesture.word === null) return bindChips(moment, gesture);
  switch (gesture.word) {
    case 'fold':
      return foldOf(moment, gesture, norms.fold);
    case 'check':
      if (callIsDue(moment)) return unclear(norms.unclear);
      return checkOf(moment, gesture, norms.check);
    case 'call':
      return callOf(moment, gesture, norms.call);
    case 'all-in':
      if (moment.isRaiseClosed) return callOf(moment, gesture, closedNorm(moment));
      return raiseOf(moment, gesture, moment.maxRaiseTo, norms.allIn);
    case 'bet':
    case 'raise':
      return bindRaise(moment, gesture);
  }
};

const callIsDue = ({ toMatch, inFront }: Moment): boolean => toMatch > inFront;

/** A call for all he has is an all-in; otherwise the raise is closed by an article. */
const closedNorm = ({ ruleset, maxRaiseTo, toMatch }: Moment) => {
  const { allIn, raiseClosed } = GESTURE_NORMS[ruleset];
  return maxRaiseTo <= toMatch ? allIn : raiseClosed;
};

/**
 * A raise that was announced. Without an amount it is for the chips of one motion, by R123 of two,
 * and never below the minimum.
 *
 * @see R123-II-85.B, R123-II-85.C, R123-II-88, R40-53, R40-54, PISO-43, PISO-45.2, PISO-46, CLUB-N10
 */
const bindRaise = (moment: Moment, gesture: Gesture): Binding => {
  const norms = GESTURE_NORMS[moment.ruleset];
  const { amount, motions } = gesture;
  if (moment.isRaiseClosed) return callOf(moment, gesture, closedNorm(moment));
  if (amount !== null) return raiseOf(moment, gesture, amount, norms.amountSaid);
  const [first = [], ...later] = motions;
  if (later.length === 0) {
    const norm = singleChip(first) === null ? norms.raiseSaid : norms.oversizeRaise;
    return raiseOf(moment, gesture, moment.inFront + sumOf(first), norm);
  }
  const counted = moment.ruleset === 'R123' ? motions.slice(0, 2) : [first];
  const placed = counted.reduce((sum, chips) => sum + sumOf(chips), 0);
  return raiseOf(moment, gesture, moment.inFront + placed, norms.raiseInTwoMotions);
};
