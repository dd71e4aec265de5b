import { type BasisPoints, centavos, shareOf } from '../money/centavos.ts';
import { type Contribution, cutPots, type Pot, type Uncalled, uncalledOf } from './pots.ts';
import type { Ruleset } from './ruleset.ts';
import type { Amount, Seat } from './setup.ts';

export type Share = { readonly seat: Seat; readonly amount: Amount };

/** Winners in the order clockwise from the button's left, with what each is given. */
export type AwardedPot = Pot & {
  readonly rake: Amount;
  readonly winners: readonly Share[];
  /** The part of each board, where more than one was dealt. @see CLUB-N11 */
  readonly boards?: readonly { readonly amount: Amount; readonly winners: readonly Share[] }[];
};

/** How the chips of a finished hand leave the table. */
export type Award = {
  readonly uncalled: Uncalled | null;
  /** Main pot first; they are decided from the last to the first (R123-II-103). */
  readonly pots: readonly AwardedPot[];
  /** Leftover chips that wait for the next pot; club only. */
  readonly carried: Amount;
};

/** What an award depends on besides the chips put in. */
export type AwardTerms = {
  readonly leftover: Ruleset['leftover'];
  readonly chip: Amount;
  readonly rakeBps: BasisPoints;
};

/**
 * Gives each pot to the best hands that can win it, from the last side pot back to the main pot.
 *
 * @param contributions clockwise from the left of the button
 * @param place strength of a seat's hand, lower is better; `null` for one that cannot win
 * @see R40-5, R40-81, R40-82, R40-87, R40-94, R123-II-103, R123-II-113, R123-II-114, CLUB-O16
 */
export const awardOf = (
  contributions: readonly Contribution[],
  dead: Amount,
  place: (seat: Seat) => number | null,
  terms: AwardTerms,
): Award => {
  const uncalled = uncalledOf(contributions);
  const cut = cutPots(contributions, dead, uncalled);
  const pots = new Array<AwardedPot>(cut.length);
  let carried = 0;
  for (let index = cut.length - 1; index >= 0; index -= 1) {
    const { amount, eligible } = cut[index]!;
    const rake = rakeOf(amount, terms);
    const winners = split(amount - rake, winnersOf(cut[index]!, place), terms);
    carried += amount - rake;
    for (let place = 0; place < winners.length; place += 1) carried -= winners[place]!.amount;
    pots[index] = { amount, eligible, rake, winners };
  }
  return { uncalled, pots, carried };
};

/** Rounded down to the chip, on each pot alone. @see R40-95, R40-96, decision H3 */
export const rakeOf = (amount: Amount, { rakeBps, chip }: AwardTerms): Amount => {
  if (rakeBps === 0) return 0;
  const exact = shareOf(centavos(amount), rakeBps);
  return exact - (exact % chip);
};

/** Who alone can win a pot wins it without a hand. @see CLUB-O14 */
export const winnersOf = (
  { eligible }: Pot,
  place: (seat: Seat) => number | null,
): readonly Seat[] => {
  if (eligible.length === 1) return eligible;
  let best: number | null = null;
  let winners: Seat[] = [];
  for (let index = 0; index < eligible.length; index += 1) {
    const seat = eligible[index]!;
    const its = place(seat);
    if (its === null || (best !== null && its > best)) continue;
    if (its === best) winners.push(seat);
    else winners = [seat];
    best = its;
  }
  return winners;
};

/** Equal parts in whole chips. @see R123-II-114, R40-82, CLUB-O16, decision H4 */
export const split = (
  amount: Amount,
  winners: readonly Seat[],
  { chip, leftover }: AwardTerms,
): Share[] => {
  if (winners.length === 1) return [{ seat: winners[0]!, amount }];
  const part = amount - (amount % (winners.length * chip));
  const each = part / winners.length;
  if (leftover === 'next-pot') return winners.map((seat) => ({ seat, amount: each }));
  let left = amount - part;
  return winners.map((seat) => {
    const extra = Math.min(chip, left);
    left -= extra;
    return { seat, amount: each + extra };
  });
};
