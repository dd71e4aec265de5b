import { Rejection } from '../../../errors.ts';
import { lateStackAt } from '../../chips/lateStacks.ts';
import type { PaidEntry } from '../../entries.ts';
import type { Move, SeatGiven } from '../../seatCommands.ts';
import { fillEvenly } from '../../seating/fillEvenly.ts';
import { finalTable, freeSeatsAt, type LaidTable, laidTables } from '../../seating/laidTables.ts';
import type { Place } from '../../seating/spread.ts';
import { playersOf } from '../../stages.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { multiTable } from '../../tables.ts';
import { assertSeedMatches, drawnBy, givenSeats } from '../seatDraws.ts';
import type { Moved } from './moved.ts';

type LateEntry = Extract<Move, { cause: 'late-entry' }>;

/**
 * Gives each entry without a seat one of the free ones at random, at the table with the fewest
 * players first. After the start the seat gives the late stack, whole or reduced. Announced tables
 * that are not laid may be opened for them; a balance brings others there.
 *
 * @see R123-I-41, R123-I-42, R123-I-43, R123-I-91, R123-I-92, R123-II-5, R123-IV-8.1
 * @throws {Rejection} in this order: `tournament.no-entry-to-seat`, `tournament.tables-not-laid`,
 *   `tournament.seats-too-few`, then `tournament.seed-mismatch`, `tournament.seat-cards-invalid` or
 *   `tournament.late-stack-unknown`, `tournament.tables-not-laid` where nobody sits
 */
export const seatLateEntries = (
  { draw, tables: opened = [] }: LateEntry,
  state: AnnouncedTournament,
): Moved => {
  const terms = multiTable(state.terms);
  const waiting = playersOf(state).filter(({ seat }) => seat === null);
  if (waiting.length === 0) throw new Rejection('tournament.no-entry-to-seat', 'R123-I-90');
  const mayOpen = opened.every((table) => isSpare(table, state));
  if (!mayOpen || new Set(opened).size < opened.length) throw notLaid(opened, state);
  const laid = [...laidTables(state), ...opened.map((table) => ({ table, players: [] }))];
  const free = openPlaces(
    state,
    laid,
    opened.length > 0 ? Number.POSITIVE_INFINITY : waiting.length,
  );
  if (free.length < waiting.length)
    throw new Rejection('tournament.seats-too-few', 'R123-II-16', {
      entries: waiting.length,
      seats: free.length,
    });
  const seats = seatsDrawn(draw, waiting, laid, free).map((given) => {
    const stack = lateStackAt(state, terms, given);
    return { ...given, ...(stack !== undefined && { stack }) };
  });
  if (opened.some((table) => seats.every((given) => given.table !== table)))
    throw notLaid(opened, state);
  const what = { reason: null, removed: null, ...(opened.length > 0 && { opened }) };
  return { ...drawnBy(draw, state, waiting), ...what, seats };
};

/** Announced and not laid; once the final table is drawn no other one is. */
const isSpare = (table: number, state: AnnouncedTournament): boolean =>
  state.breakOrder.includes(table) &&
  finalTable(state) === null &&
  !laidTables(state).some((one) => one.table === table);

const notLaid = (tables: readonly number[], { breakOrder }: AnnouncedTournament): Rejection =>
  new Rejection('tournament.tables-not-laid', 'R123-I-92', {
    tables: tables.join(', '),
    known: breakOrder.length,
  });

/** Seats where a stack waits come first; when they are too few, every free seat is drawn. */
const openPlaces = (
  state: AnnouncedTournament,
  laid: readonly LaidTable[],
  count: number,
): Place[] => {
  const placed = state.chips.placed.map(({ table, seat }) => ({ table, seat }));
  if (placed.length >= count) return placed;
  const terms = multiTable(state.terms);
  const free = laid.flatMap((one) =>
    freeSeatsAt(terms, one, state).map((seat) => ({ table: one.table, seat })),
  );
  return [...placed, ...free];
};

const seatsDrawn = (
  draw: LateEntry['draw'],
  waiting: readonly PaidEntry[],
  laid: readonly LaidTable[],
  free: readonly Place[],
): SeatGiven[] => {
  if (draw.method === 'seat-cards') return givenSeats(draw.seats, waiting, free);
  assertSeedMatches(draw);
  const places = fillEvenly(waiting.length, laid, free, draw.words);
  return waiting.map(({ entryId }, index) => ({ entryId, ...places[index]! }));
};
