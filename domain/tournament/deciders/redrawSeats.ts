import { Rejection } from '../../errors.ts';
import { assertDrawnInTime, assertNextDay } from '../announcedDays.ts';
import { lateStackAt } from '../chips/lateStacks.ts';
import type { CommandOf } from '../commands.ts';
import type { PaidEntry } from '../entries.ts';
import type { FactOf, TournamentFact } from '../facts.ts';
import { assertActIdFree } from '../guards.ts';
import { assertRole } from '../roles.ts';
import type { TableSeats } from '../seatFacts.ts';
import { seatsFor } from '../seating/laidTables.ts';
import { assertRedrawDue, tablesToLay } from '../seating/redraws.ts';
import type { Place } from '../seating/spread.ts';
import { spread } from '../seating/spread.ts';
import { playersOf } from '../stages.ts';
import type { AnnouncedTournament } from '../state.ts';
import { multiTable } from '../tables.ts';
import { type Laid, pinsOf, placeOf } from './pins.ts';
import { assertSeedMatches, byCards, drawnBy, type Given, givenSeats } from './seatDraws.ts';
import { assertNoStackWaits } from './stackWaits.ts';

type Redraw = CommandOf<'RedrawSeats'>;

/**
 * Seats everybody in play anew, all or nothing. By the system, those present draw first and the
 * absent get the places left (R123-IV-2.p5); tables differ by one player at most. By cards, the
 * seat cards as they were drawn are recorded. Seats that the Director pins are kept.
 *
 * @see R123-I-1.2, R123-I-11, R123-I-17, R123-I-88, R123-I-90, R123-I-98, R123-I-99, R123-IV-2.p5,
 *   R123-IV-8.1, R123-IV-8.3
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.modality-has-one-table`, `tournament.no-entry-to-seat`, those of
 *   `assertRedrawDue`, `tournament.not-the-day-announced`, `tournament.placed-stacks-left`, those of `tablesToLay`, `tournament.reason-missing`, `tournament.pin-invalid`,
 *   then `tournament.seed-mismatch`, `tournament.cards-invalid` or
 *   `tournament.seat-cards-invalid`
 */
export const redrawSeats = (command: Redraw, state: AnnouncedTournament): TournamentFact[] => {
  const { drawId, occasion, by, occurredAt, jornada } = command;
  if (state.seatActs.some((act) => isRetry(command, act))) return [];
  assertActIdFree(state, drawId);
  assertRole(command);
  const terms = multiTable(state.terms);
  const live = playersOf(state);
  if (live.length === 0) throw new Rejection('tournament.no-entry-to-seat', 'R123-I-90');
  assertRedrawDue(command, state, terms);
  if (occasion === 'initial') assertDrawnInTime(jornada, state);
  if (occasion === 'day') assertNextDay(jornada, state);
  assertNoStackWaits(state);
  const tables = tablesToLay(command, state, terms).map((table) => ({
    table,
    seats: seatsFor(terms, occasion === 'final-table'),
  }));
  const pins = pinsOf(command, state, live, tables);
  const seats = [...pins, ...drawn(command, tables, pins, live)];
  const at = seatNumbers(seats, live);
  const fact: FactOf<'SeatsRedrawn'> = {
    type: 'SeatsRedrawn',
    drawId,
    occasion,
    ...drawnBy(command.draw, state, live),
    tables: tables.map((laid) => seated(laid, at)),
    pinned: pins.map((pin) => at.get(placeOf(pin))!),
    reason: command.reason,
    ...lateStacks(state, live, seats),
    by,
    occurredAt,
    jornada,
  };
  return [fact];
};

/** Who was sold an entry during play and had no seat yet gets a late stack with it. */
const lateStacks = (
  state: AnnouncedTournament,
  live: readonly PaidEntry[],
  seats: readonly Given[],
): Pick<FactOf<'SeatsRedrawn'>, 'stacks'> => {
  const terms = multiTable(state.terms);
  const stacks = live
    .filter(({ seat }) => seat === null)
    .flatMap(({ entryId, sale }) => {
      const given = seats.find((one) => one.entryId === entryId);
      const stack = given && lateStackAt(state, terms, given);
      return stack === undefined ? [] : [{ entryNumber: sale.entryNumber, stack }];
    });
  return stacks.length === 0 ? {} : { stacks };
};

const isRetry = (
  { drawId, occasion, draw }: Redraw,
  act: AnnouncedTournament['seatActs'][number],
) =>
  act.type === 'SeatsRedrawn' &&
  act.drawId === drawId &&
  act.occasion === occasion &&
  act.method === draw.method;

const drawn = (
  { draw }: Redraw,
  tables: Laid,
  pins: readonly Given[],
  live: readonly PaidEntry[],
): readonly Given[] => {
  const waiting = presentFirst(
    live.filter((one) => pins.every((pin) => pin.entryId !== one.entryId)),
  );
  const free: Place[] = tables
    .flatMap(({ table, seats }) => seats.map((seat) => ({ table, seat })))
    .filter(({ table, seat }) => !pins.some((pin) => pin.table === table && pin.seat === seat));
  switch (draw.method) {
    case 'system': {
      assertSeedMatches(draw);
      const places = spread(waiting.length, tables, pins, draw.words);
      return waiting.map(({ entryId }, index) => ({ entryId, ...places[index]! }));
    }
    case 'cards':
      return byCards(draw, waiting, free);
    case 'seat-cards':
      return givenSeats(draw.seats, waiting, free);
  }
};

/** Who is at the table draws first; the absent get what is left. Each by number. */
const presentFirst = (entries: readonly PaidEntry[]): PaidEntry[] => [
  ...entries.filter(isPresent),
  ...entries.filter((entry) => !isPresent(entry)),
];

/** The number of the entry at each place given. */
const seatNumbers = (
  given: readonly Given[],
  live: readonly PaidEntry[],
): ReadonlyMap<string, number> => {
  const numbers = new Map(live.map(({ entryId, sale }) => [entryId, sale.entryNumber]));
  return new Map(given.map((one) => [placeOf(one), numbers.get(one.entryId)!]));
};

const seated = ({ table, seats }: Laid[number], at: ReadonlyMap<string, number>): TableSeats => ({
  table,
  seats: seats.map((seat) => at.get(placeOf({ table, seat })) ?? null),
});

const isPresent = ({ seating, accreditation }: PaidEntry): boolean =>
  seating !== null || accreditation !== null;
