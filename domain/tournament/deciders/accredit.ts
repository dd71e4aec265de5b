import { Rejection } from '../../errors.ts';
import { barredNow } from '../eligibility.ts';
import type { TournamentFact } from '../facts.ts';
import { assertActIdFree, requireEntry, requireLive } from '../guards.ts';
import type { MoneyCommandOf } from '../moneyCommands.ts';
import { assertRole } from '../roles.ts';
import { sameContent } from '../sameContent.ts';
import type { AnnouncedTournament } from '../state.ts';
import { isMultiTable } from '../tables.ts';

/**
 * Takes the voucher and the document, asks age and bars again, and hands over badge and control
 * card. Before the window in force at its moment nobody is accredited; once play is under way the absent and the late are, and
 * before it on the day on which a suspended event is resumed: its hour was not published.
 *
 * @see R123-I-6, R123-I-27, R123-I-28, R123-I-35, R123-I-36, R123-IV-2
 * @throws {Rejection} in this order: `tournament.entry-unknown`, `tournament.act-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.entry-not-paid`, `tournament.entry-returned`,
 *   `tournament.entry-not-live`, `tournament.already-accredited`,
 *   `tournament.accreditation-closed`, `tournament.voucher-mismatch`,
 *   `tournament.entry-not-transferable`, `tournament.document-mismatch`,
 *   those of `barredNow`
 */
export const accredit = (
  command: MoneyCommandOf<'AccreditEntry'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { entryId, accreditationId, person, voucher, by, occurredAt, jornada } = command;
  const entry = requireEntry(state, entryId);
  if (entry.accreditation?.accreditationId === accreditationId) return [];
  assertActIdFree(state, accreditationId);
  assertRole(command);
  const { sale } = requireLive(state, entry);
  const { entryNumber } = sale;
  if (entry.accreditation)
    throw new Rejection('tournament.already-accredited', 'R123-I-36', { entryNumber });
  assertWindow(command, state);
  if (!sameContent(sale.voucher, voucher))
    throw new Rejection('tournament.voucher-mismatch', 'R123-I-36', { entryNumber });
  if (entry.personId !== person.personId)
    throw new Rejection('tournament.entry-not-transferable', 'R123-I-33', { entryId });
  if (!command.documentMatches) throw new Rejection('tournament.document-mismatch', 'R123-I-28');
  const bar = barredNow(command, entry);
  if (bar) return [bar];
  return [{ type: 'EntryAccredited', entryId, accreditationId, by, occurredAt, jornada }];
};

const assertWindow = (
  { occurredAt, jornada }: MoneyCommandOf<'AccreditEntry'>,
  { terms, start, resumptions, formerWindows }: AnnouncedTournament,
): void => {
  if (!isMultiTable(terms) || start) return;
  const resumed = resumptions.at(-1);
  if (resumed && jornada === resumed.jornada && occurredAt >= resumed.occurredAt) return;
  const former = formerWindows.find(({ until }) => occurredAt < until);
  const { opensAt, closesAt } = former?.window ?? terms.accreditation;
  if (occurredAt < opensAt || occurredAt > closesAt)
    throw new Rejection('tournament.accreditation-closed', 'R123-I-35', { opensAt, closesAt });
};
