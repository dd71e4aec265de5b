import type { Card } from '../cards/card.ts';
import { type Category, categoryOf } from '../cards/categories.ts';
import { strengthOf } from '../cards/strength.ts';
import { type BasisPoints, type Centavos, centavos } from '../money/centavos.ts';

/** Combinations that the jackpot pays, from highest to lowest (R132-48). */
export const JACKPOT_CATEGORIES = [
  'royal-flush',
  'straight-flush',
  'quads',
  'full-house',
  'flush',
  'straight',
] as const satisfies readonly Category[];
export type JackpotCategory = (typeof JACKPOT_CATEGORIES)[number];

/** The two that a progressive jackpot pays as a share of its meter (R132-50). */
export type MeterCategory = 'royal-flush' | 'straight-flush';

/**
 * What the jackpot pays apart from the meter: for royal and straight flush an amount on the fixed
 * table, the same whatever the credits; for the others and the special prizes one for each credit.
 */
export type JackpotPrizes = {
  readonly fixed: Readonly<Record<MeterCategory, Centavos>>;
  readonly perCredit: Readonly<Record<Exclude<JackpotCategory, MeterCategory>, Centavos>>;
  readonly special: { readonly magicCard: Centavos; readonly luckyPlayer: Centavos };
};

const pesos = (amount: number): Centavos => centavos(amount * 100);

/**
 * The amounts of the text, nominal pesos of 2015. A casino whose approved amounts differ
 * configures them with the act that approves them.
 *
 * @see R132-48 @see R132-49 @see R132-50
 */
export const LEGAL_PRIZES: JackpotPrizes = {
  fixed: { 'royal-flush': pesos(5_000), 'straight-flush': pesos(2_000) },
  perCredit: {
    quads: pesos(500),
    'full-house': pesos(100),
    flush: pesos(50),
    straight: pesos(25),
  },
  special: { magicCard: pesos(30), luckyPlayer: pesos(30) },
};

/** Amounts of this casino and the act that approves them (R132-50). */
export type ApprovedPrizes = JackpotPrizes & { readonly reference: string };

/** The shares of the meter in the text. @see R132-50 */
export const LEGAL_METER_BPS: Readonly<Record<MeterCategory, BasisPoints>> = {
  'royal-flush': 10_000,
  'straight-flush': 1_000,
};

/** The credits that a box may bet (R132-42). */
export const CREDITS_MAX = 5;

/**
 * The jackpot hand: the two own cards and the three of the flop, whatever comes later and whatever
 * the bank holds.
 *
 * @see R132-41 @see R132-43 @see R132-44
 */
export const jackpotCategoryOf = (
  own: readonly Card[],
  board: readonly Card[],
): JackpotCategory | null => {
  const category = categoryOf(strengthOf([...own, ...board.slice(0, 3)]));
  return JACKPOT_CATEGORIES.find((one) => one === category) ?? null;
};

export const isOfMeter = (category: JackpotCategory): category is MeterCategory =>
  category === 'royal-flush' || category === 'straight-flush';

/**
 * What the fixed table pays, and the progressive one below the straight flush.
 *
 * @see R132-48 @see R132-49
 */
export const fixedPrize = (
  category: JackpotCategory,
  credits: number,
  prizes: JackpotPrizes,
): Centavos =>
  isOfMeter(category) ? prizes.fixed[category] : centavos(prizes.perCredit[category] * credits);
