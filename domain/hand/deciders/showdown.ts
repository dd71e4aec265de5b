import { areNew } from '../../cards/cardSet.ts';
import { Rejection } from '../../errors.ts';
import type { Asked } from '../commands.ts';
import { evolve } from '../evolve.ts';
import type { HandFactOf } from '../facts.ts';
import { assertNewCards, communityCards } from '../knownCards.ts';
import { isContended } from '../resolve.ts';
import { RULESETS } from '../ruleset.ts';
import type { Seat } from '../setup.ts';
import { isHidden, isOpen, mustShow } from '../showOrder.ts';
import { isContender, type OpenHand, type Player, playerOf, type Showdown } from '../state.ts';

/**
 * A hand is laid face up. The cards speak: nobody says what they make.
 *
 * @see R40-71, R40-73, R123-II-101, R123-II-105
 * @throws {Rejection} in this order: `hand.betting-open`, `hand.already-awarded`,
 *   `hand.seat-not-in-hand`, `hand.already-shown` with other cards, `hand.cards-invalid` for more
 *   than two cards, `cards.card-repeated`
 */
export const showHand = (
  { seat, cards }: Asked<'ShowHand'>,
  state: OpenHand,
): HandFactOf<'HandShown'> => {
  assertShowdown(state);
  const { cards: told } = contenderAt(state, seat);
  if (told?.some((card) => !cards.includes(card)))
    throw new Rejection('hand.already-shown', RULESETS[state.setup.ruleset].norms.correction, {
      seat,
    });
  if (cards.length > 2)
    throw new Rejection('hand.cards-invalid', undefined, { cards: cards.length, cardsMax: 2 });
  if (!areNew(state.known, cards)) assertNewCards(state, communityCards(state), [{ seat, cards }]);
  return { type: 'HandShown', seat, cards };
};

/**
 * A hand is given up unseen: one that is shown stays on the table. When all betting ended in an
 * all-in every hand must be exposed, and the last one that can win a pot is not given up.
 *
 * @see R40-74, R40-90, R123-II-101, R123-II-102, R123-II-104, R123-II-106
 * @see CLUB-J11, CLUB-O15, CLUB-T24
 * @throws {Rejection} in this order: `hand.betting-open`, `hand.already-awarded`,
 *   `hand.seat-not-in-hand`, `hand.already-shown`, `hand.must-show`
 */
export const muckHand = (
  { seat }: Asked<'MuckHand'>,
  state: OpenHand,
): HandFactOf<'HandMucked'> => {
  assertShowdown(state);
  const player = contenderAt(state, seat);
  const { exposed, faceUp } = RULESETS[state.setup.ruleset].norms;
  if (!isHidden(player)) throw new Rejection('hand.already-shown', faceUp, { seat });
  const fact = { type: 'HandMucked', seat } as const;
  const after = isOpen(state) ? state : evolve(state, fact);
  if (after === state || after.status !== 'showdown' || !isContended(after))
    throw new Rejection('hand.must-show', exposed, { seat });
  return fact;
};

/**
 * A hand is given up in its turn at the table: who shows first has no choice while another hand is
 * hidden. A hand told whole does not say in which order its hands were given up.
 *
 * @see R40-71, R123-II-101, CLUB-J11
 * @throws {Rejection} as `muckHand`, then `hand.must-show`
 */
export const muckInTurn = (
  { seat }: Asked<'MuckHand'>,
  state: OpenHand,
): HandFactOf<'HandMucked'> => {
  const fact = muckHand({ seat }, state);
  assertShowdown(state);
  if (mustShow(state).includes(seat))
    throw new Rejection('hand.must-show', RULESETS[state.setup.ruleset].norms.firstToShow, {
      seat,
    });
  return fact;
};

function assertShowdown(state: OpenHand): asserts state is Showdown {
  if (state.status === 'betting')
    throw new Rejection('hand.betting-open', 'R40-44', { street: state.street });
  if (state.status !== 'showdown') throw new Rejection('hand.already-awarded');
}

const contenderAt = (state: Showdown, seat: Seat): Player => {
  const player = playerOf(state, seat);
  if (!player || !isContender(player))
    throw new Rejection('hand.seat-not-in-hand', undefined, { seat, reason: 'no live hand' });
  return player;
};
