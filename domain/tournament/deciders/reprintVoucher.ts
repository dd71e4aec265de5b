import type { CommandOf } from '../commands.ts';
import type { TournamentFact } from '../facts.ts';
import { assertActIdFree, assertReason, requireEntry, requirePaid } from '../guards.ts';
import { assertRole } from '../roles.ts';
import type { AnnouncedTournament } from '../state.ts';

/**
 * Records one more printing of a voucher, so that the paper says which copy it is.
 *
 * @see R123-IV-1.2
 * @throws {Rejection} in this order: `tournament.entry-unknown`, `tournament.act-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.reason-missing`, `tournament.entry-not-paid`,
 *   `tournament.entry-returned`
 */
export const reprintVoucher = (
  command: CommandOf<'ReprintVoucher'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { entryId, reprintId, reason, by, occurredAt, jornada } = command;
  const entry = requireEntry(state, entryId);
  if (entry.sale?.reprintIds.includes(reprintId)) return [];
  assertActIdFree(state, reprintId);
  assertRole(command);
  assertReason(reason, 'R123-IV-1.2');
  const { sale } = requirePaid(entry);
  const copy = sale.reprintIds.length + 2;
  return [{ type: 'VoucherReprinted', entryId, reprintId, copy, reason, by, occurredAt, jornada }];
};
