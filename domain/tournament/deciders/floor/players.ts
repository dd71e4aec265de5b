import { Rejection } from '../../../errors.ts';
import { TIME_TO_ACT } from '../../../hand/timeToAct.ts';
import { evolve } from '../../evolve.ts';
import { outOf } from '../../exits.ts';
import type { TournamentFact } from '../../facts.ts';
import type { FloorCommandOf } from '../../floorCommands.ts';
import {
  assertActIdFree,
  assertNotClosed,
  assertReason,
  assertUnderWay,
  requireEntry,
  requireLive,
  requirePaid,
} from '../../guards.ts';
import { paymentsHold } from '../../prizes.ts';
import { assertRole } from '../../roles.ts';
import type { AnnouncedTournament } from '../../state.ts';

const SECONDS_MIN = 5;
const { seconds: SECONDS_MAX } = TIME_TO_ACT.R123; // what everybody has from the call

/**
 * Who abuses of requests for time has less of it.
 *
 * @see R123-II-70
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.not-started`, `tournament.closed`, those of `requireLive`,
 *   `tournament.reason-missing`, `tournament.time-limit-out-of-range`
 */
export const limitTime = (
  command: FloorCommandOf<'LimitTime'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { limitId, entryId, seconds, reason, by, occurredAt, jornada } = command;
  if (state.floor.actIds.includes(limitId) && state.floor.limits[entryId] === seconds) return [];
  assertActIdFree(state, limitId);
  assertRole(command);
  assertUnderWay(state);
  requireLive(state, requireEntry(state, entryId));
  assertReason(reason, 'R123-II-70');
  if (!Number.isSafeInteger(seconds) || seconds < SECONDS_MIN || seconds > SECONDS_MAX)
    throw new Rejection('tournament.time-limit-out-of-range', 'R123-II-70', {
      seconds,
      min: SECONDS_MIN,
      max: SECONDS_MAX,
    });
  return [
    { type: 'PlayerTimeLimited', limitId, entryId, seconds, reason, by, occurredAt, jornada },
  ];
};

/**
 * Who did not report his elimination may be ranked last of the event by the Director; those who
 * went out before move up one. Never by itself, and not once a prize that it changes is paid.
 *
 * @see R123-I-58
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.closed`, those of `requirePaid`, `tournament.not-eliminated`,
 *   `tournament.reason-missing`, `tournament.prize-already-paid`
 */
export const giveLastPosition = (
  command: FloorCommandOf<'GiveLastPosition'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { sanctionId, entryId, reason, by, occurredAt, jornada } = command;
  const known = state.floor.lastPositions.find((one) => one.sanctionId === sanctionId);
  if (known?.entryId === entryId) return [];
  assertActIdFree(state, sanctionId);
  assertRole(command);
  assertNotClosed(state.status);
  const { entryNumber } = requirePaid(requireEntry(state, entryId)).sale;
  const exit = state.exits.find((one) => outOf(one).includes(entryId));
  if (exit?.type !== 'EntriesEliminated' || isGiven(state, entryId, exit.exitId))
    throw new Rejection('tournament.not-eliminated', 'R123-I-58', { entryNumber });
  assertReason(reason, 'R123-I-58');
  const what = { sanctionId, entryId, exitId: exit.exitId, reason };
  const fact = { type: 'LastPositionGiven', ...what, by, occurredAt, jornada } as const;
  if (!paymentsHold(evolve(state, fact) as AnnouncedTournament))
    throw new Rejection('tournament.prize-already-paid', 'R123-I-58');
  return [fact];
};

const isGiven = ({ floor }: AnnouncedTournament, entryId: string, exitId: string): boolean =>
  floor.lastPositions.some((one) => one.entryId === entryId && one.exitId === exitId);
