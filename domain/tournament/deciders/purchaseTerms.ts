import { Rejection } from '../../errors.ts';
import type { MultiTableTerms } from '../terms.ts';

/**
 * A rebuy and an add-on have a price, chips and an end that the structure knows.
 *
 * @see R123-I-1.6, R123-I-1.7
 * @throws {Rejection} `tournament.purchase-terms-invalid`, with the first member that does not fit
 */
export const assertPurchaseTerms = ({
  rebuy,
  addOn,
  levels,
}: Pick<MultiTableTerms, 'rebuy' | 'addOn' | 'levels'>): void => {
  const unknown = (level: number) => !(level >= 1 && level <= levels.length);
  const wrongRebuy =
    rebuy &&
    (unsold(rebuy) ||
      (rebuy.max !== null && !(rebuy.max >= 1) && 'max') ||
      (unknown(rebuy.throughLevel) && 'throughLevel'));
  if (wrongRebuy)
    throw new Rejection('tournament.purchase-terms-invalid', 'R123-I-1.6', {
      ...{ code: 'RB', member: wrongRebuy, pointer: `/rebuy/${wrongRebuy}` },
    });
  const wrongAddOn = addOn && (unsold(addOn) || (unknown(addOn.afterLevel) && 'afterLevel'));
  if (wrongAddOn)
    throw new Rejection('tournament.purchase-terms-invalid', 'R123-I-1.7', {
      ...{ code: 'AD', member: wrongAddOn, pointer: `/addOn/${wrongAddOn}` },
    });
};

const unsold = ({ price, chips }: { readonly price: number; readonly chips: number }) =>
  (!(price > 0) && 'price') || (!(chips > 0) && 'chips');
