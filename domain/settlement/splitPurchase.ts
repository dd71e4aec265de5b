import { Rejection } from '../errors.ts';
import {
  BASIS_POINTS_WHOLE,
  type BasisPoints,
  type Centavos,
  centavos,
  shareOf,
} from '../money/centavos.ts';
import type { PurchaseCode } from './types.ts';

/** The most that the house keeps of any purchase, and so the least that goes to prizes. */
const BENEFIT_BPS_MAX: BasisPoints = 3000;

/** Terms announce either the share that goes to prizes or the benefit of one purchase (M1). */
export type PurchaseTerms =
  | { readonly price: Centavos; readonly prizeBps: BasisPoints }
  | { readonly price: Centavos; readonly benefit: Centavos };

/** Which purchase it is, and where in the announcement its terms are, as a JSON pointer. */
export type PurchasePlace = {
  readonly code: PurchaseCode;
  readonly at: string;
  /** In an event of the club its organiser says what the house keeps: no floor of the lottery's. */
  readonly ofClub?: boolean;
};

export type PurchaseSplit = { readonly benefit: Centavos; readonly prizePart: Centavos };

/**
 * Splits one purchase when it is made: the benefit is rounded down to the centavo and prizes get
 * the rest. Inc. 62 sets the floor on the total and annex IV on each item; holding every single
 * purchase to it satisfies both, and makes the tables add up to the event (decision M1).
 *
 * @see CLUB-D8, CLUB-D9, R123-I-62, R123-IV-6.p3, R123-IV-11.4
 * @throws {Rejection} in this order: `settlement.share-out-of-range`,
 *   `settlement.prize-below-floor`
 */
export const splitPurchase = (
  terms: PurchaseTerms,
  place: PurchasePlace = { code: 'IN', at: '' },
): PurchaseSplit => {
  const { price } = terms;
  const byShare = 'prizeBps' in terms;
  const benefitBps = byShare ? BASIS_POINTS_WHOLE - terms.prizeBps : 0;
  const benefit = byShare ? shareOf(price, benefitBps) : terms.benefit;
  const member = byShare ? 'bps' : 'benefit';
  const facts = { code: place.code, pointer: `${place.at}/prize/${member}`, price, benefit };
  if (benefitBps < 0 || benefit < 0 || benefit > price)
    throw new Rejection(
      'settlement.share-out-of-range',
      place.ofClub ? 'CLUB-D9' : 'R123-I-62',
      facts,
    );
  const benefitMax = shareOf(price, BENEFIT_BPS_MAX);
  // A cheap purchase may round its way under the limit; the share announced may not.
  if (!place.ofClub && (benefitBps > BENEFIT_BPS_MAX || benefit > benefitMax))
    throw new Rejection('settlement.prize-below-floor', 'R123-I-62', { ...facts, benefitMax });
  return { benefit, prizePart: centavos(price - benefit) };
};
