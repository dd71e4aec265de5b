import { Rejection } from '../../errors.ts';
import type { NormId } from '../../regulation/norms.ts';
import { sameContent } from '../../tournament/sameContent.ts';
import { STREETS, type Street } from '../bets.ts';
import type { RoundCommandOf } from '../commands.ts';
import type { RoundFact } from '../facts.ts';
import { assertCards, assertInPlay, isRepeated, requireBox } from '../guards.ts';
import {
  boxesInPlay,
  boxToAnswer,
  CARDS_BEFORE,
  hasFolded,
  type OpenedRound,
  streetDue,
} from '../state.ts';

const DEALS: Readonly<Record<Street, { readonly count: number; readonly norm: NormId }>> = {
  flop: { count: 3, norm: 'R132-27' },
  turn: { count: 1, norm: 'R132-28' },
  river: { count: 1, norm: 'R132-29' },
};

/**
 * Three common cards, the fourth, the fifth: each once every box in play has answered. One is
 * burned before each (a reading of R132-29), but not when a ruling has them dealt again.
 *
 * @see R132-27 @see R132-28 @see R132-29 @see R132-39.5
 * @throws {Rejection} in this order: `madero.bets-open`, `madero.round-over`,
 *   `madero.board-complete`, `madero.answers-pending`, `madero.box-not-in-play`,
 *   `madero.cards-wrong-number`, `cards.card-repeated`
 */
export const dealBoard = (
  { type: _, cards, ...circumstance }: RoundCommandOf<'DealBoard'>,
  round: OpenedRound,
): RoundFact[] => {
  assertInPlay(round);
  if (isLastDeal(cards, round)) return [];
  const street = streetDue(round);
  if (street === null) throw new Rejection('madero.board-complete', 'R132-29');
  const { norm } = DEALS[street];
  const pending = boxToAnswer(round);
  if (pending) throw new Rejection('madero.answers-pending', norm, { box: pending.box, street });
  if (boxesInPlay(round).length === 0)
    throw new Rejection('madero.box-not-in-play', norm, { box: round.boxes[0]!.box });
  assertCards(cards, DEALS[street], round);
  const burned = round.redealOf !== street;
  return [{ type: 'BoardDealt', ...circumstance, street, cards, burned }];
};

/** A repeated request names the cards that were dealt last, and nobody has answered since. */
const isLastDeal = (cards: readonly number[], round: OpenedRound): boolean => {
  const { board, boxes } = round;
  const last = STREETS.findLast((one) => CARDS_BEFORE[one] < board.length);
  const due = streetDue(round);
  const answered = due !== null && boxes.some(({ answers }) => answers[due] !== undefined);
  return last !== undefined && !answered && sameContent(board.slice(CARDS_BEFORE[last]), cards);
};

/**
 * The two cards of the bank, or of a box in play, once the fifth common card lies.
 *
 * @see R132-30
 * @throws {Rejection} in this order: `madero.bets-open`, `madero.round-over`,
 *   `madero.box-not-in-play`, `madero.cards-differ`, `madero.cards-not-due`,
 *   `madero.cards-wrong-number`, `cards.card-repeated`
 */
export const showCards = (
  { type: _, of, cards, ...circumstance }: RoundCommandOf<'ShowCards'>,
  round: OpenedRound,
): RoundFact[] => {
  assertInPlay(round);
  const shown = of === 'bank' ? round.bank : cardsOf(of, round);
  if (shown !== null) return isRepeated(shown, cards, 'madero.cards-differ') && [];
  if (streetDue(round) !== null) throw new Rejection('madero.cards-not-due', 'R132-30');
  assertCards(cards, { count: 2, norm: 'R132-24' }, round);
  return [{ type: 'CardsShown', ...circumstance, of, cards }];
};

const cardsOf = (number: number, round: OpenedRound): readonly number[] | null => {
  const box = requireBox(round, number);
  if (hasFolded(box) || box.dead !== null)
    throw new Rejection('madero.box-not-in-play', 'R132-30', { box: number });
  return box.cards;
};
