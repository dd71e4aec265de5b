import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Rejection } from '../../../domain/errors.ts';
import { playHand } from '../../../domain/hand/playHand.ts';
import { dice, playAtRandom, someSetup } from './playAtRandom.ts';
import { action, RULESETS_OF_HANDS, seated, setup } from './table.ts';

const quiet = { onState: () => {}, careless: () => null };

describe('A hand that is posted complete', () => {
  it.each(RULESETS_OF_HANDS)(
    'is the same as the hand played live under %s',
    (ruleset) =>
      void fc.assert(
        fc.property(fc.nat(), (seed) => {
          const roll = dice(seed);
          const { hand, commands, facts } = playAtRandom(someSetup(ruleset, roll), roll, quiet);
          expect(playHand(commands)).toEqual({ hand, facts });
        }),
        { numRuns: 500 },
      ),
  );

  it('is refused whole, saying at which command and what was expected', () => {
    const commands = [
      { type: 'OpenHand', setup: setup(seated(4)) } as const,
      ...['3C', '4R300'].map(action),
    ];
    try {
      playHand(commands);
      expect.fail('expected a rejection');
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      expect(error).toMatchObject({
        code: 'hand.raise-too-small',
        norm: 'R123-II-82',
        facts: { command: 2, expectedSeat: 4, minRaiseTo: 400, to: 300 },
      });
    }
  });

  it('of no commands is no hand', () =>
    expect(playHand([])).toEqual({ hand: { status: 'unopened' }, facts: [] }));
});
