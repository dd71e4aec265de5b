import type { NormId } from '../../regulation/norms.ts';
import type { Amount } from '../setup.ts';
import { type Binding, type Gesture, type Moment, sumOf } from './gesture.ts';

/** Chips that lie there against what they bind to: the rest goes back, what lacks is owed. */
const settled = (
  moment: Moment,
  { motions }: Gesture,
  to: Amount,
  norm: NormId,
  move: Extract<Binding, { status: 'binding' }>['move'],
): Binding => {
  const placed = motions.reduce((sum, chips) => sum + sumOf(chips), 0);
  const due = to - moment.inFront;
  return {
    status: 'binding',
    move,
    to,
    returned: Math.max(0, placed - due),
    owed: Math.max(0, due - placed),
    norm,
  };
};

export const unclear = (norm: NormId): Binding => ({ status: 'unclear', norm });

export const foldOf = (moment: Moment, gesture: Gesture, norm: NormId): Binding =>
  settled(moment, gesture, moment.inFront, norm, { action: 'fold' });

export const checkOf = (moment: Moment, gesture: Gesture, norm: NormId): Binding =>
  settled(moment, gesture, moment.inFront, norm, { action: 'check' });

/** With less than the bet all he has, which is a call for less. @see R40-86 */
export const callOf = (moment: Moment, gesture: Gesture, norm: NormId): Binding => {
  const to = Math.min(moment.toMatch, moment.maxRaiseTo);
  if (to <= moment.inFront) return checkOf(moment, gesture, norm);
  return settled(moment, gesture, to, norm, { action: 'call' });
};

/** At least the legal minimum, at most all he has. */
export const raiseOf = (
  moment: Moment,
  gesture: Gesture,
  amount: Amount,
  norm: NormId,
): Binding => {
  const to = Math.min(Math.max(amount, moment.minRaiseTo), moment.maxRaiseTo);
  const action = moment.toMatch === 0 ? 'bet' : 'raise';
  return settled(moment, gesture, to, norm, { action, to });
};
