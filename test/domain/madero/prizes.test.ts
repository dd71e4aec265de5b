import { describe, expect, it } from 'vitest';
import { parseCards } from '../../../domain/cards/card.ts';
import { bonusLineOf, bonusReturned } from '../../../domain/madero/bonus.ts';
import {
  fixedPrize,
  jackpotCategoryOf,
  LEGAL_METER_BPS,
  LEGAL_PRIZES,
} from '../../../domain/madero/jackpotPrizes.ts';
import { bonusSign, jackpotSign } from '../../../domain/madero/payTables.ts';
import { playedRound } from '../../../domain/madero/playedRound.ts';
import { drawFrom, WORDS_PER_DRAW } from '../../../domain/madero/specials.ts';
import type { RoundTerms } from '../../../domain/madero/terms.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
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
  TERMS,
} from './table.ts';

const line = (own: string, bank = 'Kc7d', announced = false) =>
  bonusLineOf(parseCards(own), parseCards(bank), announced);

describe('Bonus table [R132-67]', () => {
  it.each([
    ['AcAd', 'aces', 30],
    ['AcKc', 'ace-king-suited', 25],
    ['AcQc', 'ace-queen-or-jack-suited', 20],
    ['JhAh', 'ace-queen-or-jack-suited', 20],
    ['AcKd', 'ace-king', 15],
    ['JcJd', 'jacks-to-kings', 10],
    ['QcQd', 'jacks-to-kings', 10],
    ['KcKd', 'jacks-to-kings', 10],
    ['AcQd', 'ace-queen-or-jack', 5],
    ['JdAc', 'ace-queen-or-jack', 5],
    ['2c2d', 'twos-to-tens', 3],
    ['TcTd', 'twos-to-tens', 3],
  ] as const)('%s is %s and pays %i to 1 with the stake', (own, right, toOne) => {
    expect(line(own)).toBe(right);
    expect(bonusReturned(pesos(50), line(own))).toBe(pesos(50 * (toOne + 1)));
  });

  it.each(['Tc9d', 'AcTc', 'KcQc', 'Ac7d'])('%s pays nothing [R132-62]', (own) => {
    expect(line(own)).toBeNull();
    expect(bonusReturned(pesos(50), null)).toBe(0);
  });

  it('pays 1,000 to 1 with aces against aces only where announced', () => {
    expect(line('AcAd', 'AhAs', true)).toBe('aces-against-aces');
    expect(line('AcAd', 'AhAs', false)).toBe('aces');
    expect(line('AcAd', 'AhKs', true)).toBe('aces');
    expect(line('KcKd', 'AhAs', true)).toBe('jacks-to-kings');
    expect(bonusReturned(pesos(50), 'aces-against-aces')).toBe(pesos(50_050));
  });
});

describe('The bonus depends on the two first cards only [R132-60] [R132-63]', () => {
  const bonus = { bets: { bonus: 50 } };

  it('AA against K7 pays 30 to 1, the main bet lost or not [R132-4]', () => {
    const lost = playedOut([{ cards: 'AcAd', ...bonus }], { board: 'Kh7hJc2h3d', bank: 'Kc7d' });
    expect(returnedOf(...lost, settle)).toEqual([[0, 0, 0, 0, 1_550]]);
  });

  it('A-7 with an ace on the flop pays nothing', () => {
    const round = playedOut([{ cards: 'Ac7d', ...bonus }], { board: 'Ah9hJc2h3d', bank: 'Kc8d' });
    expect(returnedOf(...round, settle)[0]?.[4]).toBe(0);
  });

  it('shows its eight lines and whether the first is on [R132-66]', () => {
    expect(bonusSign(TERMS)?.lines.map(({ toOne }) => toOne)).toEqual([
      1000, 30, 25, 20, 15, 10, 5, 3,
    ]);
    expect(bonusSign(TERMS)?.optional).toBe('(*) Opcional: no habilitado');
    const on = { bonus: { ...TERMS.bonus, acesAgainstAces: true } } as Pick<RoundTerms, 'bonus'>;
    expect(bonusSign(on)?.optional).toBe('(*) Opcional: habilitado');
    expect(bonusSign({ bonus: { kind: 'off' } })).toBeNull();
  });
});

describe('Fixed table of the jackpot [R132-48] [R132-49]', () => {
  it.each([
    ['royal-flush', 1, 5_000],
    ['royal-flush', 5, 5_000],
    ['straight-flush', 5, 2_000],
    ['quads', 3, 1_500],
    ['full-house', 3, 300],
    ['flush', 2, 100],
    ['straight', 1, 25],
  ] as const)('%s with %i credits pays %i', (category, credits, amount) =>
    expect(fixedPrize(category, credits, LEGAL_PRIZES)).toBe(pesos(amount)),
  );

  it.each(['5c5d9hKs5h', 'QcQd9h9sKd', '2c3d4h5s7c'])('pays nothing for %s', (text) =>
    expect(jackpotCategoryOf(parseCards(text).slice(0, 2), parseCards(text).slice(2))).toBeNull(),
  );

  it('pays poker with 3 credits 1,500 [R132-43]', () => {
    const three = { cards: '9c9s', bets: { credits: 3 } };
    const round = playedOut([three], { board: '9d9hKc2h3d', bank: '8c4s' });
    expect(jackpotOf(...round, settle)).toMatchObject({ category: 'quads', award: pesos(1_500) });
  });

  it('counts two cards and flop, whatever comes later [R132-44]', () => {
    const two = { cards: 'AhKh', bets: { credits: 2 } };
    const late = playedOut([two], { board: '9h4h2cTh3d', bank: '8c4s' });
    expect(jackpotOf(...late, settle)).toEqual({ category: null, award: 0, ofMeter: null });
  });

  it('pays a flush of the flop though the main bet is lost [R132-41]', () => {
    const two = { cards: 'Th5h', bets: { credits: 2 } };
    const lost = playedOut([two], { board: '9h4h2hKhKd', bank: 'KcKs' });
    expect(roundAfter(...lost, settle).settlement?.boxes[0]?.outcome).toBe('lose');
    expect(jackpotOf(...lost, settle).award).toBe(pesos(100));
  });

  it('pays nothing without credits', () => {
    const round = playedOut([{ cards: '9c9s' }], { board: '9d9hKc2h3d', bank: '8c4s' });
    expect(jackpotOf(...round, settle).award).toBe(0);
  });
});

describe('Progressive table of the jackpot [R132-50]', () => {
  const SF = { cards: 'JhTh', bets: { credits: 2 } };
  const table = { board: '9h8h7hKc3d', bank: 'Ac4s' };

  it('leaves a straight flush to the meter and pays the others: flush with 2 credits 100', () => {
    const won = roundAfter(...playedOut([SF], table, PROGRESSIVE), settle);
    expect(won.settlement?.boxes[0]?.jackpot).toEqual({
      category: 'straight-flush',
      award: 0,
      ofMeter: 4,
    });
    const flush = { cards: 'Ah5h', bets: { credits: 2 } };
    expect(jackpotOf(...playedOut([flush], table, PROGRESSIVE), settle).award).toBe(pesos(100));
  });

  it('tells the meter its bets and its hands, folds included [R132-51]', () => {
    const state = roundAfter(...playedOut([SF], table, PROGRESSIVE), settle);
    const jornada = '2016-01-10' as Jornada;
    expect(playedRound(state, jornada)).toEqual({
      tableId: 'T1',
      roundId: 'R88',
      jornada,
      number: 88,
      openedAt: circumstance().occurredAt,
      bets: pesos(40),
      hits: [{ box: 1, handClass: 4, credits: 2 }],
    });
    expect(playedRound(roundAfter(...playedOut([SF], table), settle), jornada)).toBeNull();
    expect(playedRound(roundAfter(open()), jornada)).toBeNull();
    const folded = roundAfter(
      open(PROGRESSIVE),
      bet(1, { credits: 3 }),
      noMore,
      answer('flop', 1, 'fold'),
      settle,
    );
    expect(playedRound(folded, jornada)).toMatchObject({ bets: pesos(60), hits: [] });
  });

  it('closes the round when what the meter paid is registered [R132-36] [R132-54]', () => {
    const settled = [...playedOut([SF], table, PROGRESSIVE), settle];
    const paid = {
      type: 'RecordMeterPrize',
      ...circumstance(),
      box: 1,
      awardId: 'A',
      amount: pesos(8_000),
    } as const;
    given(...settled)
      .when({ type: 'CloseRound', ...circumstance() })
      .thenRejects('madero.bet-unsettled', 'R132-36');
    given(...settled)
      .when({ ...paid, box: 2 })
      .thenRejects('madero.no-meter-prize', 'R132-54');
    given(...settled)
      .when(paid)
      .thenFacts({ type: 'MeterPrizeRecorded', amount: pesos(8_000) }, { type: 'RoundClosed' });
    given(...settled, paid)
      .when(paid)
      .thenNothing();
    given(...settled, paid)
      .when({ ...paid, amount: pesos(1) })
      .thenRejects('madero.meter-prize-differs', 'R132-54');
  });

  it('pays by the fixed table while the electronic one fails, with the reason [R132-48]', () => {
    const [first, ...rest] = playedOut([SF], table, PROGRESSIVE);
    const failed = { ...first, meterFailure: 'inconveniente del progresivo' } as typeof first;
    const state = roundAfter(failed!, ...rest, settle);
    expect(state.settlement?.boxes[0]?.jackpot).toMatchObject({ award: pesos(2_000) });
    expect(playedRound(state, '2016-01-10' as Jornada)).toBeNull();
    given()
      .when(open(PROGRESSIVE, { meterFailure: ' ' }))
      .thenRejects('madero.reason-missing', 'R132-48');
  });

  it('shows meter and lines in force [R132-47]', () => {
    const meter = { value: pesos(80_000), prizeBps: LEGAL_METER_BPS };
    const sign = jackpotSign(SPECIALS, meter, null);
    expect(sign?.meter).toBe(pesos(80_000));
    expect(sign?.lines.map(({ name }) => name)).toEqual([
      'Escalera Real de Color',
      'Escalera de Color',
      'Póker',
      'Full',
      'Color',
      'Escalera Simple',
      'Carta Mágica',
      'Jugador Afortunado',
    ]);
    expect(sign?.lines[1]).toEqual({ name: 'Escalera de Color', pays: 'share', bps: 1_000 });
    const fixed = jackpotSign(SPECIALS, meter, 'falla');
    expect(fixed?.meter).toBeNull();
    expect(fixed?.lines[1]).toMatchObject({ pays: 'fixed', amount: pesos(2_000) });
    expect(jackpotSign({ ...TERMS, jackpot: { kind: 'off' } }, null, null)).toBeNull();
  });
});

describe('Special prizes [R132-55] [R132-56] [R132-57]', () => {
  const boxes = [
    { cards: 'AcAd', bets: { credits: 1 } },
    { cards: 'Kc4d' },
    { cards: '7h2s', bets: { credits: 2 } },
    { cards: '8c4s', bets: { credits: 1 } },
  ];
  const played = playedOut(boxes, { board: 'KhJh5c2h3d', bank: '9c4h' }, SPECIALS);
  const awards = (...draw: Parameters<typeof specials>) =>
    roundAfter(...played, specials(...draw), settle).settlement!.boxes.map(
      ({ specialAward }) => specialAward,
    );

  it('magic card 7 of hearts: box 3 holds it with 2 credits, 60', () =>
    expect(awards('7h', 6)).toEqual([0, 0, pesos(60), 0]));

  it('the card on the board, with the bank or without credits wins nobody anything', () => {
    expect(awards('5c', 6)).toEqual([0, 0, 0, 0]);
    expect(awards('9c', 6)).toEqual([0, 0, 0, 0]);
    expect(awards('Kc', 6)).toEqual([0, 0, 0, 0]);
  });

  it('lucky position 4 with 1 credit: 30; position 2 without a bet: nobody', () => {
    expect(awards('6s', 4)).toEqual([0, 0, 0, pesos(30)]);
    expect(awards('6s', 2)).toEqual([0, 0, 0, 0]);
  });

  it('are lost by a fold, and by a dead hand [R132-46] [R132-38]', () => {
    const bets = [bet(1, { credits: 1 }), bet(2, { credits: 1 }), bet(3, { credits: 1 })];
    const fold = answer('flop', 1, 'fold');
    const others = [2, 3].map((box) => answer('flop', box, 'bet', 200));
    const dead = rule({ kind: 'irregular-hand', box: 2, causedBy: 'house' });
    const rest = [
      deal('KhJh5c'),
      answer('turn', 3, 'check'),
      deal('2h'),
      answer('river', 3, 'check'),
      deal('3d'),
      show('bank', '9c4h'),
      show(3, '7h2s'),
    ];
    const round = [open(SPECIALS), ...bets, noMore, fold, ...others, dead, ...rest];
    for (const lucky of [1, 2])
      expect(
        roundAfter(...round, specials('6s', lucky), settle).settlement?.boxes.map(
          ({ specialAward }) => specialAward,
        ),
      ).toEqual([0, 0, 0]);
    const jornada = '2016-01-10' as Jornada;
    const state = roundAfter(...round, specials('6s', 3), settle);
    expect(playedRound(state, jornada)?.bets).toBe(pesos(40)); // the dead hand has its credit back
    expect(state.settlement?.boxes.map(({ specialAward }) => specialAward)).toEqual([
      0,
      0,
      pesos(30),
    ]);
  });

  it('are not there on a fixed jackpot, nor while the meter fails', () => {
    const fixed = playedOut(boxes, { board: 'KhJh5c2h3d', bank: '9c4h' });
    given(...fixed)
      .when(specials('7h', 3))
      .thenRejects('madero.special-off', 'R132-55');
    const failed = open(SPECIALS, { meterFailure: 'falla' });
    given(failed, bet(1), noMore)
      .when(specials('7h', 3))
      .thenRejects('madero.special-off', 'R132-55');
  });

  it('are drawn once, all that the table offers, before the round settles', () => {
    given(...played)
      .when(settle)
      .thenRejects('madero.special-missing', 'R132-55');
    given(...played)
      .when(specials('7h', null))
      .thenRejects('madero.special-missing', 'R132-55');
    given(...played)
      .when(specials('7h', 8))
      .thenRejects('madero.box-unknown', 'R132-57');
    given(...played, specials('7h', 3))
      .when(specials('7h', 3))
      .thenNothing();
    given(...played, specials('7h', 3))
      .when(specials('8h', 3))
      .thenRejects('madero.special-differs');
  });

  it('come from numbers of the seed, any card and any position', () => {
    const round = { terms: SPECIALS, meterFailure: null };
    const drawn = Array.from({ length: 2_000 }, (_, seed) => {
      let state = seed;
      const words = Array.from({ length: WORDS_PER_DRAW }, () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state;
      });
      return drawFrom(words, round);
    });
    expect(new Set(drawn.map(({ magicCard }) => magicCard)).size).toBe(52);
    expect(new Set(drawn.map(({ luckyBox }) => luckyBox)).size).toBe(7);
  });
});

const jackpotOf = (...commands: Parameters<typeof roundAfter>) =>
  roundAfter(...commands).settlement!.boxes[0]!.jackpot;
