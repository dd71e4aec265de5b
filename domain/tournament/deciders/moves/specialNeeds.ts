import { Rejection } from '../../../errors.ts';
import { liveEntries } from '../../entries.ts';
import type { StaffMember } from '../../facts.ts';
import { assertReason, requireEntry, requireLive } from '../../guards.ts';
import { assertOneOf } from '../../roles.ts';
import type { Move, SeatGiven } from '../../seatCommands.ts';
import { laidTables, seatsFor } from '../../seating/laidTables.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { multiTable } from '../../tables.ts';
import { byOrder, type Moved } from './moved.ts';

/**
 * The Director changes seats for special needs; two that swap do so in one step.
 *
 * @see R123-I-90, R123-IV-8.1
 * @throws {Rejection} in this order: `tournament.role-not-allowed`, `tournament.reason-missing`,
 *   for each entry those of `requireLive`, then `tournament.move-invalid`
 */
export const moveForNeed = (
  { reason, seats }: Extract<Move, { cause: 'special-needs' }>,
  by: StaffMember,
  state: AnnouncedTournament,
): Moved => {
  assertOneOf(by, ['director'], 'R123-I-90');
  assertReason(reason, 'R123-I-90');
  for (const { entryId } of seats) requireLive(state, requireEntry(state, entryId));
  assertPlaces(seats, state);
  return { ...byOrder(state), reason, seats };
};

/** Each goes to a seat of a table in play that nobody who stays has. */
const assertPlaces = (seats: readonly SeatGiven[], state: AnnouncedTournament): void => {
  const moving = new Set(seats.map(({ entryId }) => entryId));
  const laid = new Set(laidTables(state).map(({ table }) => table));
  const positions = seatsFor(multiTable(state.terms));
  const stay = liveEntries(state).filter(({ entryId }) => !moving.has(entryId));
  const places = new Set(seats.map(({ table, seat }) => `${table}/${seat}`));
  const wrong = seats.find(
    ({ table, seat }) =>
      !laid.has(table) ||
      !positions.includes(seat) ||
      stay.some((entry) => entry.table === table && entry.seat === seat),
  );
  if (seats.length === 0 || moving.size < seats.length || places.size < seats.length || wrong)
    throw new Rejection('tournament.move-invalid', 'R123-I-90', { moves: seats.length });
};
