import { Rejection } from '../../../errors.ts';
import type { TournamentFact } from '../../facts.ts';
import { streetOf } from '../../floor/evolveFloor.ts';
import type { FloorCommandOf } from '../../floorCommands.ts';
import { STREETS, type Street } from '../../floorFacts.ts';
import { assertActIdFree, assertUnderWay } from '../../guards.ts';
import { repeated } from '../../repeated.ts';
import { assertRole } from '../../roles.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { multiTable } from '../../tables.ts';

/**
 * Holds simultaneous hands street by street, or no more.
 *
 * @see R123-I-21
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.not-started`, `tournament.closed`, `tournament.modality-has-one-table`
 */
export const setStreetControl = (
  command: FloorCommandOf<'SetStreetControl'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { settingId, on, by, occurredAt, jornada } = command;
  const { streetControl, streetSetting } = state.floor;
  if (streetControl === on && streetSetting)
    return repeated(command, streetSetting, { norm: 'R123-I-21', told: { on: String(on) } });
  if (streetControl === on) return []; // never ordered
  assertActIdFree(state, settingId);
  assertRole(command);
  assertUnderWay(state);
  multiTable(state.terms);
  return [{ type: 'StreetControlSet', settingId, on, by, occurredAt, jornada }];
};

/**
 * A table has finished a street of the round and waits.
 *
 * @see R123-I-21
 * @throws {Rejection} in this order: `tournament.role-not-allowed`, those of `assertStreets`,
 *   `tournament.street-out-of-order`, `tournament.table-not-in-round`, `tournament.already-recorded`
 */
export const reportStreet = (
  command: FloorCommandOf<'ReportStreet'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { round, table, street, by, occurredAt, jornada } = command;
  assertRole(command);
  const current = assertStreets(round, state);
  if (street !== current.street) throw outOfOrder(street, current.street);
  if (!state.rounds.tables.includes(table))
    throw new Rejection('tournament.table-not-in-round', 'R123-I-21', { table, round });
  const known = current.reports.find((one) => one.table === table);
  if (known) return repeated(command, known, { norm: 'R123-I-21', told: { street, table } });
  return [{ type: 'StreetReported', round, table, street, by, occurredAt, jornada }];
};

/**
 * The next street is dealt once every table has finished the one before, or its hand.
 *
 * @see R123-I-21
 * @throws {Rejection} in this order: `tournament.role-not-allowed`, those of `assertStreets`,
 *   `tournament.already-recorded`, `tournament.street-out-of-order`, `tournament.street-pending`
 */
export const releaseStreet = (
  command: FloorCommandOf<'ReleaseStreet'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { round, street, by, occurredAt, jornada } = command;
  assertRole(command);
  const current = assertStreets(round, state);
  if (street === current.street && current.released)
    return repeated(command, current.released, { norm: 'R123-I-21', told: { round, street } });
  const next = STREETS[STREETS.indexOf(current.street) + 1];
  if (street !== next) throw outOfOrder(street, next ?? current.street);
  const pending = state.rounds.pending.filter((table) => !current.reported.includes(table));
  if (pending.length > 0)
    throw new Rejection('tournament.street-pending', 'R123-I-21', { tables: pending.join(', ') });
  return [{ type: 'StreetReleased', round, street, by, occurredAt, jornada }];
};

/**
 * @throws {Rejection} in this order: `tournament.not-started`, `tournament.closed`,
 *   `tournament.street-control-off`, `tournament.round-out-of-order`
 */
const assertStreets = (round: number, state: AnnouncedTournament) => {
  assertUnderWay(state);
  const { floor, rounds } = state;
  if (!rounds.on || !floor.streetControl)
    throw new Rejection('tournament.street-control-off', 'R123-I-21');
  if (round !== rounds.round || round === 0)
    throw new Rejection('tournament.round-out-of-order', 'R123-I-21', {
      round,
      next: rounds.round,
    });
  return streetOf(floor, round);
};

const outOfOrder = (street: Street, next: Street): Rejection =>
  new Rejection('tournament.street-out-of-order', 'R123-I-21', { street, next });
