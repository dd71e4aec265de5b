import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCards } from '../../../domain/cards/card.ts';
import { Rejection } from '../../../domain/errors.ts';
import { evolve } from '../../../domain/hand/evolve.ts';
import { type PostedHand, playPosted } from '../../../domain/hand/postedHand.ts';
import { type Hand, initialState } from '../../../domain/hand/state.ts';
import { dice, playAtRandom, someSetup } from './playAtRandom.ts';
import { postedOf } from './postedOf.ts';
import { RULESETS_OF_HANDS, seated, setup } from './table.ts';

const quiet = { onState: () => {}, careless: () => null };

describe('A hand as a casino posts it', () => {
  it.each(RULESETS_OF_HANDS)(
    'ends as the same hand played live under %s',
    (ruleset) =>
      void fc.assert(
        fc.property(fc.nat(), (seed) => {
          const roll = dice(seed);
          const live = playAtRandom(someSetup(ruleset, roll), roll, quiet);
          const { hand, facts } = playPosted(...postedOf(live.commands));
          expect(hand).toEqual(live.hand);
          expect(facts.reduce<Hand>(evolve, initialState())).toEqual(hand);
        }),
        { numRuns: 500 },
      ),
  );

  it('does not say in which order its hands were given up, also by the last to bet [R40-71]', () => {
    const actions = [
      ...[3, 4, 1].map((seat) => ({ seat, action: 'call' as const })),
      { seat: 2, action: 'check' as const },
      ...[1, 2, 3, 4, 1, 2, 3, 4].map((seat) => ({ seat, action: 'check' as const })),
      { seat: 1, action: 'bet' as const, to: 400 },
      ...[2, 3].map((seat) => ({ seat, action: 'call' as const })),
      { seat: 4, action: 'fold' as const },
    ];
    const { hand } = playPosted(setting, posted({ actions, mucked: [1, 2] }));
    expect(hand.award?.pots[0]?.winners).toEqual([{ seat: 3, amount: 2_000 }]);
  });
});

const setting = setup(seated(4));
const posted = (changes: Partial<PostedHand>): PostedHand => ({
  actions: [],
  board: [],
  shown: [],
  mucked: [],
  dead: [],
  ...changes,
});
const refusal = (changes: Partial<PostedHand>): Rejection => {
  try {
    playPosted(setting, posted(changes));
  } catch (error) {
    if (error instanceof Rejection) return error;
    throw error;
  }
  return expect.fail('expected a rejection');
};

describe('A posted hand that does not fit', () => {
  const checkedDown = (more: PostedHand['actions'] = []): PostedHand['actions'] => [
    ...([3, 4, 1] as const).map((seat) => ({ seat, action: 'call' as const })),
    { seat: 2, action: 'check' },
    ...[1, 2, 3].flatMap(() => [1, 2, 3, 4]).map((seat) => ({ seat, action: 'check' as const })),
    ...more,
  ];

  it('is refused at an action once its betting is over [R40-47]', () => {
    const late = { seat: 1, action: 'check' } as const;
    expect(refusal({ actions: checkedDown([late]) })).toMatchObject({
      code: 'hand.betting-over',
      facts: { pointer: '/actions/16', seat: 1 },
    });
  });

  it('is refused at its action, with whose turn it is and the range allowed', () =>
    expect(
      refusal({
        actions: [
          { seat: 3, action: 'call' },
          { seat: 4, action: 'raise', to: 300 },
        ],
      }),
    ).toMatchObject({
      code: 'hand.raise-too-small',
      facts: { pointer: '/actions/1', expectedSeat: 4, minRaiseTo: 400, maxRaiseTo: 10_000 },
    }));

  it('is refused when actions are missing, saying who is next', () =>
    expect(refusal({ actions: [{ seat: 3, action: 'fold' }] })).toMatchObject({
      code: 'hand.betting-open',
      facts: { pointer: '/actions', street: 'pre-flop', expectedSeat: 4, toCall: 200 },
    }));

  it('is refused when more cards lie than were dealt', () => {
    const actions = [3, 4, 1].map((seat) => ({ seat, action: 'fold' as const }));
    const board = parseCards('2c3d4h');
    expect(refusal({ actions, board })).toMatchObject({
      code: 'hand.already-awarded',
      facts: { pointer: '/board' },
    });
  });
});
