import type { Answer } from './answer.ts';
import { REDEAL_ORDERS, VOID_ORDERS } from './redeal.ts';
import { holdingOutcome, type LoggedRuling } from './state.ts';
import type { Order, Outcome } from './vocabulary.ts';

/** What holds now, with what is paid and done for it. */
export type InForce = Pick<Answer, 'figures' | 'orders'> & { readonly outcome: Outcome | null };

/**
 * Figures and orders are of what holds: of the article's answer where that stands, of what was
 * decided instead where somebody departed from it, and none once it was revoked.
 *
 * @see R123-III-2.p3, R123-III-3.p4, R123-II-59
 */
export const inForce = (logged: LoggedRuling): InForce => {
  const outcome = holdingOutcome(logged);
  const { answer, asked } = logged.made;
  if (outcome === answer.outcome)
    return { outcome, figures: answer.figures, orders: answer.orders };
  const { contributed } = asked.facts;
  const isVoid = outcome === 'misdeal' || outcome === 'hand-void';
  const figures = isVoid && typeof contributed === 'number' ? { returned: contributed } : {};
  return { outcome, figures, orders: ordersOf(outcome) };
};

/** What is always done for an outcome, whatever it is of. */
const ordersOf = (outcome: Outcome | null): readonly Order[] => {
  if (outcome === 'misdeal' || outcome === 'hand-void') return VOID_ORDERS;
  return outcome === 'board-redealt' ? REDEAL_ORDERS : [];
};
