import { Rejection } from '../errors.ts';
import type { Chips } from '../money/chips.ts';
import type { NormId } from '../regulation/norms.ts';
import type { PaidEntry } from './entries.ts';
import { TABLE_CODES, type TableCode } from './moneyFacts.ts';
import { assertPlays, assertStageInPlay, isFinished } from './stages.ts';
import type { AnnouncedTournament, Entry, TablePurchase } from './state.ts';
import { isMultiTable } from './tables.ts';
import type { AddOnTerms, RebuyTerms } from './terms.ts';

/** The rebuys and add-ons of an entry that stand: a void one gives neither chips nor prize. */
export const standingPurchases = ({ purchases }: Entry, code?: TableCode): TablePurchase[] =>
  purchases.filter((one) => one.voided === null && (code === undefined || one.code === code));

/** Chips that were put in play for an entry at its table, paid or played behind (CLUB-T23). */
export const boughtChips = (entry: Entry): Chips[] => [
  ...standingPurchases(entry).map((one) => one.chips),
  ...(entry.owes?.behind === undefined ? [] : [entry.owes.behind]),
];

/**
 * Chips bought in a hand of the table, or in one that follows it: they play from the next one.
 *
 * @see R123-I-53
 */
export const chipsAfterHand = (entry: Entry, table: number, hand: number): Chips[] =>
  standingPurchases(entry)
    .filter((one) => one.table === table && (one.fromHand ?? 0) > hand)
    .map((one) => one.chips);

/**
 * What the structure published about rebuys or the add-on.
 *
 * @see R123-I-47
 * @throws {Rejection} `tournament.purchase-not-offered`
 */
export const offerOf = ({ terms }: AnnouncedTournament, code: TableCode): Offer => {
  const offer = isMultiTable(terms) ? (code === 'RB' ? terms.rebuy : terms.addOn) : null;
  if (!offer) throw new Rejection('tournament.purchase-not-offered', 'R123-I-47', { code });
  return offer;
};

export type Offer = RebuyTerms | AddOnTerms;

/** Whether rebuys or add-ons are still to come or on sale: what the prizes wait for (R123-I-64). */
export const isToCome = (state: AnnouncedTournament, code: TableCode): boolean => {
  const { terms, closedPurchases, stage } = state;
  if (!isMultiTable(terms) || (code === 'RB' ? terms.rebuy : terms.addOn) === null) return false;
  if (terms.stages === null) return !closedPurchases.includes(code);
  const later = terms.stages.series.some(
    (one) => !isFinished(state, one.code) && one.code !== stage?.series,
  );
  return later || (stage !== null && !closedPurchases.includes(code));
};

/**
 * Whether an entry may buy it now, or bought it in a period that may be over; the refusal names what
 * forbids it. What was announced in its period is owed, so it is paid also once play has gone on.
 *
 * @see R123-I-48, R123-I-49, R123-I-51, R123-I-55, R123-I-56, R123-IV-4.p7, R123-IV-5.p5
 * @throws {Rejection} in this order: `tournament.purchase-not-offered`,
 *   `tournament.purchase-out-of-period`, `tournament.purchase-limit-reached`,
 *   `tournament.stack-too-big`
 */
export const assertMayPurchase = (
  state: AnnouncedTournament,
  entry: Entry,
  code: TableCode,
  stack: Chips,
  period: 'now' | 'over' = 'now',
): Offer => {
  const offer = offerOf(state, code);
  const norm: NormId = code === 'RB' ? 'R123-I-48' : 'R123-I-49';
  const isOwed = entry.owes?.codes.includes(code) === true;
  if (!(isOwed || (period === 'now' ? isOnSale(state, code, offer) : hasBegun(state, code))))
    throw outOfPeriod(state, code, offer, norm);
  const max = limitOf(offer);
  if (standingPurchases(entry, code).length >= max)
    throw new Rejection('tournament.purchase-limit-reached', norm, { code, max });
  const stackMax = 'stackMax' in offer ? offer.stackMax : null;
  if (stackMax !== null && stack > stackMax)
    throw new Rejection('tournament.stack-too-big', norm, { stack, stackMax });
  return offer;
};

/** The refusal of what is bought, opened or closed out of its period, and why it is. */
export const outOfPeriod = (
  { level, closedPurchases }: AnnouncedTournament,
  code: TableCode,
  offer: Offer,
  norm: NormId,
  early = 'it is not open yet',
): Rejection => {
  const through = 'throughLevel' in offer ? offer.throughLevel : offer.afterLevel;
  const late = closedPurchases.includes(code) ? 'it was closed' : 'its period is over';
  const isEarly = !closedPurchases.includes(code) && level <= through;
  const facts = { code, level, through, cause: isEarly ? early : late };
  return new Rejection('tournament.purchase-out-of-period', norm, facts);
};

/**
 * Whether who has lost all the chips may still buy some: a rebuy that is left to him, or the add-on
 * of the pause that follows this level.
 *
 * @see R123-I-54, R123-I-56, R123-I-57
 */
export const mayStillBuy = (state: AnnouncedTournament, entry: Entry): boolean =>
  TABLE_CODES.some((code) => {
    const { terms, closedPurchases, addOnsOpen, level } = state;
    const offer = isMultiTable(terms) ? (code === 'RB' ? terms.rebuy : terms.addOn) : null;
    if (!offer || closedPurchases.includes(code)) return false;
    const isLeft = standingPurchases(entry, code).length < limitOf(offer);
    const isDue =
      'throughLevel' in offer ? level <= offer.throughLevel : level === offer.afterLevel;
    return isLeft && (isDue || (code === 'AD' && addOnsOpen));
  });

const limitOf = (offer: Offer): number =>
  'max' in offer ? (offer.max ?? Number.POSITIVE_INFINITY) : 1;

/** Rebuys are sold from the start on. */
const hasBegun = ({ addOnsOpen }: AnnouncedTournament, code: TableCode): boolean =>
  code === 'RB' || addOnsOpen;

const isOnSale = (state: AnnouncedTournament, code: TableCode, offer: Offer): boolean => {
  if (state.closedPurchases.includes(code)) return false;
  return 'throughLevel' in offer ? state.level <= offer.throughLevel : state.addOnsOpen;
};

/**
 * Who said it aloud pays or is disqualified; until then nothing lets go of the player.
 *
 * @see R123-I-51, R123-IV-4.p3, R123-IV-5.p2
 * @throws {Rejection} `tournament.purchase-owed`
 */
export const assertOwesNothing = ({ owes, sale }: Entry): void => {
  if (owes) throw purchaseOwed(owes.codes, sale?.entryNumber ?? 0);
};

export const purchaseOwed = (codes: readonly string[], entryNumber: number): Rejection =>
  new Rejection('tournament.purchase-owed', 'R123-I-51', { entryNumber, codes: codes.join(', ') });

/** @throws {Rejection} those of `assertStageInPlay`, then of `assertPlays` */
export const assertInPlay = (state: AnnouncedTournament, entry: PaidEntry): void => {
  assertStageInPlay(state);
  assertPlays(state, entry);
};
