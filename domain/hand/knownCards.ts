import { assertDistinct, type Card } from '../cards/card.ts';
import type { Seat } from './setup.ts';
import { cardsOn, type Table } from './state.ts';

export type SeatedCards = { readonly seat: Seat; readonly cards: readonly Card[] };

/**
 * No card lies twice on the table.
 *
 * @param board the board as it would be
 * @param hands hands that are told anew
 * @throws {Rejection} `cards.card-repeated`
 */
export const assertNewCards = (
  { players }: Table,
  board: readonly Card[],
  hands: readonly SeatedCards[],
): void => {
  const seen: SeenCards = { low: 0, high: 0 };
  let isNew = add(seen, board);
  for (const { cards } of hands) isNew = add(seen, cards) && isNew;
  for (const { seat, cards } of players)
    if (cards !== null && !isTold(hands, seat)) isNew = add(seen, cards) && isNew;
  if (isNew) return;
  const told = hands.flatMap(({ cards }) => cards);
  const kept = players.filter(({ seat }) => !isTold(hands, seat));
  assertDistinct([...board, ...told, ...kept.flatMap(({ cards }) => cards ?? [])]);
};

/** Every community card that was told: of the board and of those dealt again. @see CLUB-N11 */
export const communityCards = ({ board, boardsAgain, street }: Table): readonly Card[] =>
  boardsAgain.length === 0
    ? board
    : [...board, ...boardsAgain.flatMap((one) => one.slice(cardsOn(street)))];

const isTold = (hands: readonly SeatedCards[], seat: Seat): boolean => {
  for (const hand of hands) if (hand.seat === seat) return true;
  return false;
};

/** Two sets of 26 bits: quicker than a set of cards. */
type SeenCards = { low: number; high: number };

/** `false` when one of them was there before. */
const add = (seen: SeenCards, cards: readonly Card[]): boolean => {
  for (const card of cards) {
    const low = card < 26 ? 1 << card : 0;
    const high = card < 26 ? 0 : 1 << (card - 26);
    if ((seen.low & low) | (seen.high & high)) return false;
    seen.low |= low;
    seen.high |= high;
  }
  return true;
};
