import { Rejection } from '../../errors.ts';
import type { CommandOf } from '../commands.ts';
import type { TournamentFact } from '../facts.ts';
import { assertActIdFree, assertReason, assertUnderWay } from '../guards.ts';
import { repeated } from '../repeated.ts';
import { assertRole } from '../roles.ts';
import { assertFinalTableDrawn } from '../seating/finalTableDue.ts';
import { dealingRound, laidTables } from '../seating/laidTables.ts';
import type { AnnouncedTournament } from '../state.ts';
import { multiTable } from '../tables.ts';

/**
 * Turns simultaneous hands on or off. The phase is the Director's to choose.
 *
 * @see R123-I-18
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.not-started`, `tournament.closed`, `tournament.modality-has-one-table`,
 *   `tournament.reason-missing`
 */
export const setHandForHand = (
  command: CommandOf<'SetHandForHand'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { settingId, on, reason, by, occurredAt, jornada } = command;
  const { setting } = state.rounds;
  if (state.rounds.on === on && setting) {
    const told = { on: String(on) };
    return repeated(command, setting, {
      norm: 'R123-I-18',
      isSame: setting.reason === reason,
      told,
    });
  }
  if (state.rounds.on === on) return []; // never ordered
  assertActIdFree(state, settingId);
  assertRole(command);
  assertUnderWay(state);
  multiTable(state.terms);
  assertReason(reason, 'R123-I-18');
  return [{ type: 'HandForHandSet', settingId, on, reason, by, occurredAt, jornada }];
};

/**
 * The signal at which every table deals one hand. The next one waits until each has reported.
 *
 * @see R123-I-19, R123-I-20, R123-I-98
 * @throws {Rejection} in this order: `tournament.role-not-allowed`, `tournament.not-started`,
 *   `tournament.closed`, `tournament.hand-for-hand-off`, `tournament.round-out-of-order`,
 *   `tournament.round-pending`, those of `assertFinalTableDrawn`
 */
export const releaseRound = (
  command: CommandOf<'ReleaseRound'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { round, by, occurredAt, jornada } = command;
  const { rounds } = state;
  if (rounds.on && rounds.release && round === rounds.round)
    return repeated(command, rounds.release, { norm: 'R123-I-19', told: { round } });
  assertRole(command);
  assertUnderWay(state);
  assertOn(state);
  const next = rounds.round + 1;
  if (round !== next)
    throw new Rejection('tournament.round-out-of-order', 'R123-I-19', { round, next });
  const laid = laidTables(state).map(({ table }) => table);
  const pending = dealingRound(state);
  if (pending.length > 0)
    throw new Rejection('tournament.round-pending', 'R123-I-20', { tables: pending.join(', ') });
  assertFinalTableDrawn(occurredAt, state);
  return [{ type: 'RoundReleased', round, tables: laid, by, occurredAt, jornada }];
};

/**
 * A table reports its hand of the round; play stops there until the next signal.
 *
 * @see R123-I-20
 * @throws {Rejection} in this order: `tournament.role-not-allowed`, `tournament.not-started`,
 *   `tournament.closed`, `tournament.hand-for-hand-off`, `tournament.round-out-of-order`,
 *   `tournament.table-not-in-round`
 */
export const reportRound = (
  command: CommandOf<'ReportRound'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { round, table, by, occurredAt, jornada } = command;
  const { rounds } = state;
  assertRole(command);
  assertUnderWay(state);
  assertOn(state);
  if (round !== rounds.round)
    throw new Rejection('tournament.round-out-of-order', 'R123-I-19', {
      round,
      next: rounds.round,
    });
  if (!rounds.tables.includes(table))
    throw new Rejection('tournament.table-not-in-round', 'R123-I-19', { table, round });
  const known = rounds.reports.find((one) => one.table === table);
  if (known) return repeated(command, known, { norm: 'R123-I-20', told: { round, table } });
  return [{ type: 'RoundReported', round, table, by, occurredAt, jornada }];
};

const assertOn = ({ rounds }: AnnouncedTournament): void => {
  if (!rounds.on) throw new Rejection('tournament.hand-for-hand-off', 'R123-I-18');
};
