import { describe, expect, it } from 'vitest';
import { heldAwards, meterValue } from '../../../domain/jackpot/state.ts';
import {
  adjust,
  announce,
  circumstance,
  factsOf,
  given,
  hit,
  meterAfter,
  pesos,
  play,
  ROYAL,
  round,
  staff,
  TO_THE_JACK,
  TO_THE_TEN,
  table,
} from './meter.ts';

const value = (...commands: Parameters<typeof meterAfter>) => meterValue(meterAfter(...commands));
const amounts = (...commands: Parameters<typeof meterAfter>) =>
  meterAfter(...commands).awards.map(({ hit: { box }, amount }) => [box, amount]);

describe('A progressive jackpot starts with 5,000 times its smallest bet [R132-51]', () => {
  it('takes 25,000 with credits of 5, and refuses a centavo less', () => {
    given()
      .when(announce([table('T1', 25_000)]))
      .thenFacts({ type: 'JackpotAnnounced' });
    given()
      .when(announce([table('T1', 24_999.99)]))
      .thenRejects('jackpot.start-below-minimum', 'R132-51');
  });

  it('counts a credit of 20 at the table, whatever smallest bet was said: 100,000 with credits of 5', () => {
    const of20 = (start: number) => announce([{ ...table('T1', start), credit: pesos(20) }]);
    given()
      .when(of20(100_000))
      .thenFacts({ tables: [table('T1', 100_000)] });
    given().when(of20(99_999.99)).thenRejects('jackpot.start-below-minimum', 'R132-51');
    given(of20(100_000)).when(of20(100_000)).thenNothing();
    const link = { type: 'LinkTable', ...circumstance('director'), tableId: 'T2' } as const;
    given(announce())
      .when({ ...link, start: pesos(25_000), credit: pesos(20) })
      .thenRejects('jackpot.start-below-minimum', 'R132-51');
    given(announce())
      .when({ ...link, start: pesos(100_000), credit: pesos(20) })
      .thenFacts({ type: 'TableLinked', tableId: 'T2', start: pesos(100_000) });
  });

  it('is announced once, by operations management, with the act that approved it', () => {
    given(announce()).when(announce()).thenNothing();
    given(announce())
      .when(announce([table('T1', 90_000)]))
      .thenRejects('jackpot.jackpot-id-reused');
    given()
      .when({ ...announce(), ...circumstance('supervisor') })
      .thenRejects('jackpot.role-not-allowed', 'R132-21');
    given()
      .when(announce(undefined, { reference: ' ' }))
      .thenRejects('jackpot.reference-missing', 'R132-50');
    given()
      .when(announce(undefined, { creditMin: pesos(0) }))
      .thenRejects('jackpot.credit-invalid', 'R132-42');
    given().when(announce([])).thenRejects('jackpot.no-table', 'R132-58');
    given()
      .when(play(round(1)))
      .thenRejects('jackpot.not-announced');
  });

  it.each([0, 10_001, 0.5])('refuses a contribution of %d basis points', (contributionBps) =>
    given()
      .when(announce(undefined, { contributionBps }))
      .thenRejects('jackpot.share-out-of-range', 'R132-51'),
  );

  it('grows by its share of the bets: 20 credits x 5 x 10 % = 10', () =>
    expect(value(announce(), play(round(1, { bets: pesos(100) })))).toBe(pesos(80_010)));

  it('counts a round once, in whatever order rounds come', () => {
    const bets = pesos(100);
    const some = [announce(), ...[3, 1, 2].map((number) => play(round(number, { bets })))];
    expect(value(...some)).toBe(pesos(80_030));
    for (const number of [1, 2, 3])
      given(...some)
        .when(play(round(number, { bets })))
        .thenNothing();
    given(...some)
      .when(play(round(4, { bets }), round(3, { bets })))
      .thenRejects('jackpot.play-overlaps', 'R132-51');
    given(...some)
      .when(play(round(4, { bets }), round(4, { bets })))
      .thenRejects('jackpot.play-overlaps', 'R132-51');
    expect(meterAfter(...some).tables[0]?.counted).toEqual([
      { jornada: '2016-01-10', stretches: [[1, 3]] },
    ]);
  });

  it('knows the rounds of 31 jornadas and refuses older ones', () => {
    const on = (day: number) => round(1, { jornada: day2016(day), bets: pesos(10) });
    const month = Array.from({ length: 31 }, (_, day) => play(on(day + 2)));
    given(announce(), ...month)
      .when(play(on(1)))
      .thenRejects('jackpot.round-too-late', 'R132-51');
    given(announce(), ...month.slice(1))
      .when(play(on(1)))
      .thenFacts({ type: 'PlayRecorded' });
  });
});

describe('Royal flush takes the whole meter [R132-50] [R132-52]', () => {
  it('and the meter starts again [R132-51]', () => {
    const won = [announce(), play(round(1, { hits: [hit(2, ROYAL)] }))];
    expect(amounts(...won)).toEqual([[2, pesos(80_000)]]);
    expect(value(...won)).toBe(pesos(80_000));
    expect(meterAfter(...won).totals).toEqual({
      start: pesos(160_000),
      contribution: 0,
      award: pesos(-80_000),
      adjustment: 0,
    });
  });

  it('and is filled up to its start, not above, where less than the whole was approved', () => {
    const half = { prizeBps: { 'royal-flush': 5_000, 'straight-flush': 1_000 } };
    const royal = play(round(1, { hits: [hit(2, ROYAL)] }));
    const start = [table('T1', 80_000)];
    expect(value(announce(start, half), royal)).toBe(pesos(80_000)); // 40,000 were left
    const grown = [announce(start, half), adjust(120_000), royal] as const;
    expect(value(...grown)).toBe(pesos(100_000)); // of 200,000
    const both = play(round(1, { hits: [hit(2, TO_THE_TEN), hit(5, ROYAL)] }));
    const held = heldAwards(meterAfter(announce(start, half), adjust(120_000), both));
    expect(held[0]?.hold?.proposals).toEqual([pesos(10_000), 0]);
  });

  it('is split equally among those of one play: 80,000 / 2 = 40,000', () => {
    const linked = announce([table('T1', 30_000), table('T2', 50_000)]);
    const won = [
      linked,
      play(round(1, { hits: [hit(2, ROYAL)] }), round(7, { tableId: 'T2', hits: [hit(4, ROYAL)] })),
    ];
    expect(amounts(...won)).toEqual([
      [2, pesos(40_000)],
      [4, pesos(40_000)],
    ]);
    expect(heldAwards(meterAfter(...won)).map(({ hold }) => hold?.norm)).toEqual([
      'R132-52',
      'R132-52',
    ]);
  });
});

describe('Straight flush takes 10 % of the meter [R132-50] [R132-53]', () => {
  it('is deducted from the meter: 80,000 to 72,000, and registered [R132-54]', () => {
    const facts = factsOf([announce(), play(round(88, { hits: [hit(3, TO_THE_JACK)] }))]);
    expect(facts.at(-1)).toMatchObject({
      type: 'PrizeAwarded',
      awardId: 'T1-2016-01-10-88-3',
      roundId: 'T1-88',
      hit: { box: 3, handClass: TO_THE_JACK, credits: 1 },
      amount: pesos(8_000),
      before: pesos(80_000),
      after: pesos(72_000),
      hold: null,
    });
  });

  it('pays the highest first, the lower of what is left: 8,000, 7,200, meter 64,800', () => {
    const won = [announce(), play(round(1, { hits: [hit(2, TO_THE_TEN), hit(5, TO_THE_JACK)] }))];
    expect(amounts(...won)).toEqual([
      [5, pesos(8_000)],
      [2, pesos(7_200)],
    ]);
    expect(value(...won)).toBe(pesos(64_800));
  });

  it('pays equal ones 10 % of the initial amount each', () => {
    const linked = announce([table('T1', 40_000), table('T2', 40_000)]);
    const won = [
      linked,
      play(
        round(1, { hits: [hit(2, TO_THE_TEN)] }),
        round(1, { tableId: 'T2', hits: [hit(4, TO_THE_TEN)] }),
      ),
    ];
    expect(amounts(...won)).toEqual([
      [2, pesos(8_000)],
      [4, pesos(8_000)],
    ]);
    expect(value(...won)).toBe(pesos(64_000));
  });

  it('counts the bets of its own round, which close before the cards', () =>
    expect(
      amounts(announce(), play(round(1, { bets: pesos(1_000), hits: [hit(2, TO_THE_TEN)] }))),
    ).toEqual([[2, pesos(8_010)]]));

  it('is no prize for another hand, nor without credits', () => {
    const poker = play(round(1, { hits: [hit(2, 11)] }));
    given(announce()).when(poker).thenRejects('jackpot.hand-not-of-meter', 'R132-50');
    const without = play(round(1, { hits: [{ ...hit(2, ROYAL), credits: 0 }] }));
    given(announce()).when(without).thenRejects('jackpot.hand-not-of-meter', 'R132-50');
    const twice = play(round(1, { hits: [hit(2, ROYAL), hit(2, TO_THE_TEN)] }));
    given(announce()).when(twice).thenRejects('jackpot.box-repeated', 'R132-50');
  });
});

describe('Royal and straight flush in one play [R132-53] [R132-73]', () => {
  const both = [announce(), play(round(1, { hits: [hit(2, TO_THE_TEN), hit(5, ROYAL)] }))];
  const decided = (amount: number, changes = {}) =>
    ({
      type: 'DecideAward',
      ...circumstance('director'),
      awardId: 'T1-2016-01-10-1-2',
      amount: pesos(amount),
      inspector: 'Inspectora Prueba',
      text: 'Acta 12',
      ...changes,
    }) as const;

  it('pays the royal and holds the other, with both readings', () => {
    expect(amounts(...both)).toEqual([
      [5, pesos(80_000)],
      [2, null],
    ]);
    expect(heldAwards(meterAfter(...both))[0]?.hold).toEqual({
      norm: 'R132-53',
      proposals: [pesos(8_000), 0],
    });
    const literal = announce(undefined, { straightFlushAfterRoyal: 'literal' });
    expect(heldAwards(meterAfter(literal, both[1]!))[0]?.hold?.proposals).toEqual([
      0,
      pesos(8_000),
    ]);
  });

  it('is decided by operations management with the LNSE, once', () => {
    expect(value(...both, decided(8_000))).toBe(pesos(72_000));
    expect(value(...both, decided(0))).toBe(pesos(80_000));
    expect(heldAwards(meterAfter(...both, decided(0)))).toEqual([]);
    given(...both, decided(0))
      .when(decided(0))
      .thenNothing();
    given(...both, decided(0))
      .when(decided(8_000))
      .thenRejects('jackpot.award-decided-otherwise', 'R132-73');
  });

  it('takes a second person above what one decides alone', () => {
    const upTo = (amount: number) => ({ soloPayoutMax: pesos(amount) });
    const second = staff('supervisor');
    given(...both)
      .when(decided(8_000, upTo(8_000)))
      .thenFacts({ type: 'AwardDecided' });
    given(...both)
      .when(decided(8_000, upTo(7_999)))
      .thenRejects('jackpot.second-person-missing', 'R132-73');
    given(...both)
      .when(decided(8_000, { ...upTo(7_999), second: staff('director') }))
      .thenRejects('jackpot.signature-repeated', 'R132-73');
    given(...both)
      .when(decided(8_000, { ...upTo(7_999), second: staff('cashier') }))
      .thenRejects('jackpot.role-not-allowed', 'R132-13');
    const signed = decided(8_000, { ...upTo(7_999), second });
    given(...both)
      .when(signed)
      .thenFacts({ type: 'AwardDecided', second });
    given(...both, signed)
      .when(decided(8_000, upTo(7_999)))
      .thenNothing();
  });

  it('is refused otherwise', () => {
    given(...both)
      .when(decided(4_000))
      .thenRejects('jackpot.decision-not-proposed', 'R132-53');
    given(...both)
      .when(decided(0, { inspector: '' }))
      .thenRejects('jackpot.inspector-missing', 'R132-73');
    given(...both)
      .when(decided(0, { text: ' ' }))
      .thenRejects('jackpot.reason-missing', 'R132-73');
    given(...both)
      .when(decided(0, circumstance('supervisor')))
      .thenRejects('jackpot.role-not-allowed', 'R132-73');
    given(...both)
      .when(decided(0, { awardId: 'T1-2016-01-10-1-5' }))
      .thenRejects('jackpot.award-not-held', 'R132-73');
    given(...both)
      .when(decided(0, { awardId: 'none' }))
      .thenRejects('jackpot.award-unknown');
    given(...both, adjust(-75_000))
      .when(decided(8_000))
      .thenRejects('jackpot.meter-too-low', 'R132-53');
  });
});

const day2016 = (day: number) =>
  new Date(Date.UTC(2016, 0, day)).toISOString().slice(0, 10) as ReturnType<
    typeof round
  >['jornada'];
