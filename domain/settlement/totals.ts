import { type Centavos, centavos, ZERO } from '../money/centavos.ts';
import {
  type CodeTotals,
  PURCHASE_CODES,
  type Purchase,
  type PurchaseCode,
  type TotalsByCode,
} from './types.ts';

/** Money taken, and how it divides: takings = benefit + prizes (R123-I-62, R123-I-63). */
export type Totals = {
  readonly byCode: TotalsByCode;
  readonly takings: Centavos;
  readonly benefit: Centavos;
  readonly prizes: Centavos;
};

const NOTHING: CodeTotals = { count: 0, takings: ZERO, benefit: ZERO, prizes: ZERO };

/** Folds purchases, one after the other, into totals. What was returned does not count (M11). */
export const foldPurchases = (purchases: Iterable<Purchase>): Totals => {
  const found = new Map<PurchaseCode, CodeTotals>();
  for (const purchase of purchases)
    if (!purchase.returned)
      found.set(purchase.code, add(found.get(purchase.code) ?? NOTHING, countOne(purchase)));
  return totalsOf(found);
};

/** Adds totals, such as those of the tables of an event. */
export const addTotals = (several: Iterable<Pick<Totals, 'byCode'>>): Totals => {
  const found = new Map<PurchaseCode, CodeTotals>();
  for (const { byCode } of several)
    for (const code of PURCHASE_CODES) {
      const row = byCode[code];
      if (row) found.set(code, add(found.get(code) ?? NOTHING, row));
    }
  return totalsOf(found);
};

const countOne = ({ price, benefit, prizePart }: Purchase): CodeTotals => ({
  count: 1,
  takings: price,
  benefit,
  prizes: prizePart,
});

const add = (one: CodeTotals, other: CodeTotals): CodeTotals => ({
  count: one.count + other.count,
  takings: centavos(one.takings + other.takings),
  benefit: centavos(one.benefit + other.benefit),
  prizes: centavos(one.prizes + other.prizes),
});

const totalsOf = (found: ReadonlyMap<PurchaseCode, CodeTotals>): Totals => {
  const { takings, benefit, prizes } = [...found.values()].reduce(add, NOTHING);
  const bought = PURCHASE_CODES.flatMap((code) => {
    const row = found.get(code);
    return row ? [[code, row] as const] : [];
  });
  return { byCode: Object.fromEntries(bought), takings, benefit, prizes };
};
