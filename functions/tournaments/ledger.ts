import type { AnnouncedTournament, Entry } from '../../domain/tournament/state.ts';
import { toMoney } from '../shared/wire.ts';
import { printed } from './entryReply.ts';

/** The deposit account of the event: each sale, and each reversal as a negative line after it. */
export const ledgerOf = ({ entries }: AnnouncedTournament) =>
  Object.values(entries)
    .flatMap(linesOf)
    .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));

const linesOf = (entry: Entry) => {
  const { entryId, sale, reversal } = entry;
  if (!sale) return [];
  const line = (kind: 'sale' | 'refunded' | 'voided', sign: 1 | -1, at: string) => ({
    kind,
    entryId,
    entryNumber: sale.entryNumber,
    amount: toMoney(sign * sale.price),
    benefit: toMoney(sign * sale.benefit),
    prizePart: toMoney(sign * sale.prizePart),
    voucher: printed(sale.voucher),
    desk: sale.desk,
    jornada: sale.jornada,
    at,
  });
  const sold = line('sale', 1, sale.at);
  return reversal ? [sold, line(reversal.kind, -1, reversal.at)] : [sold];
};
