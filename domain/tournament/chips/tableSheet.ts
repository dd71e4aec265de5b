import type { Chips } from '../../money/chips.ts';
import { liveEntries } from '../entries.ts';
import type { AnnouncedTournament } from '../state.ts';
import { absentStack, isAbsent, isHeld, leftOf } from './stacks.ts';

/** A seat with chips: its player, or null for a stack that nobody bought. */
export type SheetSeat = {
  readonly table: number;
  readonly seat: number;
  readonly entryId: string | null;
  readonly entryNumber: number | null;
  readonly status: 'present' | 'absent' | 'held' | 'placed';
  /** What the system knows to be there; null while the player has the chips. */
  readonly chips: Chips | null;
};

/**
 * The seats that have chips, by table in the order in which they break, and by seat.
 *
 * @see R123-II-4, R123-IV-7.1.p2
 */
export const tableSheets = (state: AnnouncedTournament): ReadonlyMap<number, SheetSeat[]> => {
  const byTable = Map.groupBy([...players(state), ...placed(state)], ({ table }) => table);
  return new Map(
    state.breakOrder.flatMap((table) => {
      const seats = byTable.get(table);
      return seats ? [[table, seats.sort((one, other) => one.seat - other.seat)] as const] : [];
    }),
  );
};

/** The seats of one table. */
export const tableSheet = (state: AnnouncedTournament, table: number): SheetSeat[] =>
  tableSheets(state).get(table) ?? [];

const players = (state: AnnouncedTournament): SheetSeat[] =>
  liveEntries(state).flatMap((entry): SheetSeat[] => {
    const { table, seat, entryId, sale } = entry;
    if (table === null || seat === null) return [];
    const who = { table, seat, entryId, entryNumber: sale.entryNumber };
    if (!isAbsent(state, entry)) return [{ ...who, status: 'present', chips: null }];
    const status = isHeld(state, entryId) ? 'held' : 'absent';
    return [{ ...who, status, chips: absentStack(state, entry) }];
  });

const placed = (state: AnnouncedTournament): SheetSeat[] =>
  state.chips.placed.map((stack) => {
    const { table, seat } = stack;
    const nobody = { entryId: null, entryNumber: null, status: 'placed' } as const;
    return { table, seat, ...nobody, chips: leftOf(stack) };
  });
