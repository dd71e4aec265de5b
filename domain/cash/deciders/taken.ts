import { Rejection } from '../../errors.ts';
import { assertTold } from '../../hand/assertTold.ts';
import { decide as decideHand } from '../../hand/decide.ts';
import type { HandFact } from '../../hand/facts.ts';
import { type BoundGesture, boundStep } from '../../hand/physical/boundStep.ts';
import type { Gesture } from '../../hand/physical/gesture.ts';
import type { Hand } from '../../hand/state.ts';
import { type Centavos, centavos } from '../../money/centavos.ts';
import type { HandStep } from '../commands.ts';
import type { CashTerms } from '../terms.ts';

type Taken = { readonly facts: readonly HandFact[]; readonly gesture?: BoundGesture | undefined };

/**
 * What a step does to the hand, and to which action a gesture binds.
 *
 * @throws {Rejection} those of `boundStep`, `cash.not-whole-chips`, those of `decide` of a hand,
 *   those of `assertTold`
 */
export const taken = (
  step: HandStep,
  hand: Hand,
  { chip, ruleset }: Pick<CashTerms, 'chip' | 'ruleset'>,
): Taken => {
  if (step.type === 'TimeOut') return { facts: [] };
  if (step.type === 'TakeAction') {
    const facts = decideHand(step, hand);
    assertTold([{ seat: step.seat, ...step.move }], facts, ruleset, () => '/step/to');
    return { facts };
  }
  if (step.type !== 'MakeGesture') return { facts: decideHand(step, hand) };
  const { seat, gesture } = step;
  assertGesture(gesture, chip);
  const { action, binding } = boundStep(hand, step);
  const facts = decideHand(action, hand);
  return { facts, gesture: binding === null ? undefined : { seat, gesture, binding } };
};

/** Every chip is one of the table's, and what was said can be paid with them. */
const assertGesture = ({ amount, motions }: Gesture, chip: Centavos): void => {
  if (amount !== null) assertChips(centavos(amount), chip, '/step/amount');
  motions.forEach((chips, motion) => {
    chips.forEach(({ value }, index) => {
      assertChips(centavos(value), chip, `/step/motions/${motion}/${index}/value`);
    });
  });
};

/**
 * Amounts are paid with the chips of the table; one that is missing is for the hand to refuse.
 *
 * @see R40-13
 * @throws {Rejection} `cash.not-whole-chips`
 */
export const assertChips = (to: number | undefined, chip: Centavos, pointer: string): void => {
  if (to === undefined || to === 0 || (to > 0 && to % chip === 0)) return;
  throw new Rejection('cash.not-whole-chips', 'R40-13', { amount: to, chip, pointer });
};
