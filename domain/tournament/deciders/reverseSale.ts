import { Rejection } from '../../errors.ts';
import { absentStack } from '../chips/stacks.ts';
import { chipsInPlay } from '../chipsInPlay.ts';
import type { CommandOf } from '../commands.ts';
import { barOf, dueToBarred } from '../eligibility.ts';
import { liveEntries, type PaidEntry, paidCount } from '../entries.ts';
import { withoutRemoval } from '../exits.ts';
import type { FactOf, TournamentFact } from '../facts.ts';
import {
  assertActIdFree,
  assertJornadaOpen,
  assertNotClosed,
  assertNothingPaid,
  assertReason,
  requireEntry,
  requireLive,
  requirePaid,
} from '../guards.ts';
import { placeOfSale } from '../purchases.ts';
import { entriesMin, entriesMinNorm } from '../quota.ts';
import { isRefundOpen } from '../registration.ts';
import { assertOneOf, assertRole } from '../roles.ts';
import { shiftOf } from '../shiftAtDesk.ts';
import type { AnnouncedTournament } from '../state.ts';
import { standingPurchases } from '../tablePurchases.ts';
import { clubOf } from '../tables.ts';

/**
 * Gives the price back while registration is open and the voucher has not been used at the table,
 * later to who was barred since he paid, also when he was removed as absent since nobody let him in,
 * and always when the event was cancelled. It goes back by the means it was paid with; by another the
 * cashier says why, as the texts are silent: a transfer, or what somebody else paid into the account,
 * does not become cash unexplained.
 *
 * @see R123-IV-1.4, R123-I-6, R123-I-27.b2, R123-I-39
 * @throws {Rejection} in this order: `tournament.entry-unknown`, `tournament.act-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.entry-not-paid`, `tournament.entry-returned`,
 *   `tournament.refund-too-late`, `tournament.voucher-used`, of who was barred `tournament.closed` and
 *   `tournament.jornada-settled`, while registration is extended into play those of
 *   `assertPlayGoesOn`, of who was barred `tournament.prize-already-paid`;
 *   `tournament.reason-missing`, `tournament.refund-means-differ`
 */
export const refundEntry = (
  command: CommandOf<'RefundEntry'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { entryId, refundId, means, reason, desk, by, occurredAt, jornada } = command;
  const entry = requireEntry(state, entryId);
  const { reversal } = entry;
  if (reversal?.kind === 'refunded' && reversal.reversalId === refundId)
    if (reversal.means === means && reversal.desk === desk && reversal.reason === reason) return [];
  assertActIdFree(state, refundId);
  assertRole(command);
  const paid = requirePaid(entry);
  const bar = barredBefore(command, paid);
  // Of an event that is not played every price goes back (R123-I-6).
  if (state.status !== 'cancelled') {
    if (!paid.barred && !bar && !isRefundOpen(state, paid, occurredAt))
      throw new Rejection(
        'tournament.refund-too-late',
        clubOf(state.terms) ? 'CLUB-G2' : 'R123-IV-1.4',
      );
    assertVoucherUnused(paid);
    if (paid.barred || bar) assertBarredMayHave(state, paid);
    else if (state.start) assertPlayGoesOn(state, paid);
  }
  assertMeans(command, paid);
  const amount = paid.sale.price;
  const why = reason === undefined ? {} : { reason };
  const refund = { entryId, refundId, amount, means, ...why, desk, ...shiftOf(command) };
  const refunded = { type: 'EntryRefunded', ...refund, by, occurredAt, jornada } as const;
  return bar ? [bar, refunded] : [refunded];
};

/** His place goes with his price, so that neither papers nor prizes were made on it. */
const assertBarredMayHave = (state: AnnouncedTournament, paid: PaidEntry): void => {
  assertNotClosed(state.status);
  if (state.start) {
    assertJornadaOpen(state, placeOfSale(state, paid, paid.sale).jornada);
    // A deal was made by who was left (CLUB-T27).
    assertPlayGoesOn(state.deal ? state : withoutRemoval(state, paid.entryId), paid);
  }
  assertNothingPaid(state);
};

const assertMeans = (
  { means, reason }: CommandOf<'RefundEntry'>,
  { sale: { means: paid, entryNumber } }: PaidEntry,
): void => {
  if (reason !== undefined) assertReason(reason, 'R123-IV-1.4');
  else if (means !== paid)
    throw new Rejection('tournament.refund-means-differ', 'R123-IV-1.4', {
      ...{ entryNumber, paid, means },
    });
};

/** Why the price goes back to who is in a list, though he never came and nobody refused him yet. */
const barredBefore = (
  { restrictions = [], by, occurredAt, jornada }: CommandOf<'RefundEntry'>,
  entry: PaidEntry,
): FactOf<'EntryBarred'> | null => {
  const group = barOf(restrictions);
  if (!group || entry.barred) return null;
  const { entryId } = entry;
  const due = dueToBarred(entry);
  return { type: 'EntryBarred', entryId, group, due, by, occurredAt, jornada };
};

/**
 * Takes back a sale that was typed by mistake, which is no refund: nobody changed their mind. The
 * cash desks do it in the jornada of the sale and before a seat is drawn; the money leaves the shift
 * open where it is given back, which may be another than took it. From then on it is the
 * Direction's to say so, and it may not undo what play has shown; once the settlement is filed it is
 * a late fact, while a correction has the event open (J2). Who was accredited came with voucher and
 * document, so that his sale was no mistake.
 *
 * @see R123-IV-1.4, R123-IV-1.4.p3, R123-I-36, R123-IV-11.2
 * @throws {Rejection} in this order: `tournament.entry-unknown`, `tournament.act-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.reason-missing`, `tournament.entry-not-paid`,
 *   `tournament.entry-returned`, `tournament.closed`, `tournament.voucher-used`,
 *   `tournament.already-accredited`, at the cash desks `tournament.void-too-late`; after the start
 *   also `tournament.jornada-settled`, `tournament.role-not-allowed`, those of `assertPlayGoesOn`,
 *   `tournament.prize-already-paid`
 */
export const voidSale = (
  command: CommandOf<'VoidSale'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { entryId, voidId, reason, desk, late, by, occurredAt, jornada } = command;
  const entry = requireEntry(state, entryId);
  const { reversal } = entry;
  if (reversal?.kind === 'voided' && reversal.reversalId === voidId)
    if (reversal.reason === reason && reversal.desk === desk) return [];
  assertActIdFree(state, voidId);
  assertRole(command);
  assertReason(reason, 'R123-IV-1.4');
  const paid = requirePaid(entry);
  assertNotClosed(state.status);
  assertVoucherUnused(paid);
  if (paid.accreditation)
    throw new Rejection('tournament.already-accredited', 'R123-I-36', {
      entryNumber: paid.sale.entryNumber,
    });
  if (state.start) assertVoidableInPlay(command, state, paid);
  else assertOwnCorrection(command, paid);
  const amount = paid.sale.price;
  const voided = { entryId, voidId, amount, reason, desk, ...shiftOf(command) };
  return [{ type: 'SaleVoided', ...voided, ...(late && { late }), by, occurredAt, jornada }];
};

/** Who bought at a table has sat at it: the money of a returned entry would be nobody's. */
const assertVoucherUnused = (entry: PaidEntry): void => {
  if (entry.seating || standingPurchases(entry).length > 0)
    throw new Rejection('tournament.voucher-used', 'R123-IV-1.4', {
      entryNumber: entry.sale.entryNumber,
    });
};

/**
 * A cashier corrects what the shift open at the desk has sold, and what he sold at another one; the
 * head of the cash desks what any of them sold. Another shift renders what it gives back, so it has
 * to be open. What came to light later, or once a seat was drawn, is for the Direction to say.
 */
const assertOwnCorrection = (
  { by, jornada, shift }: CommandOf<'VoidSale'>,
  { sale, seat }: PaidEntry,
): void => {
  if (by.role !== 'cashier' && by.role !== 'head-cashier') return;
  // Sold outside of any shift, or before that was kept, it is in no file.
  const isInFile = (sale.shift ?? shift) === shift;
  const isHis = by.role === 'head-cashier' || by.legajo === sale.legajo;
  const isRendered = isInFile || (isHis && typeof shift === 'string');
  if (sale.jornada === jornada && seat === null && isRendered) return;
  const { entryNumber, jornada: soldOn } = sale;
  throw new Rejection('tournament.void-too-late', 'R123-IV-1.4.p3', { entryNumber, soldOn });
};

const assertVoidableInPlay = (
  { by, jornada, late }: CommandOf<'VoidSale'>,
  state: AnnouncedTournament,
  paid: PaidEntry,
): void => {
  // Also while a correction has the event open: its next closing makes new versions.
  const booked = placeOfSale(state, paid, paid.sale).jornada;
  if (!late) for (const day of [jornada, booked]) assertJornadaOpen(state, day);
  assertOneOf(by, ['director', 'supervisor'], 'R123-IV-1.4');
  assertPlayGoesOn(state, paid);
  assertNothingPaid(state);
};

/**
 * An entry goes back in play only if it is still in, since who is out has played the stack, also who
 * never came (R123-I-39), and if enough stay, each with a chip.
 *
 * @throws {Rejection} in this order: `tournament.entry-not-live`, `tournament.field-empty`,
 *   `tournament.not-enough-entries`, `tournament.chips-exceed-play`
 */
const assertPlayGoesOn = (state: AnnouncedTournament, paid: PaidEntry): void => {
  requireLive(state, paid);
  const live = liveEntries(state).length;
  if (live === 1) throw new Rejection('tournament.field-empty', 'R123-I-68', { out: live });
  const entries = paidCount(state) - 1;
  const min = entriesMin(state.terms);
  const norm = entriesMinNorm(state.terms);
  if (entries < min) throw new Rejection('tournament.not-enough-entries', norm, { entries, min });
  const chipsOut = absentStack(state, paid);
  const chipsMax = chipsInPlay(state) - (live - 1);
  if (chipsOut > chipsMax)
    throw new Rejection('tournament.chips-exceed-play', 'R123-I-68', { chipsOut, chipsMax });
};
