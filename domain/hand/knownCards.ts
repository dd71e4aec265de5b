import { assertDistinct, type Card } from '../cards/card.ts';
import { addCards, noCards, type OwnCardSet } from '../cards/cardSet.ts';
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
  { players }: Pick<Table, 'players'>,
  board: readonly Card[],
  hands: readonly SeatedCards[],
): void => {
  const told = hands.flatMap(({ cards }) => cards);
  const kept = players.filter(({ seat }) => hands.every((hand) => hand.seat !== seat));
  assertDistinct([...board, ...told, ...kept.flatMap(({ cards }) => cards ?? [])]);
};

/** Every card that was told. */
export const knownCards = (table: Pick<Table, 'players' | 'board' | 'boardsAgain'>): OwnCardSet => {
  const known = noCards();
  addCards(known, table.board);
  for (const board of table.boardsAgain) addCards(known, board);
  for (const { cards } of table.players) addCards(known, cards ?? []);
  return known;
};

/** Every community card that was told: of the board and of those dealt again. @see CLUB-N11 */
export const communityCards = ({ board, boardsAgain, street }: Table): readonly Card[] =>
  boardsAgain.length === 0
    ? board
    : [...board, ...boardsAgain.flatMap((one) => one.slice(cardsOn(street)))];
