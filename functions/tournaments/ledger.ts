import type { AnnouncedTournament, Entry, Reversal, Sale } from '../../domain/tournament/state.ts';
import { paperNumber } from '../../reports/format/paperNumber.ts';
import { toMoney } from '../shared/wire.ts';

/**
 * The deposit account of the event: each sale, and each reversal as a negative line after it, at
 * the desk and in the jornada where the money went back.
 */
export const ledgerOf = ({ entries }: AnnouncedTournament) =>
  Object.values(entries)
    .flatMap(linesOf)
    .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));

const linesOf = (entry: Entry) => {
  const { entryId, sale, reversal } = entry;
  if (!sale) return [];
  const line = (
    kind: 'sale' | Reversal['kind'],
    sign: 1 | -1,
    { means, desk, legajo, jornada, at }: Sale | Reversal,
  ) => ({
    code: 'IN' as const, // a Sit & Go has neither rebuys nor add-ons
    kind,
    entryId,
    entryNumber: sale.entryNumber,
    amount: toMoney(sign * sale.price),
    benefit: toMoney(sign * sale.benefit),
    prizePart: toMoney(sign * sale.prizePart),
    voucher: paperNumber(sale.voucher),
    means,
    desk,
    legajo,
    jornada,
    at,
  });
  const sold = line('sale', 1, sale);
  return reversal ? [sold, line(reversal.kind, -1, reversal)] : [sold];
};
