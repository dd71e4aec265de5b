import { Rejection } from '../../errors.ts';
import type { Asked } from '../commands.ts';
import type { HandFactOf } from '../facts.ts';
import { assertNewCards, communityCards } from '../knownCards.ts';
import { cardsOn, type OpenHand } from '../state.ts';

const BOARD_SIZE = 5;

/**
 * A further board, when somebody is all-in and the players agreed to it: the cards that lay on the
 * table when betting ended are common to all boards. The same board asked again adds nothing.
 *
 * @see CLUB-N11
 * @throws {Rejection} in this order: `hand.betting-open`, `hand.already-awarded`,
 *   `hand.boards-not-allowed`, `hand.board-missing` while the first one is not complete,
 *   `hand.cards-invalid`, `cards.card-repeated`
 */
export const dealAgain = (
  { board }: Asked<'DealAgain'>,
  state: OpenHand,
): HandFactOf<'BoardDealtAgain'> | null => {
  if (state.status === 'betting')
    throw new Rejection('hand.betting-open', 'R40-44', { street: state.street });
  if (state.status !== 'showdown') throw new Rejection('hand.already-awarded');
  if (state.boardsAgain.some((one) => one.join() === board.join())) return null;
  const boardsMax = state.setup.boardsMax ?? 1;
  if (!state.isAllIn || state.boardsAgain.length + 2 > boardsMax)
    throw new Rejection('hand.boards-not-allowed', 'CLUB-N11', { boardsMax });
  if (state.board.length !== BOARD_SIZE)
    throw new Rejection('hand.board-missing', 'CLUB-N11', { dealt: state.board.length });
  const common = cardsOn(state.street);
  const isCommon = state.board.slice(0, common).every((card, index) => card === board[index]);
  if (!isCommon || board.length !== BOARD_SIZE)
    throw new Rejection('hand.cards-invalid', 'CLUB-N11', {
      cards: board.length,
      cardsMax: BOARD_SIZE,
    });
  assertNewCards(state, [...communityCards(state), ...board.slice(common)], []);
  return { type: 'BoardDealtAgain', board };
};
