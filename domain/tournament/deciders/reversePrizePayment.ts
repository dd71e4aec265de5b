import { Rejection } from '../../errors.ts';
import type { CommandOf } from '../commands.ts';
import type { TournamentFact } from '../facts.ts';
import { assertActIdFree, assertReason, requireEntry } from '../guards.ts';
import { assertRole } from '../roles.ts';
import { assertSettledByTwo } from '../secondPerson.ts';
import type { AnnouncedTournament, Entry } from '../state.ts';
import { nextClosing } from './close.ts';

/**
 * Takes a payment back, so that the prize is owed again: what was paid by mistake is paid anew
 * under another receipt. Neither takings nor places change, so a filed settlement does not stop it;
 * but it says what was paid, so an event that was closed is closed anew, as it stands: its papers
 * get a version that tells of the reversal. Two persons answer for it.
 *
 * @see R123-I-66, R123-IV-9.1.p5, R123-IV-11.5, decision J2
 * @throws {Rejection} in this order: `tournament.entry-unknown`, `tournament.act-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.reason-missing`, those of `assertSettledByTwo`,
 *   `tournament.prize-not-paid`
 */
export const reversePrizePayment = (
  command: CommandOf<'ReversePrizePayment'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { entryId, reversalId, reason, desk, second, by, occurredAt, jornada } = command;
  const entry = requireEntry(state, entryId);
  if (isRetry(command, entry)) return [];
  assertActIdFree(state, reversalId);
  assertRole(command);
  assertReason(reason, 'R123-I-66');
  assertSettledByTwo(command, 'R123-I-66');
  const { payment } = entry;
  if (!payment) throw new Rejection('tournament.prize-not-paid', 'R123-I-66');
  const { amount, receipt } = payment;
  const reversed = { entryId, reversalId, reason, desk, amount, receipt, second };
  const around = { by, occurredAt, jornada };
  const fact: TournamentFact = { type: 'PrizePaymentReversed', ...reversed, ...around };
  if (state.status !== 'closed') return [fact];
  return [fact, nextClosing(state, state.winnerChips, second, around)];
};

const isRetry = (
  { reversalId, reason, desk }: CommandOf<'ReversePrizePayment'>,
  { reversedPayments }: Entry,
): boolean =>
  reversedPayments.some(
    ({ reversal }) =>
      reversal.reversalId === reversalId && reversal.reason === reason && reversal.desk === desk,
  );
