import { Rejection } from '../errors.ts';
import {
  BASIS_POINTS_WHOLE,
  type BasisPoints,
  type Centavos,
  centavos,
  floorToUnit,
  shareOf,
  sum,
} from '../money/centavos.ts';
import type { NormId } from '../regulation/norms.ts';

/**
 * The prize of place 1, 2, …: its share of the pool rounded down to the published unit; what is
 * left of the pool goes to first place, so that all of it is paid (decision M5).
 *
 * @param sharesBps the scale, which adds to 10000 and never increases
 * @see R123-I-26, R123-I-65
 * @throws {Rejection} as `assertScale`
 */
export const placePrizes = (
  pool: Centavos,
  sharesBps: readonly BasisPoints[],
  unit: Centavos,
): Centavos[] => {
  assertScale(sharesBps);
  const rounded = sharesBps.map((bps) => floorToUnit(shareOf(pool, bps), unit));
  const rest = centavos(pool - sum(rounded));
  return rounded.map((prize, place) => (place === 0 ? centavos(prize + rest) : prize));
};

/**
 * Refuses a scale that does not hand out the whole pool or pays a worse place more.
 *
 * @see R123-I-65, CLUB-D8
 * @throws {Rejection} in this order: `settlement.scale-not-whole`, `settlement.scale-increases`
 */
export const assertScale = (
  sharesBps: readonly BasisPoints[],
  norm: NormId = 'R123-I-65',
): void => {
  const total = sharesBps.reduce((whole, bps) => whole + bps, 0);
  const whole = sharesBps.every((bps) => Number.isSafeInteger(bps) && bps >= 0);
  if (!whole || total !== BASIS_POINTS_WHOLE)
    throw new Rejection('settlement.scale-not-whole', norm, { total });
  const worse = sharesBps.findIndex((bps, place) => bps > (sharesBps[place - 1] ?? bps));
  if (worse >= 0) throw new Rejection('settlement.scale-increases', norm, { place: worse + 1 });
};
