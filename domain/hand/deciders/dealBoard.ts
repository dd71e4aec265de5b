import type { Card } from '../../cards/card.ts';
import { areNew } from '../../cards/cardSet.ts';
import { Rejection } from '../../errors.ts';
import type { NormId } from '../../regulation/norms.ts';
import type { Asked } from '../commands.ts';
import type { HandFactOf } from '../facts.ts';
import { assertNewCards } from '../knownCards.ts';
import { RULESETS } from '../ruleset.ts';
import { cardsOn, type OpenHand } from '../state.ts';

/**
 * Tells the board so far. It may come late; it may not run ahead of the betting.
 *
 * @see R40-45, R40-46, R40-47, CLUB-J8, CLUB-S6
 * @throws {Rejection} in this order: `hand.closed`, `hand.already-awarded`, `hand.cards-invalid`,
 *   `cards.card-repeated`
 */
export const dealBoard = (
  { board }: Asked<'DealBoard'>,
  state: OpenHand,
): HandFactOf<'BoardDealt'> | null => {
  if (state.status === 'closed')
    throw new Rejection('hand.closed', RULESETS[state.setup.ruleset].norms.correction);
  if (state.status === 'awarded') throw new Rejection('hand.already-awarded');
  const isLater = startsWith(board, state.board);
  if (isLater && board.length === state.board.length) return null;
  const cardsMax = cardsOn(state.status === 'betting' ? state.street : 'river');
  if (!isLater || board.length < cardsOn('flop') || board.length > cardsMax)
    throw new Rejection('hand.cards-invalid', normOf(state), { cards: board.length, cardsMax });
  if (!areNew(state.known, board, state.board.length)) assertNewCards(state, board, []);
  return { type: 'BoardDealt', board };
};

/** The club has its own words; elsewhere the approved rules of the game hold (R123-II-1). */
const normOf = ({ setup }: OpenHand): NormId => (setup.ruleset === 'CLUB' ? 'CLUB-J8' : 'R40-45');

/** The cards that lay there lie there still. */
const startsWith = (board: readonly Card[], before: readonly Card[]): boolean => {
  for (let place = 0; place < before.length; place += 1)
    if (board[place] !== before[place]) return false;
  return true;
};
