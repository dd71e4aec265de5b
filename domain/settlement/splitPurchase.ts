import { Rejection } from '../errors.ts';
import {
  BASIS_POINTS_WHOLE,
  type BasisPoints,
  type Centavos,
  centavos,
  shareOf,
} from '../money/centavos.ts';

/** The most that the house keeps of any purchase, and so the least that goes to prizes. */
const BENEFIT_BPS_MAX: BasisPoints = 3000;

/** Terms announce either the share that goes to prizes or the benefit of one purchase (M1). */
export type PurchaseTerms =
  | { readonly price: Centavos; readonly prizeBps: BasisPoints }
  | { readonly price: Centavos; readonly benefit: Centavos };

export type PurchaseSplit = { readonly benefit: Centavos; readonly prizePart: Centavos };

/**
 * Splits one purchase when it is made: the benefit is rounded down to the centavo and prizes get
 * the rest. Inc. 62 sets the floor on the total and annex IV on each item; holding every single
 * purchase to it satisfies both, and makes the tables add up to the event (decision M1).
 *
 * @see R123-I-62, R123-IV-6.p3, R123-IV-11.4
 * @throws {Rejection} in this order: `settlement.share-out-of-range`,
 *   `settlement.prize-below-floor`
 */
export const splitPurchase = (terms: PurchaseTerms): PurchaseSplit => {
  const benefit = 'benefit' in terms ? terms.benefit : benefitByShare(terms);
  const { price } = terms;
  if (benefit < 0 || benefit > price)
    throw new Rejection('settlement.share-out-of-range', 'R123-I-62', { price, benefit });
  const benefitMax = shareOf(price, BENEFIT_BPS_MAX);
  if (benefit > benefitMax)
    throw new Rejection('settlement.prize-below-floor', 'R123-I-62', {
      price,
      benefit,
      benefitMax,
    });
  return { benefit, prizePart: centavos(price - benefit) };
};

const benefitByShare = (terms: { price: Centavos; prizeBps: BasisPoints }): Centavos => {
  const { price, prizeBps } = terms;
  const benefitBps = BASIS_POINTS_WHOLE - prizeBps;
  const benefit = shareOf(price, benefitBps);
  if (benefitBps < 0)
    throw new Rejection('settlement.share-out-of-range', 'R123-I-62', { price, benefit });
  // A cheap purchase may round its way under the limit; the share announced may not.
  if (benefitBps > BENEFIT_BPS_MAX)
    throw new Rejection('settlement.prize-below-floor', 'R123-I-62', {
      price,
      benefit,
      benefitMax: shareOf(price, BENEFIT_BPS_MAX),
    });
  return benefit;
};
