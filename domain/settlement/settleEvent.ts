import { type BasisPoints, type Centavos, sum, ZERO } from '../money/centavos.ts';
import { addSplits } from './addSplits.ts';
import { classify } from './classify.ts';
import { placePrizes } from './placePrizes.ts';
import { reconcile } from './reconcile.ts';
import { resolvedPrizes } from './resolvedPrizes.ts';
import { settleTables } from './settleTables.ts';
import { addTotals } from './totals.ts';
import type { Deal, Distribution, EventSettlement, Exit, Purchase, Resolution } from './types.ts';

export type EventInput = {
  readonly purchases: readonly Purchase[];
  /** In the order they happened. */
  readonly exits: readonly Exit[];
  readonly sharesBps: readonly BasisPoints[];
  readonly prizeUnit: Centavos;
  /** What the operator pays in beside the purchases (decision T14). */
  readonly overlay?: Centavos;
  /** Of all who were left, in a club event (CLUB-T27). */
  readonly deal?: Deal;
  /** Of an event ended before its time, and how many were in play then (R123-I-6). */
  readonly resolution?: Resolution & { readonly players: number };
  /** Of the law and of the operator (decision M3); in the club its organiser. */
  readonly regimes: Distribution;
};

/**
 * Settles a tournament: money by code, table and jornada, the pool, its prizes and who collects
 * them. Checked against a second way of adding the same purchases before it is returned.
 *
 * @see R123-I-62, R123-I-63, R123-IV-6.p4, R123-IV-9, R123-IV-11.4
 * @throws {Rejection} as `placePrizes` and then `classify`
 * @throws {InvariantViolation} when the two ways of adding differ
 */
export const settleEvent = (input: EventInput): EventSettlement => {
  const { purchases, exits, sharesBps, prizeUnit, overlay, deal, resolution, regimes } = input;
  const tables = settleTables(purchases, regimes);
  const { byCode, takings, benefit, prizes: pool } = addTotals(tables);
  const published = placePrizes(sum([pool, overlay ?? ZERO]), sharesBps, prizeUnit);
  const prizes = resolution ? resolvedPrizes(published, resolution, resolution.players) : published;
  const settlement: EventSettlement = {
    byCode,
    takings,
    benefit,
    pool,
    ...(overlay && { overlay }),
    tables,
    split: addSplits(tables.map(({ split }) => split)),
    placePrizes: prizes,
    ...(deal && { deal }),
    classification: classify({
      entries: entriesOf(purchases),
      exits,
      placePrizes: prizes,
      ...(deal && { deal }),
      ...(resolution && { resolution }),
    }),
  };
  reconcile(purchases, settlement);
  return settlement;
};

/** The entries in the event, ascending: each was bought with an IN that was not returned. */
export const entriesOf = (purchases: readonly Purchase[]): number[] =>
  purchases
    .filter(({ code, returned }) => code === 'IN' && !returned)
    .map(({ entry }) => entry)
    .sort((one, other) => one - other);
