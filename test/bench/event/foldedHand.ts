import { DEALER } from '../../../infra/client/bodies.ts';
import { at, type SitAndGoPlan } from '../../../infra/client/plan.ts';

const CARDS = ['2c', '3c', '4c', '5c', '6c', '7c', '8c', '9c', 'Tc', 'Kc']; // the button at 10
const SMALL_BLIND = 1;
const MINUTE = 27;

/** A complete hand of ten: everybody folds to the big blind but one, who raises and takes it. */
export const foldedHand = (plan: SitAndGoPlan, hand: number): object => {
  const seats = plan.players.length;
  const seatAfter = (seat: number, places: number) => ((seat + places - 1) % seats) + 1;
  const underTheGun = seatAfter(SMALL_BLIND, hand + 1);
  const others = Array.from({ length: seats - 1 }, (_, index) => seatAfter(underTheGun, index + 1));
  return {
    by: DEALER,
    occurredAt: at(plan, MINUTE),
    table: plan.table,
    hand,
    ...(hand === 1 && { buttonCards: CARDS.map((card, index) => ({ seat: index + 1, card })) }),
    actions: [
      { seat: underTheGun, action: 'raise', to: 150 },
      ...others.map((seat) => ({ seat, action: 'fold' })),
    ],
  };
};
