import { Rejection } from '../../../errors.ts';
import { lateStackAt } from '../../chips/lateStacks.ts';
import type { PaidEntry } from '../../entries.ts';
import type { Move, SeatGiven } from '../../seatCommands.ts';
import { fillEvenly } from '../../seating/fillEvenly.ts';
import { freeSeatsAt, type LaidTable, laidTables } from '../../seating/laidTables.ts';
import type { Place } from '../../seating/spread.ts';
import { playersOf } from '../../stages.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { multiTable } from '../../tables.ts';
import { assertSeedMatches, drawnBy, givenSeats } from '../seatDraws.ts';
import type { Moved } from './moved.ts';

type LateEntry = Extract<Move, { cause: 'late-entry' }>;

/**
 * Gives each entry without a seat one of the free ones at random, at the table with the fewest
 * players first. After the start the seat gives the late stack, whole or reduced.
 *
 * @see R123-I-41, R123-I-42, R123-I-43, R123-II-5, R123-IV-8.1
 * @throws {Rejection} in this order: `tournament.no-entry-to-seat`, `tournament.seats-too-few`,
 *   then `tournament.seed-mismatch`, `tournament.seat-cards-invalid` or
 *   `tournament.late-stack-unknown`
 */
export const seatLateEntries = ({ draw }: LateEntry, state: AnnouncedTournament): Moved => {
  const terms = multiTable(state.terms);
  const waiting = playersOf(state).filter(({ seat }) => seat === null);
  if (waiting.length === 0) throw new Rejection('tournament.no-entry-to-seat', 'R123-I-90');
  const laid = laidTables(state);
  const free = openPlaces(state, waiting.length);
  if (free.length < waiting.length)
    throw new Rejection('tournament.seats-too-few', 'R123-II-16', {
      entries: waiting.length,
      seats: free.length,
    });
  const seats = seatsDrawn(draw, waiting, laid, free).map((given) => {
    const stack = lateStackAt(state, terms, given);
    return { ...given, ...(stack !== undefined && { stack }) };
  });
  return { ...drawnBy(draw, state, waiting), reason: null, removed: null, seats };
};

/** Seats where a stack waits come first; when they are too few, every free seat is drawn. */
const openPlaces = (state: AnnouncedTournament, count: number): Place[] => {
  const placed = state.chips.placed.map(({ table, seat }) => ({ table, seat }));
  if (placed.length >= count) return placed;
  const terms = multiTable(state.terms);
  const free = laidTables(state).flatMap((one) =>
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
