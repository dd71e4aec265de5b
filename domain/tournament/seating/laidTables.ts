import { liveEntries, type PaidEntry, paidCount } from '../entries.ts';
import type { AnnouncedTournament } from '../state.ts';
import type { MultiTableTerms } from '../terms.ts';

/** The final table is formed with nine (R123-I-98). */
const FINAL_TABLE_PLAYERS = 9;

/** Players of the final table: nine, in the club as many as a table has (CLUB-D7). */
export const finalPlayersOf = ({ club, seatsPerTable }: MultiTableTerms): number =>
  club ? seatsPerTable : FINAL_TABLE_PLAYERS;

/** A table in play with who sits at it, by seat. */
export type LaidTable = { readonly table: number; readonly players: readonly PaidEntry[] };

/** The tables that have players, in the order in which they break. */
export const laidTables = (state: AnnouncedTournament): LaidTable[] => {
  const byTable = Map.groupBy(liveEntries(state), ({ table }) => table);
  const laid = state.breakOrder.flatMap((table) => {
    const players = byTable.get(table);
    return players ? [{ table, players: players.toSorted(bySeat) }] : [];
  });
  return laid;
};

/** Tables that still deal the round; one that broke since then has nothing to report any more. */
export const dealingRound = (state: AnnouncedTournament): number[] => {
  const laid = new Set(laidTables(state).map(({ table }) => table));
  return state.rounds.pending.filter((table) => laid.has(table));
};

/** Positions of a table: 1, 2, … clockwise from the dealer's left (R40-10). */
export const seatsFor = (terms: MultiTableTerms, isFinal = false): number[] => {
  const { seatsPerTable } = terms;
  const seats = isFinal ? Math.max(seatsPerTable, finalPlayersOf(terms)) : seatsPerTable;
  return Array.from({ length: seats }, (_, index) => index + 1);
};

/** The table of the last final-table draw; null before it. */
export const finalTable = ({ seatActs }: AnnouncedTournament): number | null => {
  const act = seatActs.findLast((one) => one.type === 'SeatsRedrawn');
  const isFinal = act?.type === 'SeatsRedrawn' && act.occasion === 'final-table';
  return isFinal ? (act.tables[0]?.table ?? null) : null;
};

/** Seats of a laid table that nobody has, and where no stack waits for a buyer. */
export const freeSeatsAt = (
  terms: MultiTableTerms,
  { table, players }: LaidTable,
  { chips }: Pick<AnnouncedTournament, 'chips'>,
): number[] =>
  seatsFor(terms).filter(
    (seat) =>
      !players.some((player) => player.seat === seat) &&
      !chips.placed.some((stack) => stack.table === table && stack.seat === seat),
  );

const bySeat = (one: PaidEntry, other: PaidEntry): number => Number(one.seat) - Number(other.seat);

/**
 * Whether a regroup is due in the club: each time that as many are out as a table has, one table
 * fewer is laid, when all who are left fit there (CLUB-D4, CLUB-D6).
 */
export const isRegroupDue = (
  state: AnnouncedTournament,
  { club, seatsPerTable }: MultiTableTerms,
) => {
  if (!club || !state.start) return false;
  const first = state.seatActs.find((act) => act.type === 'SeatsRedrawn');
  const laidFirst = first?.type === 'SeatsRedrawn' ? first.tables.length : 0;
  const live = liveEntries(state).length;
  const out = paidCount(state) - live;
  const laid = laidTables(state).length;
  const fits = live <= (laid - 1) * seatsPerTable;
  return fits && laid > Math.max(1, laidFirst - Math.floor(out / seatsPerTable));
};
