import { type Centavos, centavos } from '../money/centavos.ts';
import type { PurchaseCode } from '../settlement/types.ts';
import type { Instant, Jornada } from '../time/jornada.ts';
import type { PaymentMeans } from '../tournament/facts.ts';
import type { ByCode, ByMeans, Rendering } from './facts.ts';

/** Money that came into a drawer (positive) or left it (negative), with the act that moved it. */
export type Movement = {
  readonly kind: 'sale' | 'refunded' | 'voided' | 'prize' | 'prize-reversed';
  /** Of the deposit account; null for prizes, which have no coupon. */
  readonly code: PurchaseCode | null;
  readonly amount: Centavos;
  readonly means: PaymentMeans;
  readonly tournamentId: string;
  readonly entryId: string;
  readonly legajo: string;
  readonly jornada: Jornada;
  readonly at: Instant;
};

/**
 * What the drawer should hold: the float, plus what came in, less what went out, by means.
 *
 * @see R123-IV-1.4.p3, R123-IV-4.p8, R123-IV-5.p6
 */
export const expectedMoney = (float: Centavos, movements: readonly Movement[]): ByMeans => {
  const totals = new Map<PaymentMeans, number>([['cash', float]]);
  for (const { means, amount } of movements) totals.set(means, (totals.get(means) ?? 0) + amount);
  return Object.fromEntries([...totals].map(([means, amount]) => [means, centavos(amount)]));
};

/** One body of the operator for each sale that stands, by code (R123-IV-4.p8, R123-IV-5.p6). */
export const expectedCoupons = (movements: readonly Movement[]): ByCode => {
  const counts = new Map<PurchaseCode, number>();
  for (const { code, amount } of movements)
    if (code) counts.set(code, (counts.get(code) ?? 0) + Math.sign(amount));
  return Object.fromEntries(counts);
};

export type Difference = { readonly of: string; readonly expected: number; readonly found: number };

/** Where what was counted is not what was expected; money and coupons are told apart by name. */
export const differencesOf = (rendering: Rendering): Difference[] => [
  ...between(rendering.expected, rendering.counted),
  ...between(rendering.couponsExpected, rendering.couponsCounted),
];

type Counts = Readonly<Record<string, number | undefined>>;

const between = (expected: Counts, found: Counts): Difference[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .map((of) => ({ of, expected: expected[of] ?? 0, found: found[of] ?? 0 }))
    .filter((one) => one.expected !== one.found);
