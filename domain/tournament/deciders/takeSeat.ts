import { Rejection } from '../../errors.ts';
import type { CommandOf } from '../commands.ts';
import { barredNow } from '../eligibility.ts';
import type { PaidEntry } from '../entries.ts';
import type { TournamentFact } from '../facts.ts';
import { assertActIdFree, requireEntry, requireLive } from '../guards.ts';
import { assertRole } from '../roles.ts';
import { sameContent } from '../sameContent.ts';
import type { AnnouncedTournament } from '../state.ts';
import { clubOf, isSitAndGo, tablesOf } from '../tables.ts';

/**
 * The dealer keeps the voucher and hands over the chips. Who comes late sits down the same way:
 * the stack is in play from the start.
 *
 * @see R123-I-27, R123-I-28, R123-I-36, R123-I-89, R123-IV-3, R123-IV-11.2
 * @throws {Rejection} in this order: `tournament.entry-unknown`, `tournament.act-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.entry-not-paid`, `tournament.entry-returned`,
 *   `tournament.entry-not-live`, `tournament.voucher-used`, `tournament.voucher-mismatch`,
 *   `tournament.not-accredited`, `tournament.entry-not-transferable`, `tournament.document-mismatch`,
 *   those of `barredNow`, `tournament.seat-not-drawn`,
 *   `tournament.seat-mismatch`
 */
export const takeSeat = (
  command: CommandOf<'TakeSeat'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { entryId, seatingId, table, seat, person, by, occurredAt, jornada } = command;
  const entry = requireEntry(state, entryId);
  if (entry.seating?.seatingId === seatingId && entry.seat === seat) return [];
  assertActIdFree(state, seatingId);
  assertRole(command);
  const live = requireLive(state, entry);
  assertVoucher(command, live, state);
  assertAccredited(live, state);
  if (entry.personId !== person.personId)
    throw new Rejection('tournament.entry-not-transferable', 'R123-I-33', { entryId });
  if (!command.documentMatches) throw new Rejection('tournament.document-mismatch', 'R123-I-28');
  const bar = barredNow(command, entry);
  if (bar) return [bar];
  const drawn = drawnSeat(live);
  // Where there are several, who sits says at which.
  const at = tablesOf(state.terms).length === 1 ? (table ?? drawn.table) : table;
  if (drawn.seat !== seat || at !== drawn.table)
    throw new Rejection('tournament.seat-mismatch', 'R123-I-89', {
      drawn: `${drawn.table}/${drawn.seat}`,
      seat: `${at ?? '-'}/${seat}`,
    });
  return [{ type: 'SeatTaken', entryId, seatingId, ...drawn, by, occurredAt, jornada }];
};

/**
 * At several tables the dealer takes the coupon of the control card, which accreditation gave for the
 * voucher. A Sit & Go has no control card, nor has the club.
 */
const assertAccredited = (
  { entryId, accreditation }: PaidEntry,
  { terms }: AnnouncedTournament,
): void => {
  if (isSitAndGo(terms) || clubOf(terms) || accreditation) return;
  throw new Rejection('tournament.not-accredited', 'R123-I-89', { entryId });
};

const drawnSeat = ({ table, seat }: PaidEntry): { table: number; seat: number } => {
  if (table === null || seat === null)
    throw new Rejection('tournament.seat-not-drawn', 'R123-I-15');
  return { table, seat };
};

/** A Sit & Go takes the voucher itself; several tables the coupon that it was exchanged for. */
const assertVoucher = (
  { voucher }: CommandOf<'TakeSeat'>,
  { sale, seating }: PaidEntry,
  { terms }: AnnouncedTournament,
): void => {
  const { entryNumber } = sale;
  if (seating) throw new Rejection('tournament.voucher-used', 'R123-I-36', { entryNumber });
  if (sameContent(sale.voucher, voucher)) return;
  const norm = isSitAndGo(terms) ? 'R123-IV-11.2' : 'R123-I-89';
  throw new Rejection('tournament.voucher-mismatch', norm, { entryNumber });
};
