import { stacksTaken } from './chips/evolveChips.ts';
import { entryIdsByNumber } from './entries.ts';
import type { AnnouncedTournament, Entry, SeatAct } from './state.ts';

/** Gives the entries of a redraw or a move their seats, all at once. */
export const reseated = (state: AnnouncedTournament, fact: SeatAct): AnnouncedTournament => {
  const ids = entryIdsByNumber(state);
  const entries: Record<string, Entry> = { ...state.entries };
  for (const { entryNumber, table, seat } of seatsIn(fact)) {
    const entryId = ids.get(entryNumber);
    const entry = entryId === undefined ? undefined : entries[entryId];
    if (entry) entries[entry.entryId] = { ...entry, table, seat };
  }
  const seatActs = [...state.seatActs, fact];
  const { nextSeedHash: seedHash } = fact;
  const chips = fact.type === 'EntriesMoved' ? stacksTaken(state, fact) : state.chips;
  return { ...state, entries, seatActs, seedHash, chips };
};

type Given = { readonly entryNumber: number; readonly table: number; readonly seat: number };

/** The seats that the fact gives. */
export const seatsIn = (fact: SeatAct): readonly Given[] =>
  fact.type === 'EntriesMoved'
    ? fact.moves.map(({ entryNumber, table, seat }) => ({ entryNumber, table, seat }))
    : fact.tables.flatMap(({ table, seats }) =>
        seats.flatMap((entryNumber, index) =>
          entryNumber === null ? [] : [{ entryNumber, table, seat: index + 1 }],
        ),
      );
