import type { Purchase } from '../settlement/types.ts';
import type { AnnouncedTournament, Entry, Sale } from './state.ts';
import { isSitAndGo } from './tables.ts';

/**
 * Every sale as settlement takes it, returned ones included, by entry number. A Sit & Go books
 * all of them at its one table, in the jornada of the sale; several tables, where the coupon was
 * taken or else at the table assigned (decision M2).
 *
 * @see R123-IV-11.5, R123-IV-3.p3, R123-IV-1.4
 */
export const purchasesOf = (state: AnnouncedTournament): Purchase[] =>
  Object.values(state.entries)
    .flatMap((entry) => (entry.sale ? [purchaseOf(entry, entry.sale, state)] : []))
    .sort((one, other) => one.entry - other.entry);

const purchaseOf = (
  { table, seating, reversal }: Entry,
  { entryNumber, jornada, price, benefit, prizePart }: Sale,
  { terms }: AnnouncedTournament,
): Purchase => ({
  entry: entryNumber,
  code: 'IN',
  table: isSitAndGo(terms) ? terms.table : (seating?.table ?? table),
  jornada: seating && !isSitAndGo(terms) ? seating.jornada : jornada,
  price,
  benefit,
  prizePart,
  returned: reversal !== null,
});
