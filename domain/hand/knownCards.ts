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
  let count = board.length;
  let low = lowSet(board);
  let high = highSet(board);
  for (const { cards } of hands) {
    count += cards.length;
    low |= lowSet(cards);
    high |= highSet(cards);
  }
  for (const { seat, cards } of players) {
    if (cards === null || isTold(hands, seat)) continue;
    count += cards.length;
    low |= lowSet(cards);
    high |= highSet(cards);
  }
  if (bitsIn(low) + bitsIn(high) === count) return;
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

/**
 * A bit for each of the first 32 cards, and of the other 20: quicker than a set of cards. By place,
 * because an iterator over lists of several kinds would be made for each.
 */
const lowSet = (cards: readonly Card[]): number => {
  let bits = 0;
  for (let place = 0; place < cards.length; place += 1)
    if (cards[place]! < 32) bits |= 1 << cards[place]!;
  return bits;
};

const highSet = (cards: readonly Card[]): number => {
  let bits = 0;
  for (let place = 0; place < cards.length; place += 1)
    if (cards[place]! >= 32) bits |= 1 << (cards[place]! - 32);
  return bits;
};

/** Added up in pairs, fours and bytes. */
const bitsIn = (bits: number): number => {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  const bytes = (fours + (fours >>> 4)) & 0x0f0f0f0f;
  return Math.imul(bytes, 0x01010101) >>> 24;
};
