import { invariant } from '../errors.ts';
import { stacksTaken } from './chips/evolveChips.ts';
import { entryOf } from './entries.ts';
import { entryNumbered, withEntries } from './entryBook.ts';
import type { FactOf } from './facts.ts';
import { placeOfSale } from './purchases.ts';
import { stagesOf } from './stages.ts';
import type { AnnouncedTournament, Entry, SeatAct } from './state.ts';
import { onlyTable } from './tables.ts';

/** Gives the entries of a redraw or a move their seats, all at once. */
export const reseated = (state: AnnouncedTournament, fact: SeatAct): AnnouncedTournament => {
  const moved = seatsIn(fact).flatMap(({ entryNumber, table, seat }): Entry[] => {
    const entry = entryNumbered(state.entries, entryNumber);
    return entry ? [{ ...entry, assigned: assignedTo(state, entry), table, seat }] : [];
  });
  const entries = withEntries(state.entries, moved);
  const seatActs = [...state.seatActs, fact];
  const { nextSeedHash: seedHash } = fact;
  const chips = stacksTaken(state, fact);
  return { ...state, entries, seatActs, seedHash, chips };
};

/**
 * In play, an absent stack may be moved, and its sale stays booked at the table it was assigned
 * first. Series note it when they start.
 *
 * @see R123-IV-1.4, decision M2
 */
const assignedTo = (state: AnnouncedTournament, entry: Entry): Entry['assigned'] => {
  const { assigned, seating, table, sale } = entry;
  if (assigned || seating || table === null || !sale || !state.start) return assigned;
  if (stagesOf(state.terms) !== null) return assigned;
  return { table, jornada: placeOfSale(state, entry, sale).jornada };
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
  const table = onlyTable(state.terms);
  const drawn = fact.seats.map(({ entryId, seat }): Entry => {
    const entry = entryOf(state, entryId);
    invariant(entry !== undefined, 'a seat is drawn for an entry');
    return { ...entry, table, seat };
  });
  const entries = withEntries(state.entries, drawn);
  return { ...state, entries, seedHash: fact.nextSeedHash, draws: [...state.draws, fact] };
};
