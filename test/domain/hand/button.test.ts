import { describe, expect, it } from 'vitest';
import { parseCard } from '../../../domain/cards/card.ts';
import { firstPositions, nextPositions, type Positions } from '../../../domain/hand/button.ts';
import { drawButton, firstCashButton } from '../../../domain/hand/drawButton.ts';
import { actor, open, play } from './table.ts';

/** A, B, C, D and E in the order of play. */
const [A, B, C, D, E] = [1, 2, 3, 4, 5] as const;
const first = firstPositions(A, [A, B, C, D, E]);
const seats = ({ button, smallBlind, bigBlind }: Positions) => [button, smallBlind, bigBlind];
const without = (...out: number[]) =>
  seats(
    nextPositions(
      first,
      [A, B, C, D, E].filter((seat) => !out.includes(seat)),
    ),
  );

describe('The next hand', () => {
  it('starts from button A, small blind B, big blind C', () =>
    expect(seats(first)).toEqual([A, B, C]));

  it('nobody out: everything moves one [R123-II-31] [R40-41]', () => {
    expect(without()).toEqual([B, C, D]);
    const three = firstPositions(3, [3, 5, 8]);
    expect(nextPositions(three, [3, 5, 8]).button).toBe(5);
    expect(nextPositions(firstPositions(9, [1, 4, 9]), [1, 4, 9]).button).toBe(1);
    expect(nextPositions(firstPositions(3, [1, 2, 3, 4, 5, 6]), [1, 2, 3, 4, 5, 6]).button).toBe(4);
  });

  it('B out: A, C, D [R40-77] [CLUB-B6]', () => expect(without(B)).toEqual([A, C, D]));

  it('C out: B, none, D [R40-78] [CLUB-B7]', () => expect(without(C)).toEqual([B, null, D]));

  it('B and C out: A, none, D [R40-79] [CLUB-B8]', () =>
    expect(without(B, C)).toEqual([A, null, D]));

  it('A, B and C out: the button stays on the empty place A', () => {
    const more = firstPositions(A, [A, B, C, D, E, 6]);
    expect(seats(nextPositions(more, [D, E, 6]))).toEqual([A, null, D]);
  });

  it('who leaves counts as who is out [R40-36]', () => {
    expect(without(C)).toEqual([B, null, D]); // was due the small blind
    expect(without(D)).toEqual([B, C, E]); // was due the big blind
    expect(without(B)).toEqual([A, C, D]); // was due the button only
  });

  it('after a dead small blind the blinds go on one by one', () => {
    const active = [A, B, D, E];
    const dead = nextPositions(first, active);
    expect(seats(nextPositions(dead, active))).toEqual([B, D, E]);
  });

  it('nobody skips a blind or has one twice: the small blind out, the button waits [CLUB-T21]', () => {
    let positions = first;
    const big: number[] = [];
    const active = [A, C, D, E];
    for (let hand = 0; hand < 8; hand += 1) {
      positions = nextPositions(positions, active);
      big.push(positions.bigBlind);
    }
    expect(big).toEqual([D, E, A, C, D, E, A, C]);
  });
});

describe('Two players left [R123-II-115] [R123-II-115.A]', () => {
  const three = firstPositions(A, [A, B, C]);

  it('button A, small blind B, big blind C; B out: C has the button, A the big blind', () =>
    expect(seats(nextPositions(three, [A, C]))).toEqual([C, C, A]));

  it('C out: A, who never had the big blind, gets it; B has had none either before', () =>
    expect(seats(nextPositions(three, [A, B]))).toEqual([B, B, A]));

  it('C out after B posted the hand before: B has the button, A the big blind', () => {
    const last = nextPositions(firstPositions(C, [A, B, C]), [A, B, C]);
    expect(seats(last)).toEqual([A, B, C]);
    expect(seats(nextPositions(last, [A, B]))).toEqual([B, B, A]);
  });

  it('the blinds change sides in every hand', () => {
    const heads = nextPositions(three, [A, C]);
    expect(seats(nextPositions(heads, [A, C]))).toEqual([A, A, C]);
  });

  it('from the first hand of a match the button is the drawn one', () =>
    expect(seats(firstPositions(B, [A, B]))).toEqual([B, B, A]));

  it.each([
    ['R123', 1000, 2000],
    ['CLUB', 500, 1000],
  ] as const)(
    'under %s the button posts the small blind, the other the big one [R123-II-115.B] [CLUB-B2] [CLUB-T22]',
    (ruleset, smallBlind, bigBlind) => {
      const given = { stacks: { 1: 9000, 3: 9000 }, button: 3, ruleset, smallBlind, bigBlind };
      const fronts = open(given).players.map(({ seat, front }) => [seat, front]);
      expect(fronts).toEqual([
        [1, bigBlind],
        [3, smallBlind],
      ]);
    },
  );

  it('the button acts first before the flop and last after it [R123-II-115.C]', () => {
    const hand = open({ stacks: { 1: 9000, 3: 9000 }, button: 3 });
    expect(actor(hand)).toBe(3);
    expect(actor(play(hand, '3C 1X'))).toBe(1);
    expect(actor(play(hand, '3C 1X 1X'))).toBe(3);
  });
});

describe('The first button', () => {
  const dealt = (...cards: string[]) =>
    cards.map((card, index) => ({ seat: index + 1, card: parseCard(card) }));

  it('is at the place with the highest card: 9c, Kd, Ks gives 3 [R123-II-32] [R123-II-33] [R123-II-21]', () => {
    expect(drawButton(dealt('9c', 'Kd', 'Ks'))).toBe(3);
    expect(drawButton(dealt('9c', 'Kh', 'Kd'))).toBe(2);
  });

  it('aces are high: seat 4 draws the ace [CLUB-T6]', () =>
    expect(drawButton(dealt('Kc', '2s', 'Qd', 'Ac', 'Kh'))).toBe(4));

  it('seat 7 draws the king, the highest [CLUB-J2]', () =>
    expect(drawButton(dealt('2c', '3c', '4c', '5c', '6c', '7c', 'Kc', '8c', 'Qs'))).toBe(7));

  it('goes to the next player where the drawn place is empty [R123-II-34]', () =>
    expect(firstPositions(3, [1, 2, 4, 5, 6]).button).toBe(4));

  it('of a cash table is the highest seat taken [R40-21]', () =>
    expect(firstCashButton([1, 2, 4, 6, 9])).toBe(9));
});
