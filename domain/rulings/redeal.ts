import type { NormId } from '../regulation/norms.ts';
import { type Answer, answer } from './answer.ts';
import type { Order } from './vocabulary.ts';

/** A void hand: every chip goes back and the same button deals again (R123-II-59). */
export const VOID_ORDERS: readonly Order[] = [
  'stop-action',
  'return-contributions',
  'same-button-and-blinds',
  'gather-shuffle-cut-deal',
];

/** Community cards are dealt again leaving the burn (R123-II-63.F, CLUB-I7). */
export const REDEAL_ORDERS: readonly Order[] = [
  'mix-exposed-leaving-burn',
  'shuffle-and-cut',
  'deal-without-burning',
];

/** An error of the deal in a tournament. @see R123-II-59 */
export const misdeal = (norm: NormId, contributed: number, rest: Partial<Answer> = {}): Answer =>
  answer('misdeal', norm, {
    also: ['R123-II-59'],
    figures: { returned: contributed },
    orders: VOID_ORDERS,
    records: ['cause', 'contributions-by-seat'],
    ...rest,
  });

/** A hand that is annulled with its bets. @see R40-61 */
export const voidHand = (norm: NormId, contributed: number, rest: Partial<Answer> = {}): Answer =>
  answer('hand-void', norm, {
    figures: { returned: contributed },
    orders: VOID_ORDERS,
    records: ['cause', 'contributions-by-seat'],
    ...rest,
  });

/** Once the deal is over only a defective deck makes a misdeal. @see R123-II-61 */
export const dealOver = (also: readonly NormId[]): Answer =>
  answer('play-on', 'R123-II-61', { also, records: ['cause'] });
