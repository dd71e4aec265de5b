import { invariant } from '../errors.ts';
import { sum, ZERO } from '../money/centavos.ts';
import {
  type CodeTotals,
  type EventSettlement,
  PURCHASE_CODES,
  type Purchase,
  type PurchaseCode,
  type Split,
} from './types.ts';

/**
 * The second path. Adds the purchases by itself, figure by figure, and compares with the totals
 * and with the rows of a settlement. Nothing is filed when a single centavo differs.
 *
 * @see R123-I-62, R123-I-63, R123-IV-6.p4
 * @throws {InvariantViolation} naming the figure that differs
 */
export const reconcile = (purchases: readonly Purchase[], settlement: EventSettlement): void => {
  for (const code of PURCHASE_CODES) reconcileCode(code, purchases, settlement);
  const { tables, takings, benefit, pool, overlay, classification, placePrizes } = settlement;
  const taken = purchases.filter(({ returned }) => !returned);
  equal('takings', sum(taken.map(({ price }) => price)), takings, sumOf(tables, 'takings'));
  equal('benefit', sum(taken.map((one) => one.benefit)), benefit, sumOf(tables, 'benefit'));
  equal('pool', sum(taken.map(({ prizePart }) => prizePart)), pool, sumOf(tables, 'prizes'));
  equal('benefit + pool', takings, benefit + pool);
  const fund = sum([pool, overlay ?? ZERO]);
  equal('place prizes', fund, sum(placePrizes));
  for (const { jornada, table, split, ...money } of tables) {
    equal(`${jornada} table ${table}`, money.takings, money.benefit + money.prizes);
    splitAddsUp(`split of ${jornada} table ${table}`, split, money.benefit);
  }
  splitAddsUp('split of the event', settlement.split, benefit);
  if (classification[0]?.position === 1)
    equal('prizes collected', fund, sum(classification.map(({ prize }) => prize)));
};

const reconcileCode = (
  code: PurchaseCode,
  purchases: readonly Purchase[],
  { byCode, tables }: EventSettlement,
): void => {
  const bought = purchases.filter((one) => one.code === code && !one.returned);
  const expected: Record<keyof CodeTotals, number> = {
    count: bought.length,
    takings: sum(bought.map(({ price }) => price)),
    benefit: sum(bought.map(({ benefit }) => benefit)),
    prizes: sum(bought.map(({ prizePart }) => prizePart)),
  };
  const rows = tables.flatMap((table) => table.byCode[code] ?? []);
  for (const figure of ['count', 'takings', 'benefit', 'prizes'] as const)
    equal(
      `${figure} of ${code}`,
      expected[figure],
      byCode[code]?.[figure] ?? 0,
      sumOf(rows, figure),
    );
};

const splitAddsUp = (what: string, split: Split, benefit: number): void => {
  if (split.status === 'split') equal(what, benefit, sum(split.shares.map(({ amount }) => amount)));
};

const sumOf = <Figure extends string>(
  rows: readonly Readonly<Record<Figure, number>>[],
  figure: Figure,
): number => rows.reduce((total, row) => total + row[figure], 0);

const equal = (what: string, expected: number, ...found: readonly number[]): void =>
  invariant(
    found.every((amount) => amount === expected),
    `${what}: ${expected} by purchases, ${found.join(' and ')} by rows`,
  );
