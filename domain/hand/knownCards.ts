import { assertDistinct, type Card } from '../cards/card.ts';
import type { Seat } from './setup.ts';
import type { Table } from './state.ts';

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
  const told = new Set(hands.map(({ seat }) => seat));
  const kept = players.flatMap(({ seat, cards }) => (told.has(seat) ? [] : (cards ?? [])));
  assertDistinct([...board, ...hands.flatMap(({ cards }) => cards), ...kept]);
};
