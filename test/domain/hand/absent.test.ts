import { describe, expect, it } from 'vitest';
import { Rejection } from '../../../domain/errors.ts';
import { playPosted } from '../../../domain/hand/postedHand.ts';
import { seated, setup } from './table.ts';

const nothing = { actions: [], board: [], shown: [], mucked: [], dead: [] };
const hand = (absent: readonly number[], actions: readonly [number, 'call' | 'fold'][]) =>
  playPosted(setup({ ...seated(4), ruleset: 'R40', absent }), {
    ...nothing,
    actions: actions.map(([seat, action]) => ({ seat, action })),
  });

/** Seat 1 has the small blind, seat 2 the big one; the button is at seat 4. */
describe('A player who left the table is dealt in and killed [R40-38] [R40-59]', () => {
  it('posts nothing, and the call stays the whole big blind', () => {
    const { facts } = hand(
      [2],
      [
        [3, 'call'],
        [4, 'fold'],
        [1, 'fold'],
      ],
    );
    expect(facts[0]).toMatchObject({ posts: [{ seat: 1, kind: 'small-blind', amount: 100 }] });
    expect(facts[1]).toMatchObject({ seat: 3, action: 'call', to: 200 });
    expect(facts.at(-1)).toMatchObject({
      award: { uncalled: { seat: 3, amount: 100 }, pots: [{ amount: 200 }] },
    });
  });

  it('cannot act, whoever says so for him', () =>
    expect(() =>
      hand(
        [4],
        [
          [3, 'call'],
          [4, 'call'],
        ],
      ),
    ).toThrow(
      expect.objectContaining({
        code: 'hand.seat-not-in-hand',
        facts: expect.objectContaining({ pointer: '/actions/1', expectedSeat: 1 }),
      }),
    ));

  it('leaves at least two who play', () => {
    expect(() => hand([1, 2, 3], [])).toThrow(Rejection);
    expect(() => hand([9], [])).toThrow(expect.objectContaining({ code: 'hand.setup-invalid' }));
  });
});
