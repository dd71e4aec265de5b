import { type Card, rankOf, suitOf } from '../cards/card.ts';
import { invariant } from '../errors.ts';
import type { Seat } from './setup.ts';

/**
 * The place that is dealt the highest card has the button: aces high, equal ranks by suit.
 *
 * @see R123-II-21, R123-II-32, R123-II-33, CLUB-T6, CLUB-J2
 */
export const drawButton = (dealt: readonly { seat: Seat; card: Card }[]): Seat => {
  const [first] = dealt.toSorted(
    (one, other) => rankOf(other.card) - rankOf(one.card) || suitOf(other.card) - suitOf(one.card),
  );
  invariant(first !== undefined, 'cards were dealt');
  return first.seat;
};

/** The first button of a cash table: at the dealer's right, the highest seat taken. @see R40-21 */
export const firstCashButton = (seats: readonly Seat[]): Seat => Math.max(...seats);
