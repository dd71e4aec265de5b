import { Rejection } from '../errors.ts';
import { RULESETS } from '../hand/ruleset.ts';
import type { Centavos } from '../money/centavos.ts';
import type { CashBand, CashLimits, CashTerms, Range } from './terms.ts';

const RAKE_BPS_MAX = 500;
const MINUTES_MIN = 60;
const CONSUMPTION_BPS_MAX = 1_000; // beyond a tenth it is no small payment

/**
 * The values that operations management sets for a game.
 *
 * @see R40-4, R40-5, R40-7, R40-9, R40-14, CLUB-N11
 * @throws {Rejection} in this order: `cash.seats-out-of-range`, `cash.rake-too-high`,
 *   `cash.duration-too-short`, `cash.limits-invalid`, `cash.not-whole-chips`,
 *   `hand.boards-not-allowed`, `cash.band-missing`, `cash.outside-band`
 */
export const assertTerms = (terms: CashTerms): void => {
  const { ruleset, seats, limits, chip, band } = terms;
  const { players, isRaked } = RULESETS[ruleset];
  if (seats < players.min || seats > players.max)
    throw new Rejection('cash.seats-out-of-range', players.min === 4 ? 'R40-4' : 'CLUB-D5', {
      seats,
      ...players,
    });
  const rakeBpsMax = isRaked ? RAKE_BPS_MAX : 0;
  if (limits.rakeBps < 0 || limits.rakeBps > rakeBpsMax)
    throw new Rejection('cash.rake-too-high', 'R40-5', {
      rakeBps: limits.rakeBps,
      rakeBpsMax,
    });
  if (limits.minutes < MINUTES_MIN)
    throw new Rejection('cash.duration-too-short', 'R40-14', {
      minutes: limits.minutes,
      minutesMin: MINUTES_MIN,
    });
  assertAmounts(limits, chip);
  if (ruleset !== 'R40') return;
  if ((terms.boardsMax ?? 1) > 1)
    throw new Rejection('hand.boards-not-allowed', 'CLUB-N11', { boardsMax: 1 });
  assertBand(limits, band);
};

/** @see R40-7.b1, R40-7.b2, R40-7.b3, R40-7.b4 */
const assertAmounts = (limits: CashLimits, chip: Centavos): void => {
  const { smallBlind, bigBlind, minBuyIn, minRebuy, maxPurchase, consumptionBps } = limits;
  const refuse = (member: string): never => {
    const pointer = member === 'chip' ? '/chip' : `/limits/${member}`;
    throw new Rejection('cash.limits-invalid', 'R40-7', { member, pointer });
  };
  if (!(chip > 0)) refuse('chip');
  if (!(smallBlind > 0 && smallBlind <= bigBlind)) refuse('smallBlind');
  if (minBuyIn < bigBlind) refuse('minBuyIn');
  if (!(minRebuy > 0)) refuse('minRebuy');
  if (maxPurchase !== null && maxPurchase < minBuyIn) refuse('maxPurchase');
  if (!(consumptionBps >= 0 && consumptionBps <= CONSUMPTION_BPS_MAX)) refuse('consumptionBps');
  for (const amount of [smallBlind, bigBlind, minBuyIn, minRebuy, maxPurchase ?? chip])
    if (amount % chip !== 0)
      throw new Rejection('cash.not-whole-chips', 'R40-13', { amount, chip });
};

const assertBand = (limits: CashLimits, band: CashBand | null): void => {
  if (band === null || band.reference.trim() === '')
    throw new Rejection('cash.band-missing', 'R40-9');
  const { minBuyIn, minRebuy, maxPurchase } = limits;
  within('bigBlind', limits.bigBlind, band.bigBlind);
  within('minBuyIn', minBuyIn, band.purchase);
  within('minRebuy', minRebuy, band.purchase);
  within('maxPurchase', maxPurchase, band.purchase);
};

/** An unlimited value is within an unlimited band only. */
const within = (member: string, amount: Centavos | null, { min, max }: Range): void => {
  const isBelow = amount !== null && amount < min;
  const isAbove = max !== null && (amount === null || amount > max);
  if (!isBelow && !isAbove) return;
  const facts = { member, amount: amount ?? 'unlimited', min, max: max ?? 'unlimited' };
  throw new Rejection('cash.outside-band', 'R40-9', facts);
};
