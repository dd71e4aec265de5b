import { invariant } from '../errors.ts';
import { entryOf } from './entries.ts';
import { withEntry } from './entryBook.ts';
import type { FactOf } from './facts.ts';
import { shiftOf } from './shiftAtDesk.ts';
import type { AnnouncedTournament, Entry } from './state.ts';

/** An entry as its form leaves it: no place, no number, no seat (R123-I-31). */
export const newEntry = (fact: FactOf<'EntryFormTaken'>): Entry => ({
  entryId: fact.entryId,
  personId: fact.personId,
  personHash: fact.personHash,
  documentKind: fact.documentKind,
  formAt: fact.occurredAt,
  series: fact.series ?? null,
  assigned: null,
  sale: null,
  reversal: null,
  accreditation: null,
  barred: null,
  purchases: [],
  owes: null,
  declarationIds: [],
  table: null,
  seat: null,
  seating: null,
  confirmation: null,
  payment: null,
  reversedPayments: [],
});

export type EntryFact = FactOf<
  | 'EntryPaid'
  | 'EntryBarred'
  | 'EntryRefunded'
  | 'SaleVoided'
  | 'VoucherReprinted'
  | 'SeatTaken'
  | 'PrizeConfirmed'
  | 'PrizePaid'
  | 'PrizePaymentReversed'
>;

/** Applies a fact about one entry. */
export const evolveEntry = (state: AnnouncedTournament, fact: EntryFact): AnnouncedTournament => {
  const entry = entryOf(state, fact.entryId);
  invariant(entry !== undefined, `${fact.type} needs the form of its entry`);
  const after = { ...entry, ...changed(state, entry, fact) };
  const entries = withEntry(state.entries, after);
  if (fact.type !== 'EntryPaid') return { ...state, entries };
  const waiting = state.waiting.filter((entryId) => entryId !== fact.entryId);
  return { ...state, entries, waiting, entryNumberLast: fact.entryNumber };
};

/** What one fact changes of its entry. A returned entry frees its seat (R123-IV-1.4). */
const changed = (state: AnnouncedTournament, entry: Entry, fact: EntryFact): Partial<Entry> => {
  const at = fact.occurredAt;
  const { legajo } = fact.by;
  switch (fact.type) {
    case 'EntryPaid': {
      const { saleId, entryNumber, voucher, price, benefit, prizePart } = fact;
      const { means, desk, jornada } = fact;
      const what = { saleId, entryNumber, voucher, price, benefit, prizePart };
      const { sponsor } = fact;
      const place = { desk, ...shiftOf(fact) };
      const paid = { ...what, means, ...place, legajo, jornada, at, ...(sponsor && { sponsor }) };
      const sale = { ...paid, reprintIds: [] };
      return { sale, series: fact.series ?? entry.series };
    }
    case 'EntryBarred': {
      const { group, due } = fact;
      return { barred: { group, due, occurredAt: at } };
    }
    case 'EntryRefunded': {
      const { refundId: reversalId, means, reason, desk, jornada } = fact;
      const what = { kind: 'refunded', reversalId, means, desk, legajo, jornada, at } as const;
      const reversal = reason === undefined ? what : { ...what, reason };
      return { reversal, table: null, seat: null };
    }
    case 'SaleVoided': {
      invariant(entry.sale !== null, 'a sale is voided after it was made');
      const { voidId: reversalId, reason, desk, jornada } = fact;
      const { means } = entry.sale;
      const where = { means, desk, legajo, jornada, at };
      const what = { kind: 'voided', reversalId, reason, ...where } as const;
      return { reversal: what, table: null, seat: null };
    }
    case 'VoucherReprinted': {
      invariant(entry.sale !== null, 'a voucher belongs to a sale');
      const reprintIds = [...entry.sale.reprintIds, fact.reprintId];
      return { sale: { ...entry.sale, reprintIds } };
    }
    case 'SeatTaken':
      return {
        seating: { seatingId: fact.seatingId, at, jornada: fact.jornada, table: fact.table },
      };
    case 'PrizeConfirmed': {
      invariant(state.lock !== null, 'a prize is confirmed on a lock');
      const { confirmation, classification, position, sharedThrough, prize } = fact;
      const { supervisor, desk, reissue } = fact;
      const what = { confirmation, classification, position, sharedThrough, prize };
      const { lock } = state.lock;
      const issued = { at, supervisor, desk, lock, ...(reissue !== undefined && { reissue }) };
      return { confirmation: { ...what, ...issued, withdrawn: false } };
    }
    case 'PrizePaid': {
      const { paymentId, confirmation, amount, means, receipt, desk, withheld } = fact;
      const paid = { paymentId, confirmation, amount, means, receipt, desk, at };
      return { payment: { ...paid, ...(withheld !== undefined && { withheld }) } };
    }
    case 'PrizePaymentReversed':
      return owedAgain(entry, fact);
  }
};

/** The confirmation stays, so that the prize may be paid on it again. */
const owedAgain = (entry: Entry, fact: FactOf<'PrizePaymentReversed'>): Partial<Entry> => {
  invariant(entry.payment !== null, 'a payment is reversed after it was made');
  const { reversalId, reason, desk, occurredAt: at, by } = fact;
  const reversal = { reversalId, reason, desk, legajo: by.legajo, at };
  const reversedPayments = [...entry.reversedPayments, { ...entry.payment, reversal }];
  return { payment: null, reversedPayments };
};
