import { type Chips, chips } from '../../money/chips.ts';
import { entryOf } from '../entries.ts';
import type { AnnouncedTournament } from '../state.ts';
import { standingPurchases } from '../tablePurchases.ts';
import type { SheetSeat } from './tableSheet.ts';

/**
 * What the last count found at a seat, as long as nothing can have changed it since: its table deals
 * hands that are recorded and dealt none, raced no chips, and its player bought none.
 *
 * @see R123-IV-7.1.p2
 */
export const countedStack = (
  state: AnnouncedTournament,
  { table, seat, entryId, entryNumber }: SheetSeat,
): Chips | null => {
  const { lastCount, hands, raced } = state.chips;
  const dealt = hands[table]?.at;
  if (!lastCount || dealt === undefined) return null;
  const { occurredAt: countedAt, sheets } = lastCount;
  const isSince = (at: string) => at >= countedAt;
  const entry = entryId === null ? undefined : entryOf(state, entryId);
  const changed =
    isSince(dealt) ||
    raced.some((one) => one.table === table && isSince(one.occurredAt)) ||
    (entry !== undefined && standingPurchases(entry).some(({ at }) => isSince(at)));
  if (changed) return null;
  const rows = sheets.find((one) => one.table === table)?.rows ?? [];
  const row = rows.find((one) => one.seat === seat && one.entryNumber === entryNumber);
  return row ? chips(row.chips) : null;
};
