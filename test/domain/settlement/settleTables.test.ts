import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../../../domain/money/centavos.ts';
import { LEGAL_REGIMES } from '../../../domain/settlement/regimes.ts';
import { settleTables } from '../../../domain/settlement/settleTables.ts';
import { foldPurchases } from '../../../domain/settlement/totals.ts';
import type { Purchase, PurchaseCode } from '../../../domain/settlement/types.ts';
import { jornada } from '../../../domain/time/jornada.ts';
import { numbers, pesos, purchase, somePurchases } from './someEvent.ts';

describe('Benefit of each table and jornada [R123-IV-6.p4]', () => {
  it('of 9 IN of 18,000 at 80 % and 3 RB of 4,500 at 90 % is 3,600 + 450 = 4,050', () => {
    const bought = [
      ...bundle('IN', 9, pesos(2000), 8000, 4),
      ...bundle('RB', 3, pesos(1500), 9000, 4),
    ];
    const [table] = settleTables(bought, LEGAL_REGIMES);
    expect(table).toMatchObject({
      jornada: '2014-05-09',
      table: 4,
      takings: pesos(22_500),
      benefit: pesos(4050),
      byCode: {
        IN: { count: 9, takings: pesos(18_000), benefit: pesos(3600), prizes: pesos(14_400) },
        RB: { count: 3, takings: pesos(4500), benefit: pesos(450), prizes: pesos(4050) },
      },
    });
    expect(table!.byCode).not.toHaveProperty('AD');
  });

  it('is listed by jornada and then by table number', () => {
    const bought = (
      [
        [4, '2014-05-10'],
        [10, '2014-05-09'],
        [2, '2014-05-10'],
        [9, '2014-05-09'],
      ] as const
    ).map(([table, day]) => ({ ...purchase({}), table, jornada: jornada(day) }));
    expect(settleTables(bought, LEGAL_REGIMES).map((one) => [one.jornada, one.table])).toEqual([
      ['2014-05-09', 9],
      ['2014-05-09', 10],
      ['2014-05-10', 2],
      ['2014-05-10', 4],
    ]);
  });
});

describe('Benefit of a Sit & Go [R123-IV-11.4] [R123-IV-11.5]', () => {
  it('of 4,500 at 80 % is 900, with 3,600 for prizes, at the table assigned', () => {
    const bought = bundle('IN', 9, pesos(500), 8000, 12);
    expect(settleTables(bought, LEGAL_REGIMES)).toMatchObject([
      { table: 12, takings: pesos(4500), benefit: pesos(900), prizes: pesos(3600) },
    ]);
  });

  it('caps the benefit of 75,000 of rebuys at 22,500 [R123-IV-6.p3]', () => {
    const rebuys = bundle('RB', 50, pesos(1500), 7000, 1);
    expect(foldPurchases(rebuys)).toMatchObject({ takings: pesos(75_000), benefit: pesos(22_500) });
  });
});

describe('Pool of an event [R123-I-62] [R123-I-63] [R123-IV-9]', () => {
  const bought = (inBps: number) => [
    ...bundle('IN', 100, pesos(2000), inBps, 1),
    ...bundle('RB', 50, pesos(1500), 9000, 1),
    ...bundle('AD', 40, pesos(1500), 10_000, 1),
  ];

  it('of 200,000 at 80 %, 75,000 at 90 % and 60,000 at 100 % is 287,500', () => {
    expect(foldPurchases(bought(8000)).prizes).toBe(pesos(287_500));
  });

  it('of 335,000 is at least 234,500, each item at its floor', () => {
    const least = foldPurchases([
      ...bundle('IN', 100, pesos(2000), 7000, 1),
      ...bundle('RB', 50, pesos(1500), 7000, 1),
      ...bundle('AD', 40, pesos(1500), 7000, 1),
    ]);
    expect(least).toMatchObject({ takings: pesos(335_000), prizes: pesos(234_500) });
  });

  it('of 335,000 leaves a benefit of 67,000 when 268,000 go to prizes', () => {
    const eighty = foldPurchases([
      ...bundle('IN', 100, pesos(2000), 8000, 1),
      ...bundle('RB', 50, pesos(1500), 8000, 1),
      ...bundle('AD', 40, pesos(1500), 8000, 1),
    ]);
    expect(eighty).toMatchObject({ prizes: pesos(268_000), benefit: pesos(67_000) });
  });
});

describe('Money that was returned [R123-IV-1.4]', () => {
  it('does not count, and a table where everything was returned is not listed', () => {
    const bought = [purchase({ place: 0 }), purchase({ place: 1, returned: true })];
    expect(settleTables(bought, LEGAL_REGIMES).map(({ table }) => table)).toEqual([1]);
  });

  it('is left out of any total', () => {
    const bought = [
      purchase({}),
      purchase({ returned: true }),
      purchase({ code: 'RB', returned: true }),
    ];
    expect(foldPurchases(bought)).toEqual(foldPurchases([purchase({})]));
  });

  it('needs no table', () => {
    const returned = { ...purchase({ returned: true }), table: null };
    expect(settleTables([returned], LEGAL_REGIMES)).toEqual([]);
    expect(() => settleTables([{ ...returned, returned: false }], LEGAL_REGIMES)).toThrow(
      'a purchase that was not returned has a table',
    );
  });
});

describe('The tables of any event [R123-IV-6.p4] [R123-I-62]', () => {
  it('always take what they give: prizes and benefit, and add up to the event', () => {
    fc.assert(
      fc.property(somePurchases, (bought) => {
        const tables = settleTables(bought, LEGAL_REGIMES);
        for (const { takings, benefit, prizes } of tables) expect(benefit + prizes).toBe(takings);
        const kept = bought.filter(({ returned }) => !returned);
        expect(sum(tables.map(({ benefit }) => benefit))).toBe(sum(kept.map((one) => one.benefit)));
        expect(sum(tables.map(({ takings }) => takings))).toBe(sum(kept.map(({ price }) => price)));
      }),
    );
  });

  it('do not depend on the order of the purchases', () => {
    fc.assert(
      fc.property(somePurchases, (bought) => {
        expect(settleTables(bought.toReversed(), LEGAL_REGIMES)).toEqual(
          settleTables(bought, LEGAL_REGIMES),
        );
      }),
    );
  });
});

const bundle = (
  code: PurchaseCode,
  count: number,
  price: number,
  prizeBps: number,
  table: number,
): Purchase[] =>
  numbers(count).map((entry) => ({ ...purchase({ code, entry, price, prizeBps }), table }));
