import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCards } from '../../../domain/cards/card.ts';
import { Rejection } from '../../../domain/errors.ts';
import type { HandCommand } from '../../../domain/hand/commands.ts';
import { type PostedHand, playPosted } from '../../../domain/hand/postedHand.ts';
import { dice, playAtRandom, someSetup } from './playAtRandom.ts';
import { RULESETS_OF_HANDS, seated, setup } from './table.ts';

/** What a casino would post of a hand that was played command by command. */
const postedOf = (commands: readonly HandCommand[]): PostedHand => {
  const of = <Type extends HandCommand['type']>(type: Type) =>
    commands.filter((one): one is Extract<HandCommand, { type: Type }> => one.type === type);
  let after = 0;
  const dead = commands.flatMap((one) => {
    if (one.type === 'TakeAction') after += 1;
    if (one.type !== 'DeclareHandDead') return [];
    const { seat, norm, reason } = one;
    return [{ seat, norm, reason, after }];
  });
  return {
    actions: of('TakeAction').map(({ seat, move }) => ({ seat, ...move })),
    board: of('DealBoard').at(-1)?.board ?? [],
    shown: of('ShowHand').map(({ seat, cards }) => ({ seat, cards })),
    mucked: of('MuckHand').map(({ seat }) => seat),
    dead,
    ranking: of('AwardPots').at(-1)?.ranking,
  };
};

const quiet = { onState: () => {}, careless: () => null };

describe('A hand as a casino posts it', () => {
  it.each(RULESETS_OF_HANDS)(
    'ends as the same hand played live under %s',
    (ruleset) =>
      void fc.assert(
        fc.property(fc.nat(), (seed) => {
          const roll = dice(seed);
          const live = playAtRandom(someSetup(ruleset, roll), roll, quiet);
          const [open, ...rest] = live.commands;
          if (open?.type !== 'OpenHand') throw new Error('a hand is opened first');
          expect(playPosted(open.setup, postedOf(rest)).hand).toEqual(live.hand);
        }),
        { numRuns: 300 },
      ),
  );
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
