import { describe, expect, it } from 'vitest';
import type { RoundCommand } from '../../../domain/madero/commands.ts';
import {
  answer,
  bet,
  deal,
  noMore,
  open,
  playedOut,
  returnedOf,
  roundAfter,
  settle,
  show,
} from './table.ts';

/** No flush or straight comes of it without two cards of the box. */
const BOARD = { board: 'Kh9h5c2h3d', bank: '8c4s' };
const outcomes = (...commands: RoundCommand[]) =>
  roundAfter(...commands).settlement!.boxes.map(({ outcome }) => outcome);

describe('Each box is compared with the bank alone [R132-1] [R132-18] [R132-32]', () => {
  it('three boxes, three results', () => {
    const three = [{ cards: 'AcAd' }, { cards: '8d4c' }, { cards: '7c6s' }];
    const round = playedOut(three, { board: 'KhJh5c2h3d', bank: '8c4s' });
    expect(outcomes(...round, settle)).toEqual(['win', 'tie', 'lose']);
  });

  it('bank pair of K, box two pair 9 and 5: the box wins', () => {
    const round = playedOut([{ cards: '9c5d' }], { board: 'Kh9h5c2h3d', bank: 'Kc8s' });
    expect(outcomes(...round, settle)).toEqual(['win']);
  });

  it('the bank makes its best five: A-5 with A 9 9 K 2 is A A 9 9 K [R132-31]', () => {
    const round = playedOut([{ cards: '7c7d' }], { board: 'Ah9c9dKs2h', bank: 'As5c' });
    const { bank, boxes } = roundAfter(...round, settle).settlement!;
    expect(bank).toMatchObject({ category: 'two-pair' });
    expect(bank?.five.map((card) => card >> 2)).toEqual([12, 12, 7, 7, 11]);
    expect(boxes[0]?.outcome).toBe('lose');
  });

  it('a flush of the board ties, whatever the suits of the others [R132-6] [R132-19]', () => {
    const round = playedOut([{ cards: 'KcKd' }], { board: 'AhTh7h4h2h', bank: 'QsQc' });
    expect(returnedOf(...round, settle)).toEqual([[100, 200, 0, 0, 0]]);
  });
});

describe('A winning box [R132-3] [R132-33]', () => {
  it('wins 300 with a trio and has its ante back: 100, 200, 100', () => {
    const trio = playedOut([{ cards: '5d5s', turn: true }], BOARD);
    expect(returnedOf(...trio, settle)).toEqual([[100, 400, 200, 0, 0]]);
  });

  it('wins 400 with a flush', () => {
    const flush = playedOut([{ cards: 'Ah7h', turn: true }], BOARD);
    expect(returnedOf(...flush, settle)).toEqual([[200, 400, 200, 0, 0]]);
  });

  it('wins 500 with a flush and all bets, 400 with a trio', () => {
    const all = { turn: true, river: true };
    expect(returnedOf(...playedOut([{ cards: 'Ah7h', ...all }], BOARD), settle)).toEqual([
      [200, 400, 200, 200, 0],
    ]);
    expect(returnedOf(...playedOut([{ cards: '5d5s', ...all }], BOARD), settle)).toEqual([
      [100, 400, 200, 200, 0],
    ]);
  });

  it('has its ante paid with A 10 7 4 2 of hearts, not with a straight to the 6 [R132-17.5] [R132-17.6]', () => {
    const flush = playedOut([{ cards: 'Ah4h' }], { board: 'Th7h2h9cJd', bank: '8s8c' });
    expect(returnedOf(...flush, settle)[0]?.[0]).toBe(200);
    const straight = playedOut([{ cards: '6c4d' }], { board: '5h3s2cKdJh', bank: '9s9c' });
    expect(returnedOf(...straight, settle)).toEqual([[100, 400, 0, 0, 0]]);
  });
});

describe('A losing or equal box [R132-34] [R132-35]', () => {
  it('loses all it has in its spaces: 100 + 200 + 100 + 0', () => {
    const round = playedOut([{ cards: '7c6s', turn: true }], { ...BOARD, bank: 'KcKd' });
    expect(returnedOf(...round, settle)).toEqual([[0, 0, 0, 0, 0]]);
  });

  it('has all four back on a tie: 500', () => {
    const round = playedOut([{ cards: '8d4c', turn: true, river: true }], {
      board: 'KhJhTc9h2d',
      bank: '8c4s',
    });
    expect(returnedOf(...round, settle)).toEqual([[100, 200, 100, 100, 0]]);
  });
});

describe('A fold gives ante, bonus and jackpot to the bank [R132-26.1] [R132-46] [R132-65]', () => {
  const folded = (bets: Parameters<typeof bet>[1]) =>
    roundAfter(open(), bet(1, bets), noMore, answer('flop', 1, 'fold'), settle).settlement!
      .boxes[0]!;

  it('ante 100 and bonus 50: 150 to the bank, even with a pair of twos', () => {
    const { outcome, returned, bonusLine } = folded({ bonus: 50 });
    expect(outcome).toBe('fold');
    expect(Object.values(returned)).toEqual([0, 0, 0, 0, 0]);
    expect(bonusLine).toBeNull();
  });

  it('4 credits: lost', () =>
    expect(folded({ credits: 4 }).jackpot).toEqual({ category: null, award: 0, ofMeter: null }));

  it('and the others go on', () => {
    const two = roundAfter(
      open(),
      bet(1),
      bet(2),
      noMore,
      answer('flop', 1, 'fold'),
      answer('flop', 2, 'bet', 200),
      deal('Kh9h5c'),
      answer('turn', 2, 'check'),
      deal('2h'),
      answer('river', 2, 'check'),
      deal('3d'),
      show('bank', '8c4s'),
      show(2, 'AcAd'),
      settle,
    );
    expect(two.settlement?.boxes.map(({ outcome }) => outcome)).toEqual(['fold', 'win']);
  });
});
