import { Rejection } from '../../errors.ts';
import { type Centavos, sum } from '../../money/centavos.ts';
import type { Chips } from '../../money/chips.ts';
import { chipsInPlay } from '../chipsInPlay.ts';
import { barredNow } from '../eligibility.ts';
import type { PaidEntry } from '../entries.ts';
import type { TournamentFact } from '../facts.ts';
import {
  assertActIdFree,
  assertNothingPaid,
  assertReason,
  assertTakingsOpen,
  assertUnderWay,
  requireEntry,
  requireLive,
  requirePaid,
} from '../guards.ts';
import { leastStack } from '../leastStack.ts';
import type { MoneyCommandOf } from '../moneyCommands.ts';
import type { TableCode } from '../moneyFacts.ts';
import { assertOneOf, assertRole } from '../roles.ts';
import { sameContent } from '../sameContent.ts';
import { shiftOf } from '../shiftAtDesk.ts';
import type { AnnouncedTournament, Entry, TablePurchase } from '../state.ts';
import { assertInPlay, assertMayPurchase, assertOwesNothing } from '../tablePurchases.ts';
import { clubOf, tablesOf } from '../tables.ts';

/**
 * A rebuy or an add-on that was announced: an obligation that only payment or disqualification
 * ends. Who announces it without chips is not out (R123-I-54, R123-I-56). In the club a rebuy said
 * before the cards are dealt plays behind; said in a hand, it plays from the next one.
 *
 * @see CLUB-T23, R123-I-27.b2, R123-I-27.b3, R123-I-51, R123-I-54, R123-I-55, R123-I-56, R123-IV-4.p3, R123-IV-5.p2
 * @throws {Rejection} in this order: `tournament.entry-unknown`, `tournament.act-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.not-started`, `tournament.closed`,
 *   `tournament.entry-not-paid`, `tournament.entry-returned`, `tournament.entry-not-live`,
 *   those of `assertInPlay`, `tournament.seat-not-taken`, those of `barredNow`,
 *   `tournament.purchase-owed`, for each code those of `assertMayPurchase`, `tournament.chips-exceed-play`
 */
export const declarePurchase = (
  command: MoneyCommandOf<'DeclarePurchase'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { entryId, declarationId, codes, stack, hand, by, occurredAt, jornada } = command;
  const entry = requireEntry(state, entryId);
  if (entry.declarationIds.includes(declarationId)) return [];
  assertActIdFree(state, declarationId);
  assertRole(command);
  assertUnderWay(state);
  const live = requireLive(state, entry);
  assertInPlay(state, live);
  assertSeated(live);
  const bar = barredNow(command, entry);
  if (bar) return [bar];
  assertOwesNothing(entry);
  const known = leastStack(command, state, entry);
  const offers = codes.map((code) => ({
    code,
    chips: assertMayPurchase(state, entry, code, known).chips,
  }));
  assertStackExists(stack, state);
  const rebuy = offers.find(({ code }) => code === 'RB');
  const playsBehind = rebuy && hand === null && clubOf(state.terms);
  const behind = playsBehind ? { behind: rebuy.chips } : {};
  const what = { entryId, declarationId, codes, ...behind };
  return [{ type: 'PurchaseDeclared', ...what, by, occurredAt, jornada }];
};

/**
 * Takes the coupon and the money at the table: each code is one line of the account, at the price
 * and for the chips published. A rebuy in a hand plays from the next one. One that was taken in its
 * period and recorded after it is posted on the word of the Direction; the pool is then fixed anew.
 *
 * @see R123-I-27.b2, R123-I-27.b3, R123-I-48, R123-I-49, R123-I-50, R123-I-52, R123-I-53, R123-I-55, R123-I-64, R123-IV-4,
 *   R123-IV-4.p6, R123-IV-5, R123-IV-5.p4
 * @throws {Rejection} in this order: `tournament.entry-unknown`, `tournament.act-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.not-started`, `tournament.closed`, those of
 *   `assertAtTable` or `assertReported`, those of `barredNow`, for each code those of
 *   `assertMayPurchase`, `tournament.chips-exceed-play`, `tournament.payment-not-full`
 */
export const payPurchase = (
  command: MoneyCommandOf<'PayPurchase'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { entryId, purchaseId, codes, table, stack, hand, means, desk } = command;
  const { reportedLate, by, occurredAt, jornada } = command;
  const entry = requireEntry(state, entryId);
  if (isRetry(command, entry)) return [];
  assertActIdFree(state, purchaseId);
  assertRole(command);
  assertUnderWay(state);
  const isLate = reportedLate !== undefined;
  if (isLate) assertReported(command, state, entry);
  else assertAtTable(command, state, entry);
  const bar = barredNow(command, entry);
  if (bar) return [bar];
  const period = isLate ? 'over' : 'now';
  const known = leastStack(command, state, entry);
  const lines = codes.map((code) => {
    const offer = assertMayPurchase(state, entry, code, known, period);
    const { price, benefit, prizePart, chips } = offer;
    const coupon = entry.purchases.filter((one) => one.code === code).length + 1;
    const fromHand = hand === null ? null : isBehind(entry, code) ? hand : hand + 1;
    const line = { code, coupon, table, price, benefit, prizePart, chips, fromHand };
    return { type: 'PurchasePaid', entryId, purchaseId, ...line } as const;
  });
  assertStackExists(stack, state);
  assertPaidInFull(command.tendered, sum(lines.map(({ price }) => price)));
  const how = {
    means,
    desk,
    ...shiftOf(command),
    ...(isLate && { reportedLate }),
    by,
    occurredAt,
    jornada,
  };
  return lines.map((line) => ({ ...line, ...how }));
};

/** Its chips play in the hand in progress already (CLUB-T23). */
const isBehind = ({ owes }: Entry, code: TableCode): boolean =>
  code === 'RB' && owes?.behind !== undefined;

/**
 * @throws {Rejection} in this order: `tournament.role-not-allowed`, `tournament.entry-not-paid`,
 *   `tournament.entry-returned`, `tournament.entry-not-live`, those of `assertInPlay`,
 *   `tournament.takings-settled`, `tournament.seat-not-taken`, `tournament.table-mismatch`,
 *   `tournament.purchase-owed` when another purchase was announced
 */
const assertAtTable = (
  { codes, table, by, jornada }: MoneyCommandOf<'PayPurchase'>,
  state: AnnouncedTournament,
  entry: Entry,
): void => {
  assertOneOf(by, ['cashier'], 'R123-IV-4');
  const live = requireLive(state, entry);
  assertInPlay(state, live);
  assertTakingsOpen(state, jornada);
  assertSeated(live);
  const seated = entry.table ?? entry.seating?.table;
  if (seated !== undefined && seated !== table)
    throw new Rejection('tournament.table-mismatch', 'R123-IV-4', { table, seated });
  if (entry.owes && !sameCodes(entry.owes.codes, codes)) assertOwesNothing(entry);
};

/**
 * Who bought may have moved or left since; prizes that were paid may not change any more.
 *
 * @throws {Rejection} in this order: `tournament.role-not-allowed`, `tournament.reason-missing`,
 *   `tournament.entry-not-paid`, `tournament.entry-returned`, `tournament.takings-settled`,
 *   `tournament.seat-not-taken`, `tournament.table-unknown`, `tournament.prize-already-paid`
 */
const assertReported = (
  { table, reportedLate = '', by, jornada }: MoneyCommandOf<'PayPurchase'>,
  state: AnnouncedTournament,
  entry: Entry,
): void => {
  assertOneOf(by, ['director', 'supervisor'], 'R123-I-64');
  assertReason(reportedLate, 'R123-I-64');
  const paid = requirePaid(entry);
  assertTakingsOpen(state, jornada);
  assertSeated(paid);
  if (!tablesOf(state.terms).includes(table))
    throw new Rejection('tournament.table-unknown', 'R123-IV-4', { table });
  assertNothingPaid(state);
};

/** Coupons are taken at the table, from who sits at it. */
const assertSeated = ({ seating, sale: { entryNumber } }: PaidEntry): void => {
  if (!seating) throw new Rejection('tournament.seat-not-taken', 'R123-IV-4', { entryNumber });
};

const isRetry = (
  { purchaseId, codes, table, tendered, means, desk }: MoneyCommandOf<'PayPurchase'>,
  { purchases }: Entry,
): boolean => {
  const lines = purchases.filter((one) => one.purchaseId === purchaseId);
  const same = (one: TablePurchase) =>
    one.table === table && one.means === means && one.desk === desk;
  return (
    lines.length > 0 &&
    lines.every(same) &&
    sum(lines.map(({ price }) => price)) === tendered &&
    sameCodes(
      lines.map(({ code }) => code),
      codes,
    )
  );
};

/** Also where the structure sets no condition, nobody has more chips than there are (R123-I-48). */
const assertStackExists = (chipsOut: Chips, state: AnnouncedTournament): void => {
  if (chipsOut <= state.terms.startingStack) return;
  const chipsMax = chipsInPlay(state);
  if (chipsOut > chipsMax)
    throw new Rejection('tournament.chips-exceed-play', 'R123-I-48', {
      ...{ pointer: '/stack', chipsOut, chipsMax },
    });
};

const sameCodes = (one: readonly string[], other: readonly string[]): boolean =>
  sameContent(one.toSorted(), other.toSorted());

const assertPaidInFull = (tendered: Centavos, price: Centavos): void => {
  if (tendered !== price)
    throw new Rejection('tournament.payment-not-full', 'R123-I-52', { price, tendered });
};
