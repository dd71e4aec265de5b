import type { Purchase } from '../settlement/types.ts';
import type { Jornada } from '../time/jornada.ts';
import { allEntries } from './entries.ts';
import type { AnnouncedTournament, Entry, Sale, TablePurchase } from './state.ts';
import { isSitAndGo } from './tables.ts';

/**
 * Every sale as settlement takes it, returned ones included, by entry number. A Sit & Go books
 * all of them at its one table, in the jornada of the sale; several tables, where the coupon was
 * taken; who never came, at the table assigned, in the jornada in which the stack was put in play:
 * that of the start, or of a later sale (decision M2).
 *
 * @see R123-IV-11.5, R123-IV-3.p3, R123-IV-1.4
 */
export const purchasesOf = (state: AnnouncedTournament): Purchase[] =>
  allEntries(state)
    .flatMap((entry) => {
      const { sale } = entry;
      if (!sale) return [];
      const atTables = entry.purchases.map((one) => tablePurchaseOf(sale.entryNumber, one));
      return [purchaseOf(entry, sale, state), ...atTables];
    })
    .sort((one, other) => one.entry - other.entry);

/** A rebuy or an add-on belongs to the table and the jornada where it was paid (R123-IV-6.p4). */
const tablePurchaseOf = (
  entry: number,
  { code, table, jornada, price, benefit, prizePart, voided }: TablePurchase,
): Purchase => ({
  entry,
  code,
  table,
  jornada,
  price,
  benefit,
  prizePart,
  returned: voided !== null,
});

const purchaseOf = (entry: Entry, sale: Sale, state: AnnouncedTournament): Purchase => ({
  entry: sale.entryNumber,
  code: 'IN',
  ...placeOfSale(state, entry, sale),
  price: sale.price,
  benefit: sale.benefit,
  prizePart: sale.prizePart,
  returned: entry.reversal !== null,
});

/** Where the sale of an entry is booked; no table while none was assigned. */
export const placeOfSale = (
  { terms, start }: AnnouncedTournament,
  { table, seating, assigned }: Entry,
  { jornada }: Sale,
): Pick<Purchase, 'table' | 'jornada'> =>
  isSitAndGo(terms)
    ? { table: terms.table, jornada }
    : {
        table: (seating ?? assigned)?.table ?? table,
        jornada: (seating ?? assigned)?.jornada ?? inPlaySince(jornada, start),
      };

const inPlaySince = (sold: Jornada, start: AnnouncedTournament['start']): Jornada =>
  start && start.jornada > sold ? start.jornada : sold;
