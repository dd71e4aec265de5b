import { describe, expect, it } from 'vitest';
import type { RoundCommand } from '../../../domain/madero/commands.ts';
import { playedRound } from '../../../domain/madero/playedRound.ts';
import { betsOf, boxToAnswer, markersOf } from '../../../domain/madero/state.ts';
import {
  announce as announceMeter,
  meterAfter,
  play as playOnMeter,
  table,
} from '../jackpot/meter.ts';
import {
  announce as announceTable,
  TERMS as TABLE,
  given as tableAfter,
} from '../tableDay/given.ts';
import {
  answer,
  bet,
  circumstance,
  deal,
  given,
  noMore,
  open,
  PROGRESSIVE,
  pesos,
  playedOut,
  returnedOf,
  roundAfter,
  rule,
  SPECIALS,
  settle,
  show,
  specials,
  stop,
} from './table.ts';

/** Figures of the catalogue as it gives them, where the other tests use boxes of their own. */

const BOARD = { board: 'Kh9h5c2h3d', bank: '8c4s' };
const seated = (...boxes: number[]) => boxes.map((box) => ({ box, player: `P${box}` }));
const betting = (street: 'flop' | 'turn', ...boxes: number[]) =>
  boxes.map((box) => answer(street, box, 'bet', street === 'flop' ? 200 : 100));
const checking = (street: 'turn' | 'river', ...boxes: number[]) =>
  boxes.map((box) => answer(street, box, 'check'));
/** Boxes 3 and 5 have bet the flop, which lies. */
const threeAndFive = [
  open(),
  bet(3),
  bet(5),
  noMore,
  ...betting('flop', 3, 5),
  deal('Kh9h5c'),
] as const;

describe('Bets of a box', () => {
  it('box 3: ante 100, flop 200 [R132-9]', () => {
    const [third] = roundAfter(...threeAndFive).boxes;
    expect(third?.box).toBe(3);
    expect(betsOf(third!)).toMatchObject({ ante: pesos(100), flop: pesos(200), turn: 0, river: 0 });
  });

  it('under manual control the dealer enters the credits [R132-10]', () =>
    given(open())
      .when(bet(3, { credits: 4 }))
      .thenFacts({ type: 'BetsPlaced', by: circumstance('dealer').by, box: 3, credits: 4 }));

  it.each(['off', 'fixed', 'progressive'] as const)('the jackpot is %s [R132-40]', (kind) => {
    const { credit, control } = { credit: pesos(20), control: 'manual' } as const;
    const meter = { jackpotId: 'J1', magicCard: false, luckyPlayer: false };
    const jackpot = {
      off: { kind: 'off' },
      fixed: { kind: 'fixed', control, credit },
      progressive: { kind: 'progressive', control, credit, ...meter },
    } as const;
    tableAfter()
      .when(announceTable({ jackpot: jackpot[kind] }))
      .thenFacts({ terms: { ...TABLE, jackpot: jackpot[kind] } });
  });

  it('box 3 checks: the marker lies on box 3 [R132-27.1]', () => {
    const { boxes } = roundAfter(...threeAndFive, answer('turn', 3, 'check'));
    expect(boxes.map((box) => [box.box, markersOf(box)])).toEqual([
      [3, ['turn']],
      [5, []],
    ]);
  });
});

describe('Irregularities', () => {
  it('the dealer settles round 88 and does not void it [R132-14]', () => {
    const shown = playedOut([{ cards: 'AcAd' }], BOARD);
    given(...shown)
      .when(settle)
      .thenFacts({ type: 'RoundSettled', by: circumstance('dealer').by }, { type: 'RoundClosed' });
    expect(roundAfter(...shown).number).toBe(88);
    given(open(), bet(1), noMore)
      .when(rule({ kind: 'deal-error', error: 'card-exposed' }, 'dealer'))
      .thenRejects('madero.role-not-allowed', 'R132-13');
  });

  it('box 4 has three cards after "voy": dead, boxes 1 to 3 continue [R132-38]', () => {
    const bets = [1, 2, 3, 4].map((box) => bet(box));
    const dead = rule({ kind: 'irregular-hand', box: 4, causedBy: 'house' });
    const played = [
      ...[open(), ...bets, noMore, ...betting('flop', 1, 2, 3, 4), dead, deal('Kh9h5c')],
      ...[...checking('turn', 1, 2, 3), deal('2h'), ...checking('river', 1, 2, 3), deal('3d')],
      ...[show('bank', '8c4s'), show(1, 'AcAd'), show(2, '8d4c'), show(3, '7c6s'), settle],
    ];
    const { boxes } = roundAfter(...played).settlement!;
    expect(boxes.map(({ outcome }) => outcome)).toEqual(['win', 'tie', 'lose', 'dead']);
  });

  it('the fourth card shown with box 5 to answer: answered, then dealt again [R132-39.4]', () => {
    const early = rule({ kind: 'dealt-before-answers', street: 'turn' });
    const waiting = [...threeAndFive, ...betting('turn', 3), stop, early];
    expect(boxToAnswer(roundAfter(...waiting))?.box).toBe(5);
    given(...waiting, ...betting('turn', 5))
      .when(deal('Ks'))
      .thenFacts({ type: 'BoardDealt', street: 'turn', burned: false });
  });
});

describe('Settlement', () => {
  it('a pair of Q on the board and the same kickers: push [R132-19]', () => {
    const pair = playedOut([{ cards: '4c2h' }], { board: 'QcQdAhKsTd', bank: '3c2s' });
    expect(returnedOf(...pair, settle)).toEqual([[100, 200, 0, 0, 0]]);
  });

  it('cards of box 4 missing: refused [R132-30]', () => {
    const four = ['AcAd', '8d4c', '7c6s', 'JcJd'].map((cards) => ({ cards }));
    const withoutLast = playedOut(four, BOARD).slice(0, -1);
    given(...withoutLast)
      .when(settle)
      .thenRejects('madero.cards-missing', 'R132-30');
  });

  it('a bonus not settled: the round does not close [R132-36]', () => {
    const close: RoundCommand = { type: 'CloseRound', ...circumstance() };
    const shown = playedOut([{ cards: 'AcAd', bets: { bonus: 50 } }], BOARD);
    given(...shown)
      .when(close)
      .thenRejects('madero.bet-unsettled', 'R132-36');
    expect(roundAfter(...shown, settle).status).toBe('closed');
  });

  it('2-2 folded with bonus 50: 50 lost, 150 not paid [R132-65]', () => {
    const folded = [open(), bet(1, { bonus: 50 }), noMore, answer('flop', 1, 'fold')];
    given(...folded)
      .when(show(1, '2c2d'))
      .thenRejects('madero.box-not-in-play', 'R132-30');
    expect(returnedOf(...folded, settle)).toEqual([[0, 0, 0, 0, 0]]);
    const kept = playedOut([{ cards: '2c2d', bets: { bonus: 50 } }], BOARD);
    expect(returnedOf(...kept, settle)[0]?.[4]).toBe(50 + 150);
  });

  it('99 with bonus 50: 150 and the stake [R132-67]', () => {
    const nines = playedOut([{ cards: '9c9d', bets: { bonus: 50 } }], BOARD);
    expect(returnedOf(...nines, settle)[0]?.[4]).toBe(50 + 150);
  });
});

describe('Prizes of the jackpot', () => {
  it('flop 7-8-9, J-10 and 6-5 on 80,000: 8,000 and 7,200, meter 64,800 [R132-53]', () => {
    const boxes = ['JhTh', '6h5h'].map((cards) => ({ cards, bets: { credits: 1 } }));
    const board = { board: '7h8h9hKc2d', bank: 'QsQd' };
    const round = roundAfter(...playedOut(boxes, board, PROGRESSIVE), settle);
    const played = playedRound(round, circumstance().jornada);
    // What the round itself feeds is left out: the example starts from the meter as it stands.
    const meter = meterAfter(
      announceMeter([table('T1', 80_000)]),
      playOnMeter({ ...played!, bets: pesos(0) }),
    );
    expect(meter.awards.map(({ hit, amount }) => [hit.box, amount])).toEqual([
      [1, pesos(8_000)],
      [2, pesos(7_200)],
    ]);
    expect(meter.tables[0]?.value).toBe(pesos(64_800));
  });

  it('lucky position 5: 30 with 1 credit, nobody without [R132-57]', () => {
    const awards = (credits: number) => {
      const play = [
        ...[open(SPECIALS, { seats: seated(5) }), bet(5, { credits }), noMore],
        ...[...betting('flop', 5), deal('Kh9h5c'), ...checking('turn', 5), deal('2h')],
        ...[...checking('river', 5), deal('3d'), show('bank', '8c4s'), show(5, 'AcAd')],
      ];
      const round = roundAfter(...play, specials('7d', 5), settle);
      return round.settlement?.boxes.map(({ box, specialAward }) => [box, specialAward]);
    };
    expect(awards(1)).toEqual([[5, pesos(30)]]);
    expect(awards(0)).toEqual([[5, 0]]);
  });
});
