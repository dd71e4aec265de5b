import { invariant } from '../errors.ts';
import { stacksTaken } from './chips/evolveChips.ts';
import { entryIdsByNumber, entryOf } from './entries.ts';
import type { FactOf } from './facts.ts';
import type { AnnouncedTournament, Entry, SeatAct } from './state.ts';
import { onlyTable } from './tables.ts';

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
  const chips = stacksTaken(state, fact);
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

/** Gives the seats of a draw at the one table of a Sit & Go. */
export const seated = (
  state: AnnouncedTournament,
  fact: FactOf<'SeatsDrawn'>,
): AnnouncedTournament => {
  const entries = { ...state.entries };
  const table = onlyTable(state.terms);
  for (const { entryId, seat } of fact.seats) {
    const entry = entryOf(state, entryId);
    invariant(entry !== undefined, 'a seat is drawn for an entry');
    entries[entryId] = { ...entry, table, seat };
  }
  return { ...state, entries, seedHash: fact.nextSeedHash, draws: [...state.draws, fact] };
};
