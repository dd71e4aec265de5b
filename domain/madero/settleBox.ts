/**
 * Settlement of one box against the bank, pure:
 * `settleBox(box: PlayedBox, table: DealtTable, terms: PayTerms): BoxSettlement`.
 */
import { bestFive } from '../cards/bestFive.ts';
import type { Card } from '../cards/card.ts';
import {
  type Category,
  categoryOf,
  categoryRank,
  compareClasses,
  type HandClass,
} from '../cards/categories.ts';
import { strengthOf } from '../cards/strength.ts';
import { type Centavos, centavos, ZERO } from '../money/centavos.ts';
import type { Bets } from './bets.ts';
import { type BonusLineId, bonusLineOf, bonusReturned } from './bonus.ts';
import {
  fixedPrize,
  isOfMeter,
  type JackpotCategory,
  type JackpotPrizes,
  jackpotCategoryOf,
} from './jackpotPrizes.ts';

/** What a box had in play. `cards` are its two; none are needed when it folded. */
export type PlayedBox = {
  readonly bets: Bets;
  readonly credits: number;
  readonly folded: boolean;
  readonly cards: readonly Card[];
};

/** The bank's two cards and the five common ones. */
export type DealtTable = { readonly bank: readonly Card[]; readonly board: readonly Card[] };

/** How the table pays its bonus and its jackpot. */
export type PayTerms = {
  readonly acesAgainstAces: boolean;
  /** A progressive jackpot leaves royal and straight flush to its meter (R132-50). */
  readonly jackpot: 'fixed' | 'progressive';
  readonly prizes: JackpotPrizes;
};

export type Outcome = 'win' | 'lose' | 'tie' | 'fold';

/** A made hand: its class, its category and the five cards that make it. */
export type MadeHand = {
  readonly handClass: HandClass;
  readonly category: Category;
  readonly five: readonly Card[];
};

/** Chips handed back for each bet, the stake included; 0 is a bet lost or not made. */
export type BoxSettlement = {
  readonly outcome: Outcome;
  readonly hand: MadeHand | null;
  readonly returned: Bets;
  readonly bonusLine: BonusLineId | null;
  readonly jackpot: JackpotResult;
};

/**
 * Of the credits of a box. `award` is what the bank pays by the table of prizes; `ofMeter` is the
 * class of a royal or straight flush that the progressive meter pays, or null.
 */
export type JackpotResult = {
  readonly category: JackpotCategory | null;
  readonly award: Centavos;
  readonly ofMeter: HandClass | null;
};

const NO_JACKPOT: JackpotResult = { category: null, award: ZERO, ofMeter: null };
const LOST: Bets = { ante: ZERO, flop: ZERO, turn: ZERO, river: ZERO, bonus: ZERO };

/**
 * Each box has its own comparison with the bank; bonus and jackpot do not depend on it, but a fold
 * loses everything (decision B1).
 *
 * @see R132-1 @see R132-4 @see R132-18 @see R132-26.1 @see R132-32 @see R132-46 @see R132-65
 */
export const settleBox = (
  { bets, credits, folded, cards }: PlayedBox,
  { bank, board }: DealtTable,
  terms: PayTerms,
): BoxSettlement => {
  if (folded)
    return { outcome: 'fold', hand: null, returned: LOST, bonusLine: null, jackpot: NO_JACKPOT };
  const hand = madeHand([...cards, ...board]);
  const outcome = outcomeOf(hand.handClass, strengthOf([...bank, ...board]));
  const bonusLine = bets.bonus > 0 ? bonusLineOf(cards, bank, terms.acesAgainstAces) : null;
  return {
    outcome,
    hand,
    returned: {
      ...mainReturned(bets, outcome, hand.category),
      bonus: bonusReturned(bets.bonus, bonusLine),
    },
    bonusLine,
    jackpot: credits > 0 ? jackpotResult(cards, board, credits, terms) : NO_JACKPOT,
  };
};

/** @see R132-31 */
export const madeHand = (cards: readonly Card[]): MadeHand => {
  const handClass = strengthOf(cards);
  return { handClass, category: categoryOf(handClass), five: bestFive(cards) };
};

const OUTCOMES = { '1': 'win', '0': 'tie', '-1': 'lose' } as const;

const outcomeOf = (box: HandClass, bank: HandClass): Outcome =>
  OUTCOMES[`${compareClasses(box, bank)}`];

/**
 * Flop, turn and river pay 1 to 1; the ante does only with a flush or better, and comes back below
 * that: R132-34 collects the bets of lower hands alone (decision B1).
 *
 * @see R132-3 @see R132-33 @see R132-34 @see R132-35
 */
const mainReturned = (
  { ante, flop, turn, river }: Bets,
  outcome: Outcome,
  category: Category,
): Omit<Bets, 'bonus'> => {
  if (outcome === 'tie') return { ante, flop, turn, river };
  if (outcome !== 'win') return { ante: ZERO, flop: ZERO, turn: ZERO, river: ZERO };
  const paysAnte = categoryRank(category) >= categoryRank('flush');
  const double = (bet: Centavos): Centavos => centavos(2 * bet);
  return {
    ante: paysAnte ? double(ante) : ante,
    flop: double(flop),
    turn: double(turn),
    river: double(river),
  };
};

const jackpotResult = (
  cards: readonly Card[],
  board: readonly Card[],
  credits: number,
  { jackpot, prizes }: PayTerms,
): JackpotResult => {
  const category = jackpotCategoryOf(cards, board);
  if (category === null) return NO_JACKPOT;
  if (jackpot === 'progressive' && isOfMeter(category))
    return { category, award: ZERO, ofMeter: strengthOf([...cards, ...board.slice(0, 3)]) };
  return { category, award: fixedPrize(category, credits, prizes), ofMeter: null };
};
