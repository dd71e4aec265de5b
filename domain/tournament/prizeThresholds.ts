import { type Centavos, centavos } from '../money/centavos.ts';
import type { Jornada } from '../time/jornada.ts';

/** From which prize on the winner's data and statement are asked, from a day on. */
export type PrizeThreshold = {
  readonly from: Jornada;
  readonly amount: Centavos;
  /** Whether the amount itself is asked too; otherwise only what exceeds it. */
  readonly inclusive: boolean;
  readonly citation: string;
};

const threshold = (
  from: string,
  amount: number,
  inclusive: boolean,
  citation: string,
): PrizeThreshold => ({ from: from as Jornada, amount: centavos(amount), inclusive, citation });

/**
 * The dated figures of the UIF, which are no articles of the catalogue. From December 2023 the law
 * says fifteen minimum wages, a figure that changes apart: the last fixed one is kept, which is
 * lower, so that more prizes are asked and none is missed.
 */
export const PRIZE_THRESHOLDS: readonly PrizeThreshold[] = [
  threshold('2003-10-23', 10_000_00, true, 'Res. UIF 17/2003'),
  threshold('2011-08-01', 50_000_00, false, 'Res. UIF 70/2011, art. 7; Res. UIF 199/2011'),
  threshold('2018-11-01', 100_000_00, false, 'Res. UIF 130/2018'),
  threshold('2022-04-01', 300_000_00, false, 'Res. UIF 50/2022, art. 18'),
  threshold('2023-07-01', 850_000_00, false, 'Res. UIF 84/2023'),
  threshold('2023-12-01', 850_000_00, false, 'Res. UIF 194/2023'),
];

/** The threshold that a prize paid on a jornada passes; null when it may be paid without. */
export const thresholdPassed = (prize: Centavos, on: Jornada): PrizeThreshold | null => {
  const inForce = PRIZE_THRESHOLDS.findLast(({ from }) => from <= on);
  if (!inForce) return null;
  const { amount, inclusive } = inForce;
  return prize > amount || (inclusive && prize === amount) ? inForce : null;
};
