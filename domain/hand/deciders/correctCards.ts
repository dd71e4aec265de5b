import type { Card } from '../../cards/card.ts';
import { Rejection } from '../../errors.ts';
import type { HandCommandOf } from '../commands.ts';
import type { HandFactOf } from '../facts.ts';
import { assertNewCards, communityCards } from '../knownCards.ts';
import { RULESETS } from '../ruleset.ts';
import type { OpenHand, Player } from '../state.ts';

/**
 * The cards were told wrong: they are put right, and the pots that were given go where the cards
 * say. Both awards stay in the record. A hand given up is not revived by it; one that lay face up
 * and went to the muck by mistake is restored with the cards that it showed.
 *
 * @see R40-69, R40-74, R123-I-87, R123-II-104, R123-II-106, R123-II-112, CLUB-I9, CLUB-O2
 * @throws {Rejection} in this order: `hand.closed` once the next hand is open, `hand.betting-open`,
 *   `hand.seat-not-in-hand` for a hand that was folded, given up or never shown, `hand.cards-invalid`,
 *   `cards.card-repeated`
 */
export const correctCards = (
  { board, hands, reason }: HandCommandOf<'CorrectCards'>,
  state: OpenHand,
): HandFactOf<'CardsCorrected'> => {
  const { correction, released } = RULESETS[state.setup.ruleset].norms;
  if (state.status === 'closed') throw new Rejection('hand.closed', correction);
  if (state.status === 'betting')
    throw new Rejection('hand.betting-open', 'R40-44', { street: state.street });
  for (const { seat, cards } of hands) {
    const player = state.players.find((one) => one.seat === seat);
    if (!player?.isLive || player.cards === null || (player.isMucked && !lay(player, cards)))
      throw new Rejection('hand.seat-not-in-hand', released, { seat, reason: 'not shown' });
    if (cards.length !== 2)
      throw new Rejection('hand.cards-invalid', correction, { cards: cards.length, cardsMax: 2 });
  }
  if (board && board.length !== 5)
    throw new Rejection('hand.cards-invalid', correction, { cards: board.length, cardsMax: 5 });
  assertNewCards(state, communityCards({ ...state, board: board ?? state.board }), hands);
  return { type: 'CardsCorrected', board: board ?? null, hands, reason };
};

/** These two cards lay face up. @see R123-II-106 */
const lay = ({ cards: shown }: Player, cards: readonly Card[]): boolean =>
  shown?.length === 2 && cards.every((card) => shown.includes(card));
