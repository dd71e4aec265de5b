import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../../../../domain/hand/decide.ts';
import { bindingAction } from '../../../../domain/hand/physical/bind.ts';
import { type Gesture, WORDS } from '../../../../domain/hand/physical/gesture.ts';
import { momentOf } from '../../../../domain/hand/physical/momentOf.ts';
import type { Hand } from '../../../../domain/hand/state.ts';
import { type Dice, dice, playAtRandom, someSetup } from '../playAtRandom.ts';
import { RULESETS_OF_HANDS } from '../table.ts';

const someGesture = (roll: Dice): Gesture => ({
  word: roll(3) === 0 ? null : WORDS[roll(WORDS.length)]!,
  amount: roll(2) === 0 ? null : roll(400),
  saidLate: roll(8) === 0,
  motions: Array.from({ length: roll(3) }, () => [
    { value: [1, 5, 25, 100][roll(4)]!, count: roll(6) },
    { value: 25, count: roll(2) },
  ]),
});

describe.each(RULESETS_OF_HANDS)('Any gesture under %s', (ruleset) => {
  it('binds to an action that the engine accepts, or to none', () => {
    let bindings = 0;
    const onState = (roll: Dice) => (state: Hand) => {
      if (state.status !== 'betting') return;
      const binding = bindingAction(momentOf(state), someGesture(roll));
      if (binding.status === 'unclear') return;
      const { seat } = state.players[state.actor]!;
      const [fact] = decide({ type: 'TakeAction', seat, move: binding.move }, state);
      expect(fact).toMatchObject({ type: 'ActionTaken', to: binding.to });
      bindings += 1;
    };
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const roll = dice(seed);
        const watch = { onState: onState(dice(seed + 1)), careless: () => null };
        playAtRandom(someSetup(ruleset, roll), roll, watch);
      }),
      { numRuns: 1000 },
    );
    expect(bindings).toBeGreaterThan(3000);
  });
});
