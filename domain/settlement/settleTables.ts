import { invariant } from '../errors.ts';
import { compareJornadas } from '../time/jornada.ts';
import { splitBenefit } from './splitBenefit.ts';
import { foldPurchases } from './totals.ts';
import type { Distribution, Purchase, TableSettlement } from './types.ts';

/**
 * What each table earned in each jornada, by jornada and then table: a purchase belongs to where
 * its coupon was taken, wherever the entry sits later (decision M2).
 *
 * @see R123-IV-2.p4, R123-IV-6.p4, R123-IV-11.4, R123-IV-11.5
 */
export const settleTables = (
  purchases: readonly Purchase[],
  regimes: Distribution,
): TableSettlement[] => {
  const taken = purchases.filter(({ returned }) => !returned);
  const byTable = Map.groupBy(taken, ({ jornada, table }) => `${jornada} ${table}`);
  return [...byTable.values()]
    .map((ofTable) => settleTable(ofTable, regimes))
    .sort((one, other) => compareJornadas(one.jornada, other.jornada) || one.table - other.table);
};

const settleTable = (ofTable: readonly Purchase[], regimes: Distribution): TableSettlement => {
  const { jornada, table } = ofTable[0]!;
  invariant(table !== null, 'a purchase that was not returned has a table');
  const totals = foldPurchases(ofTable);
  return { jornada, table, ...totals, split: splitBenefit(totals.benefit, jornada, regimes) };
};
