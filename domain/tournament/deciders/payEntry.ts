import { Rejection } from '../../errors.ts';
import type { CommandOf } from '../commands.ts';
import { assertEligible } from '../eligibility.ts';
import { paidEntries } from '../entries.ts';
import type { TournamentFact } from '../facts.ts';
import { assertActIdFree, requireEntry } from '../guards.ts';
import {
  assertMayEnter,
  assertPlaceLeft,
  assertRegistrationOpen,
  seriesOfSale,
} from '../registration.ts';
import { assertRole } from '../roles.ts';
import { sameContent } from '../sameContent.ts';
import { shiftOf } from '../shiftAtDesk.ts';
import type { AnnouncedTournament, Entry } from '../state.ts';

/**
 * Sells the entry: full price against a document, which gives it its number and its voucher.
 *
 * @see R123-I-31, R123-I-32, R123-I-33, R123-IV-1.1.p4, R123-IV-1.3, R123-IV-11.2
 * @throws {Rejection} in this order: `tournament.entry-unknown`, `tournament.act-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.entry-returned`, `tournament.entry-already-paid`,
 *   `tournament.person-withdrawn`, `tournament.registration-not-open`,
 *   `tournament.registration-closed`,
 *   `tournament.entry-not-transferable`, `tournament.document-mismatch`,
 *   `tournament.person-underage`, `tournament.person-barred`, `tournament.entry-limit-reached`,
 *   `tournament.live-entry-exists`, `tournament.quota-full`, those of `seriesOfSale`,
 *   `tournament.payment-not-full`, for who does not pay himself
 *   `tournament.sponsor-not-in-account` and `tournament.sponsor-reference-used`
 */
export const payEntry = (
  command: CommandOf<'PayEntry'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { entryId, saleId, person, voucher, means, desk, by, occurredAt, jornada } = command;
  const entry = requireEntry(state, entryId);
  if (isRetry(command, entry)) return [];
  assertActIdFree(state, saleId);
  assertRole(command);
  assertUnpaid(entry);
  assertRegistrationOpen(state, entry.personId, occurredAt);
  if (entry.personId !== person.personId)
    throw new Rejection('tournament.entry-not-transferable', 'R123-I-33', { entryId });
  if (!command.documentMatches) throw new Rejection('tournament.document-mismatch', 'R123-I-28');
  assertEligible(person, jornada);
  assertMayEnter(state, entry.personId, occurredAt);
  assertPlaceLeft(state, entryId);
  const series = seriesOfSale(state, entry.series);
  const { price, benefit, prizePart } = state.terms;
  if (command.tendered !== price)
    throw new Rejection('tournament.payment-not-full', 'R123-IV-1.1.p4', {
      price,
      tendered: command.tendered,
    });
  assertSponsored(command, state);
  const entryNumber = state.entryNumberLast + 1;
  const sale = { entryId, saleId, entryNumber, voucher, price, benefit, prizePart, means, desk };
  const { sponsor } = command;
  const where = {
    ...shiftOf(command),
    ...(sponsor && { sponsor }),
    ...(series !== null && { series }),
  };
  return [{ type: 'EntryPaid', ...sale, ...where, by, occurredAt, jornada }];
};

/** The number of the voucher is drawn anew for every attempt, so it does not tell them apart. */
const isRetry = (
  { saleId, tendered, means, desk, sponsor }: CommandOf<'PayEntry'>,
  { sale }: Entry,
): boolean =>
  sale?.saleId === saleId &&
  sale.price === tendered &&
  sale.means === means &&
  sale.desk === desk &&
  sameContent(sale.sponsor, sponsor);

const assertUnpaid = ({ entryId, sale, reversal }: Entry): void => {
  if (reversal) throw new Rejection('tournament.entry-returned', 'R123-IV-1.4', { entryId });
  if (sale)
    throw new Rejection('tournament.entry-already-paid', 'R123-I-31', {
      entryNumber: sale.entryNumber,
    });
};

/**
 * A satellite's or a free entry is one whose price somebody paid into the account, each payment
 * for one entry (decision T14). Without a sponsor the player himself paid, by the means he chose:
 * `account` is then the one that he has with the house, so it needs no other payer.
 */
const assertSponsored = (
  { sponsor, means }: CommandOf<'PayEntry'>,
  state: AnnouncedTournament,
): void => {
  if (!sponsor) return;
  if (means !== 'account' && means !== 'transfer')
    throw new Rejection('tournament.sponsor-not-in-account', 'R123-I-31', { means });
  const used = paidEntries(state).some(({ sale }) => sale.sponsor?.reference === sponsor.reference);
  if (used)
    throw new Rejection('tournament.sponsor-reference-used', 'R123-I-31', {
      reference: sponsor.reference,
    });
};
