import { type Centavos, centavos } from '../money/centavos.ts';
import type { Jornada } from '../time/jornada.ts';

/** From which prize on the payer's data and statement are asked, from a day on. */
export type PrizeThreshold = {
  readonly from: Jornada;
  /** Null while the amount depends on a figure that is not on record: then every prize is asked. */
  readonly amount: Centavos | null;
  /** Whether the amount itself is asked too; otherwise only what exceeds it. */
  readonly inclusive: boolean;
  readonly citation: string;
};

/**
 * The dated figures of the UIF, which are no articles of the catalogue. The last one is fifteen
 * minimum wages, whose amount the law changes apart: until it is on record the stricter reading,
 * to ask always, is taken.
 */
export const PRIZE_THRESHOLDS: readonly PrizeThreshold[] = [
  threshold('2003-10-23', 10_000_00, true, 'Res. UIF 17/2003'),
  threshold('2011-08-01', 50_000_00, false, 'Res. UIF 70/2011, art. 7; Res. UIF 199/2011'),
  threshold('2018-11-01', 100_000_00, false, 'Res. UIF 130/2018'),
  threshold('2022-04-01', 300_000_00, false, 'Res. UIF 50/2022, art. 18'),
  threshold('2023-07-01', 850_000_00, false, 'Res. UIF 84/2023'),
  threshold('2023-12-01', null, false, 'Res. UIF 194/2023'),
];

function threshold(
  from: string,
  amount: number | null,
  inclusive: boolean,
  citation: string,
): PrizeThreshold {
  const inCentavos = amount === null ? null : centavos(amount);
  return { from: from as Jornada, amount: inCentavos, inclusive, citation };
}

/** The threshold that a prize paid on a jornada passes; null when it may be paid without. */
export const thresholdPassed = (prize: Centavos, on: Jornada): PrizeThreshold | null => {
  const inForce = PRIZE_THRESHOLDS.findLast(({ from }) => from <= on);
  if (!inForce) return null;
  const { amount, inclusive } = inForce;
  if (amount === null) return inForce;
  return prize > amount || (inclusive && prize === amount) ? inForce : null;
};
