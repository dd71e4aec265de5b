import { Rejection } from '../../errors.ts';
import type { CommandOf } from '../commands.ts';
import type { PaidEntry } from '../entries.ts';
import { assertReason } from '../guards.ts';
import { assertOneOf } from '../roles.ts';
import { finalTable } from '../seating/laidTables.ts';
import type { Place } from '../seating/spread.ts';
import type { AnnouncedTournament } from '../state.ts';
import type { Given } from './seatDraws.ts';

/** The tables that a draw lays, with the seats of each. */
export type Laid = readonly { readonly table: number; readonly seats: readonly number[] }[];

/**
 * Pins of this draw, and those of earlier ones whose table is laid again (T2).
 *
 * @see R123-I-90
 * @throws {Rejection} in this order: `tournament.role-not-allowed`, `tournament.reason-missing`,
 *   `tournament.pin-invalid`, with the first pin that cannot be kept and why
 */
export const pinsOf = (
  { pinned, reason, by }: CommandOf<'RedrawSeats'>,
  state: AnnouncedTournament,
  live: readonly PaidEntry[],
  tables: Laid,
): Given[] => {
  if (pinned.length > 0) {
    assertOneOf(by, ['director'], 'R123-I-90');
    assertReason(reason ?? '', 'R123-I-90');
  }
  const pins = [...pinned, ...keptPins(state, live, pinned)].filter(
    (pin) => pinned.includes(pin) || tables.some(({ table }) => table === pin.table),
  );
  for (const [index, pin] of pins.entries()) {
    const cause = causeAgainst(pin, pins.slice(0, index), live, tables);
    if (cause)
      throw new Rejection('tournament.pin-invalid', 'R123-I-90', {
        ...{ entryId: pin.entryId, place: placeOf(pin), cause },
        ...(index < pinned.length && { pointer: `/pinned/${index}` }),
      });
  }
  return pins;
};

export const placeOf = ({ table, seat }: Place): string => `${table}/${seat}`;

/** Why a pin cannot be kept beside those before it. */
const causeAgainst = (
  pin: Given,
  before: readonly Given[],
  live: readonly PaidEntry[],
  tables: Laid,
) => {
  const { entryId, table, seat } = pin;
  const laid = tables.find((one) => one.table === table);
  const share = Math.floor(live.length / tables.length);
  if (!live.some((entry) => entry.entryId === entryId)) return 'the entry is not in play';
  if (!laid) return 'the table is not laid';
  if (!laid.seats.includes(seat)) return 'the table has no such seat';
  if (before.some((one) => one.entryId === entryId)) return 'the entry is pinned twice';
  if (before.some((one) => placeOf(one) === placeOf(pin))) return 'the seat is pinned twice';
  return before.filter((one) => one.table === table).length >= share
    ? 'the table gets more than its share'
    : null;
};

const keptPins = (
  state: AnnouncedTournament,
  live: readonly PaidEntry[],
  pinned: readonly Given[],
): Given[] => {
  const numbers = state.seatActs.flatMap((act) => (act.type === 'SeatsRedrawn' ? act.pinned : []));
  return live.flatMap(({ entryId, table, seat, sale }) =>
    numbers.includes(sale.entryNumber) &&
    table !== null &&
    seat !== null &&
    finalTable(state) === null &&
    pinned.every((pin) => pin.entryId !== entryId)
      ? [{ entryId, table, seat }]
      : [],
  );
};
