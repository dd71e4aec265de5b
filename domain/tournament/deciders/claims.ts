import { Rejection } from '../../errors.ts';
import type { CommandOf } from '../commands.ts';
import type { TournamentFact } from '../facts.ts';
import { assertActIdFree, assertNotClosed, requireEntry, requirePaid } from '../guards.ts';
import { assertRole } from '../roles.ts';
import type { AnnouncedTournament } from '../state.ts';
import { clubOf } from '../tables.ts';

/**
 * Logs an error, a discrepancy or a violation that a player reports. Once the next hand has begun
 * the earlier one stands, and what is said of it is kept as information.
 *
 * @see R123-I-86, R123-I-87, CLUB-K9, CLUB-O2
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.closed`, `tournament.entry-unknown`, those of `requirePaid`, in the club
 *   `tournament.claim-too-late`
 */
export const openClaim = (
  command: CommandOf<'OpenClaim'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { claimId, table, hand, entryId, about, by, occurredAt, jornada } = command;
  const known = state.claims.find((one) => one.claimId === claimId);
  if (known?.entryId === entryId && known.about === about) return [];
  assertActIdFree(state, claimId);
  assertRole(command);
  assertNotClosed(state.status);
  requirePaid(requireEntry(state, entryId));
  const late = command.nextHandDealt || isPast(command, state);
  if (late && clubOf(state.terms))
    throw new Rejection('tournament.claim-too-late', 'CLUB-O2', { hand });
  const what = { claimId, table, hand, entryId, about, late };
  return [{ type: 'ClaimOpened', ...what, by, occurredAt, jornada }];
};

/** Whether a later hand of that table is known: opened by then, or one that somebody left in. */
const isPast = (
  { table, hand, occurredAt }: CommandOf<'OpenClaim'>,
  { chips: { hands }, exits, penalties }: AnnouncedTournament,
): boolean => {
  const opened = hands[table];
  const isNext = opened?.hand === hand + 1;
  if (opened && opened.hand > hand && !(isNext && opened.at && occurredAt < opened.at)) return true;
  const busts = exits.some(
    (exit) =>
      exit.type === 'EntriesEliminated' &&
      exit.simultaneous === undefined &&
      exit.hand > hand &&
      exit.out.some((one) => one.table === table),
  );
  return busts || penalties.some((one) => one.table === table && (one.hand ?? 0) > hand);
};
