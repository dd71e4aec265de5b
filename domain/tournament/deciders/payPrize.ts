import { Rejection } from '../../errors.ts';
import { type Centavos, ZERO } from '../../money/centavos.ts';
import { lockRefusals } from '../blockers.ts';
import type { CommandOf } from '../commands.ts';
import type { TournamentFact } from '../facts.ts';
import { assertActIdFree, requireEntry, requirePaid } from '../guards.ts';
import { currentConfirmation, paymentsOf } from '../prizes.ts';
import { thresholdPassed } from '../prizeThresholds.ts';
import { assertRole } from '../roles.ts';
import { sameContent } from '../sameContent.ts';
import { assertPaidByTwo } from '../secondPerson.ts';
import type { AnnouncedTournament, Confirmation, Entry } from '../state.ts';

/**
 * Pays a confirmed prize once, to its holder, against the receipt and the document. A filed
 * settlement does not stop it: the prize was owed already.
 *
 * @see R123-I-64, R123-I-66, R123-I-67, R123-I-74, R123-IV-9.1.p5
 * @throws {Rejection} in this order: `tournament.entry-unknown`, `tournament.act-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.entry-not-paid`, `tournament.entry-returned`,
 *   `tournament.prize-already-paid`, `tournament.prize-not-confirmed`,
 *   `tournament.prizes-not-locked`, `tournament.lock-stale`, `tournament.confirmation-stale`,
 *   `tournament.receipt-mismatch`, `tournament.receipt-not-issued`, `tournament.document-mismatch`,
 *   `tournament.prize-statement-missing`, `tournament.tax-id-mismatch`,
 *   `tournament.withholding-too-big`, those of `assertPaidByTwo`
 */
export const payPrize = (
  command: CommandOf<'PayPrize'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { entryId, paymentId, means, receipt, desk, by, occurredAt, jornada } = command;
  const entry = requireEntry(state, entryId);
  if (isRetry(command, entry)) return [];
  assertActIdFree(state, paymentId);
  assertRole(command);
  const { entryNumber } = requirePaid(entry).sale;
  if (entry.payment)
    throw new Rejection('tournament.prize-already-paid', 'R123-I-66', { entryNumber });
  const { confirmation, prize } = requireConfirmation(command, entry, state);
  if (!command.documentMatches) throw new Rejection('tournament.document-mismatch', 'R123-I-66');
  const { statement, second, withheld = ZERO } = command;
  assertStated(command, prize);
  if (withheld > 0 && withheld >= prize)
    throw new Rejection('tournament.withholding-too-big', 'R123-I-67', { withheld, prize });
  assertPaidByTwo(command, prize, 'R123-I-66');
  const payment = { entryId, paymentId, confirmation, amount: prize, means, receipt, desk };
  const more = {
    ...(withheld > 0 && { withheld }),
    ...(statement && { statement }),
    ...(second && { second }),
  };
  return [{ type: 'PrizePaid', ...payment, ...more, by, occurredAt, jornada }];
};

/** Above the threshold of the day the winner's data and statement come before the money. */
const assertStated = (command: CommandOf<'PayPrize'>, prize: Centavos): void => {
  const { statement, taxIdMatches, jornada } = command;
  const passed = thresholdPassed(prize, jornada);
  const norm = passed ? { citation: passed.citation } : {};
  if (passed && !statement)
    throw new Rejection('tournament.prize-statement-missing', undefined, {
      ...{ prize, threshold: passed.amount, ...norm },
    });
  if (taxIdMatches === false) throw new Rejection('tournament.tax-id-mismatch', undefined, norm);
};

/**
 * The number of the payment receipt is drawn anew for every attempt. A payment that was reversed
 * stays known by its id: asking for it again does not pay again.
 */
const isRetry = (command: CommandOf<'PayPrize'>, entry: Entry): boolean => {
  const { paymentId, confirmation, means, desk } = command;
  const payment = paymentsOf(entry).find((one) => one.paymentId === paymentId);
  return payment?.confirmation === confirmation && payment.means === means && payment.desk === desk;
};

const requireConfirmation = (
  command: CommandOf<'PayPrize'>,
  entry: Entry,
  state: AnnouncedTournament,
): Confirmation => {
  if (!entry.confirmation || entry.confirmation.withdrawn)
    throw new Rejection('tournament.prize-not-confirmed', 'R123-I-73');
  const [refusal] = lockRefusals(state);
  if (refusal) throw refusal;
  const current = currentConfirmation(state, entry);
  if (current?.confirmation !== command.confirmation)
    throw new Rejection('tournament.confirmation-stale', 'R123-I-73', {
      confirmation: entry.confirmation.confirmation,
    });
  if (!sameContent(current.classification, command.classification))
    throw new Rejection('tournament.receipt-mismatch', 'R123-I-66');
  if (!command.receiptIssued) throw new Rejection('tournament.receipt-not-issued', 'R123-I-66');
  return current;
};
