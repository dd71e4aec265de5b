import { describe, expect, it } from 'vitest';
import { meterValue } from '../../../domain/jackpot/state.ts';
import { statementOf } from '../../../domain/jackpot/statement.ts';
import { ADJUSTMENT_REASONS } from '../../../domain/jackpot/terms.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
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
  TO_THE_TEN,
  table,
} from './meter.ts';

const LINKED = announce([table('T1', 30_000), table('T2', 25_000), table('T3', 25_000)]);
const parts = (...commands: Parameters<typeof meterAfter>) =>
  meterAfter(...commands).tables.map(({ value }) => value);

describe('Linked tables [R132-58]', () => {
  it('play for the sum of their meters: 30,000 + 20,000 + 30,000 = 80,000', () => {
    const terms = { creditMin: pesos(4) };
    const some = announce([table('T1', 30_000), table('T2', 20_000)], terms);
    const link = { type: 'LinkTable', ...circumstance('director'), tableId: 'T3' } as const;
    expect(meterValue(meterAfter(some, { ...link, start: pesos(30_000) }))).toBe(pesos(80_000));
  });

  it('link each table once, with the start of its own part [R132-51]', () => {
    const link = {
      type: 'LinkTable',
      ...circumstance('director'),
      tableId: 'T4',
      start: pesos(25_000),
    } as const;
    given(LINKED, link).when(link).thenNothing();
    given(LINKED, link)
      .when({ ...link, start: pesos(26_000) })
      .thenRejects('jackpot.table-already-linked', 'R132-58');
    given(LINKED)
      .when({ ...link, start: pesos(24_999) })
      .thenRejects('jackpot.start-below-minimum', 'R132-51');
    given()
      .when(announce([table('T1', 30_000), table('T1', 30_000)]))
      .thenRejects('jackpot.table-already-linked', 'R132-58');
  });

  it('each add to their own part', () =>
    expect(parts(LINKED, play(round(1, { tableId: 'T2', bets: pesos(100) })))).toEqual([
      pesos(30_000),
      pesos(25_010),
      pesos(25_000),
    ]));

  it('bear a prize in proportion to their parts, to the centavo', () => {
    expect(parts(LINKED, play(round(1, { hits: [hit(3, TO_THE_TEN)] })))).toEqual([
      pesos(27_000),
      pesos(22_500),
      pesos(22_500),
    ]);
    const odd = announce([table('T1', 25_000.01), table('T2', 25_000.02), table('T3', 25_000.04)]);
    const after = meterAfter(odd, play(round(1, { hits: [hit(3, TO_THE_TEN)] })));
    expect(meterValue(after)).toBe(pesos(75_000.07 - 7_500));
  });

  it('all start again after a royal', () =>
    expect(parts(LINKED, play(round(1, { bets: pesos(500), hits: [hit(3, ROYAL)] })))).toEqual([
      pesos(30_000),
      pesos(25_000),
      pesos(25_000),
    ]));

  it('are the only ones that play for it', () =>
    given(LINKED)
      .when(play(round(1, { tableId: 'T9' })))
      .thenRejects('jackpot.table-not-linked', 'R132-58'));
});

describe('A progressive that fails [R132-48]', () => {
  const failure = {
    type: 'ReportFailure',
    ...circumstance('supervisor'),
    failureId: 'F1',
    reason: 'Inconveniente del progresivo',
  } as const;
  const repair = { type: 'ReportRepair', ...circumstance('supervisor'), repairId: 'R1' } as const;

  it('takes no play until it works again, and keeps its value', () => {
    given(announce(), failure)
      .when(play(round(1)))
      .thenRejects('jackpot.meter-failed', 'R132-48');
    expect(meterValue(meterAfter(announce(), failure, repair))).toBe(pesos(80_000));
    given(announce(), failure, repair)
      .when(play(round(1)))
      .thenFacts({ type: 'PlayRecorded' });
  });

  it('takes a round that was open for bets when it failed, with its prize, and none opened after', () => {
    const opened = (minute: string) =>
      play(
        round(1, {
          openedAt: `2016-01-10T${minute}:00.000Z` as Instant,
          hits: [hit(2, TO_THE_TEN)],
        }),
      );
    const failed = [announce(), failure] as const; // at 22:00
    for (const minute of ['21:59', '22:00'])
      expect(meterAfter(...failed, opened(minute)).awards[0]?.amount).toBe(pesos(8_000));
    given(...failed)
      .when(opened('22:01'))
      .thenRejects('jackpot.meter-failed', 'R132-48');
  });

  it('is reported with its reason, once, by the Supervisor', () => {
    given(announce())
      .when({ ...failure, reason: '' })
      .thenRejects('jackpot.reason-missing', 'R132-48');
    given(announce(), failure).when(failure).thenNothing();
    given(announce(), failure)
      .when({ ...failure, reason: 'Otro' })
      .thenRejects('jackpot.act-id-reused');
    given(announce(), failure)
      .when({ ...failure, failureId: 'F2' })
      .thenRejects('jackpot.meter-failed', 'R132-48');
    given(announce(), failure, repair).when(repair).thenNothing();
    given(announce()).when(repair).thenRejects('jackpot.meter-working', 'R132-48');
    given(announce())
      .when({ ...failure, ...circumstance('dealer') })
      .thenRejects('jackpot.role-not-allowed', 'R132-13');
  });
});

describe('A meter is adjusted for listed reasons only, with who and why', () => {
  it.each(Object.keys(ADJUSTMENT_REASONS))('takes %s', (reason) =>
    expect(meterValue(meterAfter(announce(), adjust(-100.5, { reason })))).toBe(pesos(79_899.5)),
  );

  it('refuses any other reason, none, no note, no amount, one person', () => {
    given(announce())
      .when(adjust(5, { reason: 'rounding' }))
      .thenRejects('jackpot.adjustment-reason-unlisted');
    given(announce())
      .when(adjust(5, { note: '' }))
      .thenRejects('jackpot.reason-missing', 'R132-54');
    given(announce()).when(adjust(0)).thenRejects('jackpot.adjustment-zero');
    given(announce())
      .when(adjust(5, { second: staff('supervisor') }))
      .thenRejects('jackpot.signature-repeated');
    given(announce())
      .when(adjust(5, { tableId: 'T9' }))
      .thenRejects('jackpot.table-not-linked', 'R132-58');
    given(announce())
      .when(adjust(5, circumstance('dealer')))
      .thenRejects('jackpot.role-not-allowed', 'R132-13');
  });

  it('never takes a part below zero, and is done once', () => {
    given(announce()).when(adjust(-80_000)).thenFacts({ type: 'MeterAdjusted' });
    given(announce())
      .when(adjust(-80_000.01))
      .thenRejects('jackpot.adjustment-below-zero', 'R132-51');
    given(announce(), adjust(5)).when(adjust(5)).thenNothing();
    given(announce(), adjust(5)).when(adjust(6)).thenRejects('jackpot.act-id-reused');
  });
});

describe('The statement of a jornada [R132-51] [R132-54]', () => {
  const day = (text: string) => text as Jornada;
  const facts = factsOf([
    LINKED,
    play(round(1, { bets: pesos(200) })),
    play(round(1, { tableId: 'T2', bets: pesos(100), hits: [hit(3, TO_THE_TEN)] })),
    play(round(1, { jornada: day('2016-01-11'), bets: pesos(50) })),
    adjust(-20),
  ]);

  it('reconciles opening, contributions, awards, adjustments and closing', () => {
    const statement = statementOf(facts, day('2016-01-10'));
    expect(statement).toMatchObject({
      opening: 0,
      totals: {
        start: pesos(80_000),
        contribution: pesos(30),
        award: pesos(-8_003),
        adjustment: pesos(-20),
      },
      closing: pesos(72_007),
      rounds: 2,
      bets: pesos(300),
    });
    expect(statement.awards.map(({ awardId }) => awardId)).toEqual(['T2-2016-01-10-1-3']);
    expect(statement.byTable.map(({ tableId, closing }) => [tableId, closing])).toEqual([
      ['T1', pesos(30_020 - 3_002 - 20)],
      ['T2', pesos(25_010 - 2_501)],
      ['T3', pesos(25_000 - 2_500)],
    ]);
  });

  it('opens each jornada with the closing of the one before, also after a late fact', () => {
    const next = statementOf(facts, day('2016-01-11'));
    expect(next.opening).toBe(pesos(72_007));
    expect(next.closing).toBe(pesos(72_012));
  });
});
