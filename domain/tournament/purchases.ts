import type { Purchase } from '../settlement/types.ts';
import type { AnnouncedTournament } from './state.ts';

/**
 * Every sale as settlement takes it, returned ones included, by entry number. A Sit & Go books
 * all of them at its one table, in the jornada of the sale.
 *
 * @see R123-IV-11.5
 */
export const purchasesOf = (state: AnnouncedTournament): Purchase[] =>
  Object.values(state.entries)
    .flatMap(({ sale, reversal }) => (sale ? [{ sale, returned: reversal !== null }] : []))
    .sort((one, other) => one.sale.entryNumber - other.sale.entryNumber)
    .map(({ sale: { entryNumber, jornada, price, benefit, prizePart }, returned }) => ({
      entry: entryNumber,
      code: 'IN',
      table: state.terms.table,
      jornada,
      price,
      benefit,
      prizePart,
      returned,
    }));
