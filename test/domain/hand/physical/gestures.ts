import { bindingAction } from '../../../../domain/hand/physical/bind.ts';
import type {
  Binding,
  ChipsOf,
  Gesture,
  Moment,
} from '../../../../domain/hand/physical/gesture.ts';
import { momentOf } from '../../../../domain/hand/physical/momentOf.ts';
import type { RulesetId } from '../../../../domain/hand/ruleset.ts';
import { open, play, seated } from '../table.ts';

/** `900` one motion worth 900 in hundreds; `1x1000` one chip of 1,000; `400 500` two motions. */
export const motions = (text: string): ChipsOf[][] =>
  text === '' ? [] : text.split(' ').map((motion) => motion.split('+').map(chipsOf));

const chipsOf = (text: string): ChipsOf => {
  const [count, value] = text.split('x').map(Number) as [number, number | undefined];
  return value === undefined ? { value: 50, count: count / 50 } : { value, count };
};

export const gesture = (chips: string, said: Partial<Gesture> = {}): Gesture => ({
  word: null,
  amount: null,
  saidLate: false,
  motions: motions(chips),
  ...said,
});

/** Seat 1 on the flop facing a bet, with nothing in front; the least raise is `minRaise`. */
export const facing = (
  ruleset: RulesetId,
  toMatch: number,
  minRaise: number,
  stack = 10_000,
): Moment => ({
  ruleset,
  toMatch,
  inFront: 0,
  minRaise,
  minRaiseTo: Math.min(toMatch + minRaise, stack),
  maxRaiseTo: stack,
  isRaiseClosed: stack <= toMatch,
});

export const bound = (moment: Moment, done: Gesture): string => text(bindingAction(moment, done));

/** `raise 1000 back 0 add 150 [norm]`. */
const text = (binding: Binding): string => {
  if (binding.status === 'unclear') return `unclear (${binding.norm})`;
  const { move, to, returned, owed, norm } = binding;
  return `${move.action} ${to} back ${returned} add ${owed} (${norm})`;
};

/** Blinds 100/200, seat 3 to act before the flop. */
export const preFlop = (ruleset: RulesetId, tokens = '') => {
  const hand = open({ ...seated(5), ruleset });
  const state = tokens ? play(hand, tokens) : hand;
  if (state.status !== 'betting') throw new Error('betting is over');
  return momentOf(state);
};
