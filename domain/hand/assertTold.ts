import { Rejection } from '../errors.ts';
import type { HandFact } from './facts.ts';
import type { PostedAction } from './postedHand.ts';
import { RULESETS, type RulesetId } from './ruleset.ts';

/**
 * A fold and a check leave what lies in front of the player: told with another total, something
 * else was done. It is asked of what was decided already, action by action in their order.
 *
 * @param pointer of the total of an action, in what was sent
 * @see R40-44.b1, R40-44.b4, CLUB-J6, CLUB-J9
 * @throws {Rejection} `hand.amount-differs`
 */
export const assertTold = (
  actions: readonly PostedAction[],
  facts: readonly HandFact[],
  ruleset: RulesetId,
  pointer: (index: number) => string,
): void => {
  let index = 0;
  for (const fact of facts) {
    if (fact.type !== 'ActionTaken') continue;
    const { action, to } = actions[index]!;
    const leaves = action === 'fold' || action === 'check';
    if (leaves && to !== undefined && to !== fact.to)
      throw new Rejection('hand.amount-differs', normOf(action, ruleset), {
        pointer: pointer(index),
        to,
        front: fact.to,
      });
    index += 1;
  }
};

const normOf = (action: 'fold' | 'check', ruleset: RulesetId) => {
  const { call, check } = RULESETS[ruleset].norms;
  if (action === 'check') return check;
  return ruleset === 'CLUB' ? call : 'R40-44.b1'; // CLUB-J6 speaks of all three
};
