import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvariantViolation } from '../../../domain/errors.ts';
import { centavos, sum } from '../../../domain/money/centavos.ts';
import { chips } from '../../../domain/money/chips.ts';
import { reconcile } from '../../../domain/settlement/reconcile.ts';
import { LEGAL_REGIMES } from '../../../domain/settlement/regimes.ts';
import { entriesOf, settleEvent } from '../../../domain/settlement/settleEvent.ts';
import type { EventSettlement, Purchase } from '../../../domain/settlement/types.ts';
import { jornada } from '../../../domain/time/jornada.ts';
import { numbers, purchase, someExits, somePurchases, someScale } from './someEvent.ts';

const settle = (purchases: readonly Purchase[]): EventSettlement =>
  settleEvent({
    purchases,
    exits: entriesOf(purchases)
      .slice(1)
      .map((entry) => ({
        kind: 'elimination',
        table: 1,
        hand: 1,
        out: [{ entry, chipsAtStart: chips(1) }],
      })),
    sharesBps: [6000, 4000],
    prizeUnit: centavos(1),
    regimes: LEGAL_REGIMES,
  });

const someSettlement = somePurchases.chain((purchases) => {
  const count = entriesOf(purchases).length;
  return fc.record({
    purchases: fc.constant(purchases),
    exits: someExits(count),
    sharesBps: someScale(count),
    prizeUnit: fc.constantFrom(1, 100, 10_000).map(centavos),
    regimes: fc.constant(LEGAL_REGIMES),
  });
});

describe('Settlement of an event [R123-I-62] [R123-I-63] [R123-IV-9]', () => {
  it('always takes what it gives: takings = prizes + benefit, and all prizes are collected', () => {
    fc.assert(
      fc.property(someSettlement, (input) => {
        const { takings, benefit, pool, classification, split } = settleEvent(input);
        expect(benefit + pool).toBe(takings);
        expect(sum(classification.map(({ prize }) => prize))).toBe(pool);
        expect(split).toMatchObject({ status: 'split' });
        if (split.status === 'split')
          expect(sum(split.shares.map(({ amount }) => amount))).toBe(benefit);
      }),
    );
  });

  it('does not depend on the order of the purchases', () => {
    fc.assert(
      fc.property(someSettlement, (input) => {
        const reversed = { ...input, purchases: input.purchases.toReversed() };
        expect(settleEvent(reversed)).toEqual(settleEvent(input));
      }),
    );
  });

  it('counts entries, one for each IN that was not returned [R123-I-65]', () => {
    const bought = [
      ...numbers(3).map((entry) => purchase({ entry })),
      purchase({ entry: 4, returned: true }),
      purchase({ entry: 2, code: 'RB' }),
    ];
    expect(entriesOf(bought)).toEqual([1, 2, 3]);
    expect(settle(bought).classification.map(({ entry }) => entry)).toEqual([1, 3, 2]);
  });

  it('shows no total by beneficiary when a jornada has no regime, only the others', () => {
    const bought = numbers(2).map((entry) => purchase({ entry }));
    const late = { ...purchase({ entry: 2, code: 'RB' }), jornada: jornada('2017-02-15') };
    const { tables, split } = settle([...bought, late]);
    expect(tables.map((table) => table.split.status)).toEqual(['split', 'none']);
    expect(split).toMatchObject({ status: 'none', reason: expect.stringContaining('15/02/2017') });
  });
});

describe('The second path [R123-I-62] [R123-IV-6.p4]', () => {
  const purchases = numbers(3).map((entry) => purchase({ entry }));
  const right = settle(purchases);
  const [table] = right.tables;
  const row = right.byCode.IN!;
  const more = centavos(right.takings + 1);
  const cent = (amount: number) => centavos(amount + 1);

  it('agrees with a settlement as it was made', () => {
    expect(() => reconcile(purchases, right)).not.toThrow();
  });

  it.each<[string, Partial<EventSettlement>]>([
    ['the takings', { takings: more }],
    ['the benefit', { benefit: cent(right.benefit) }],
    ['the pool', { pool: cent(right.pool) }],
    ['the prizes by place', { placePrizes: right.placePrizes.map(cent) }],
    ['an item', { byCode: { IN: { ...row, benefit: cent(row.benefit) } } }],
    ['the count of an item', { byCode: { IN: { ...row, count: 4 } } }],
    ['an item that nobody bought', { byCode: { IN: row, AD: { ...row, count: 0 } } }],
    ['the rows', { tables: [] }],
    ['the takings of a row', { tables: [{ ...table!, takings: more }] }],
    ['an item of a row', { tables: [{ ...table!, byCode: { IN: { ...row, prizes: more } } }] }],
    ['the split of a row', { tables: [{ ...table!, split: oneCentavoMore(table!.split) }] }],
    ['the split of the event', { split: oneCentavoMore(right.split) }],
    [
      'what an entry collects',
      { classification: right.classification.map((one) => ({ ...one, prize: cent(one.prize) })) },
    ],
  ])('sees one centavo more in %s', (_, wrong) => {
    expect(() => reconcile(purchases, { ...right, ...wrong })).toThrow(InvariantViolation);
  });

  it('is taken by every settlement before anybody sees it', () => {
    const torn = { ...purchase({ entry: 3 }), benefit: centavos(1) };
    expect(() => settle([...purchases.slice(0, 2), torn])).toThrow(InvariantViolation);
  });

  it('sees a purchase that the settlement lacks', () => {
    expect(() => reconcile([...purchases, purchase({ entry: 4 })], right)).toThrow(
      /^count of IN: 4 by purchases, 3 and 3 by rows$/,
    );
  });
});

function oneCentavoMore(split: EventSettlement['split']): EventSettlement['split'] {
  if (split.status === 'none') return split;
  const [first, ...others] = split.shares;
  return { ...split, shares: [{ ...first!, amount: centavos(first!.amount + 1) }, ...others] };
}
