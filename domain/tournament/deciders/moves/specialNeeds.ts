import { Rejection } from '../../../errors.ts';
import { lateStackAt } from '../../chips/lateStacks.ts';
import { liveEntries } from '../../entries.ts';
import type { StaffMember } from '../../facts.ts';
import { assertReason, requireEntry, requireLive } from '../../guards.ts';
import { assertOneOf } from '../../roles.ts';
import type { Move, SeatGiven } from '../../seatCommands.ts';
import { laidTables, seatsFor } from '../../seating/laidTables.ts';
import { assertPlays } from '../../stages.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { multiTable } from '../../tables.ts';
import { byOrder, type Moved } from './moved.ts';

/**
 * The Director changes seats for special needs; two that swap do so in one step. A late entry who is
 * given a seat so has the stack that any other gets there.
 *
 * @see R123-I-41, R123-I-90, R123-IV-8.1
 * @throws {Rejection} in this order: `tournament.role-not-allowed`, `tournament.reason-missing`,
 *   for each entry those of `requireLive` and `tournament.entry-not-in-stage`, then
 *   `tournament.move-invalid`, `tournament.late-stack-unknown`
 */
export const moveForNeed = (
  { reason, seats }: Extract<Move, { cause: 'special-needs' }>,
  by: StaffMember,
  state: AnnouncedTournament,
): Moved => {
  assertOneOf(by, ['director'], 'R123-I-90');
  assertReason(reason, 'R123-I-90');
  for (const { entryId } of seats)
    assertPlays(state, requireLive(state, requireEntry(state, entryId)));
  assertPlaces(seats, state);
  return { ...byOrder(state), reason, seats: seats.map((given) => withStack(given, state)) };
};

/** `7/3, 7/4`: table and seat, as refusals name them. */
export const placesText = (seats: readonly { table: number; seat: number }[]): string =>
  seats.map(({ table, seat }) => `${table}/${seat}`).join(', ') || '—';

const withStack = (given: SeatGiven, state: AnnouncedTournament): Moved['seats'][number] => {
  if (requireEntry(state, given.entryId).seat !== null) return given;
  const stack = lateStackAt(state, multiTable(state.terms), given);
  return { ...given, ...(stack !== undefined && { stack }) };
};

type Sitting = { readonly table: number | null; readonly seat: number | null };

/**
 * Each goes to another seat, of a table in play, that nobody who stays has; where a stack waits for
 * its buyer only who has none yet may sit.
 */
const assertPlaces = (seats: readonly SeatGiven[], state: AnnouncedTournament): void => {
  const moving = new Set(seats.map(({ entryId }) => entryId));
  const laid = new Set(laidTables(state).map(({ table }) => table));
  const positions = seatsFor(multiTable(state.terms));
  const stay = liveEntries(state).filter(({ entryId }) => !moving.has(entryId));
  const places = new Set(seats.map(({ table, seat }) => `${table}/${seat}`));
  const isWrong = ({ entryId, table, seat }: SeatGiven): boolean => {
    const isHere = (one: Sitting) => one.table === table && one.seat === seat;
    const mover = requireEntry(state, entryId);
    const isTaken = isHere(mover) || stay.some(isHere);
    const isReserved = mover.seat !== null && state.chips.placed.some(isHere);
    return !laid.has(table) || !positions.includes(seat) || isTaken || isReserved;
  };
  const wrong = seats.filter(isWrong);
  const isTwice = moving.size < seats.length || places.size < seats.length;
  if (seats.length === 0 || isTwice || wrong.length > 0)
    throw new Rejection('tournament.move-invalid', 'R123-I-90', {
      places: placesText(wrong.length > 0 ? wrong : seats),
    });
};
