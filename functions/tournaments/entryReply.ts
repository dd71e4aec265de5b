import type { Standing } from '../../domain/settlement/types.ts';
import { entryIdOf, entryOf } from '../../domain/tournament/entries.ts';
import { currentConfirmation, paymentsOf } from '../../domain/tournament/prizes.ts';
import type { AnnouncedTournament, Entry } from '../../domain/tournament/state.ts';
import { paperNumber } from '../../reports/format/paperNumber.ts';
import { toMoney } from '../shared/wire.ts';

/** The entry that an act was about: it is there once the act was accepted. */
export const entryAfter = (state: AnnouncedTournament, entryId: string): Entry => {
  const entry = entryOf(state, entryId);
  if (!entry) throw new Error(`The entry ${entryId} vanished.`);
  return entry;
};

export const confirmationReply = ({ confirmation }: Entry) => ({
  ...(confirmation && {
    confirmation: confirmation.confirmation,
    classification: paperNumber(confirmation.classification),
    position: confirmation.position,
    prize: toMoney(confirmation.prize),
  }),
});

/** Of the payment that was asked for, which may have been reversed since. */
export const paymentReply = (entry: Entry, paymentId: string) => {
  const payment = paymentsOf(entry).find((one) => one.paymentId === paymentId);
  return {
    ...(payment && { receipt: paperNumber(payment.receipt), amount: toMoney(payment.amount) }),
  };
};

export const saleReply = ({ sale }: Entry) => ({
  ...(sale && { entryNumber: sale.entryNumber, voucher: paperNumber(sale.voucher) }),
});

/** The original was the first print. */
export const copyReply = ({ sale }: Entry, reprintId: string) => ({
  ...(sale && { copy: sale.reprintIds.indexOf(reprintId) + 2 }),
});

/** An entry as lists show it; `live` holds the entries in play or waiting for it. */
export const entryShown = (entry: Entry, live: ReadonlySet<string>) => ({
  entryId: entry.entryId,
  personId: entry.personId,
  status: statusOf(entry, live),
  entryNumber: entry.sale?.entryNumber ?? null,
  voucher: entry.sale ? paperNumber(entry.sale.voucher) : null,
  seat: entry.seat,
  seated: entry.seating !== null,
});

const statusOf = ({ entryId, sale, reversal }: Entry, live: ReadonlySet<string>) => {
  if (reversal) return reversal.kind;
  if (!sale) return 'form';
  return live.has(entryId) ? 'live' : 'out';
};

/** A prize with the papers and the payment of it so far. */
export const prizeShown = (state: AnnouncedTournament, standing: Standing) => {
  const entry = entryAfter(state, entryIdOf(state, standing.entry));
  const confirmation = currentConfirmation(state, entry);
  return {
    entryId: entry.entryId,
    entryNumber: standing.entry,
    position: standing.position,
    sharedThrough: standing.sharedThrough,
    prize: toMoney(standing.prize),
    confirmation: confirmation?.confirmation ?? null,
    classification: confirmation ? paperNumber(confirmation.classification) : null,
    receipt: entry.payment ? paperNumber(entry.payment.receipt) : null,
  };
};
