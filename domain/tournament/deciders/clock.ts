import { Rejection } from '../../errors.ts';
import { secondsUntil } from '../clock.ts';
import type { ClockFactOf } from '../clockFacts.ts';
import type { CommandOf } from '../commands.ts';
import type { TournamentFact } from '../facts.ts';
import { assertActIdFree, assertReason, assertUnderWay } from '../guards.ts';
import { isThen, repeated } from '../repeated.ts';
import { assertRole } from '../roles.ts';
import type { AnnouncedTournament } from '../state.ts';

/**
 * Stops the clock for a break or a suspension; what is left of the level waits.
 *
 * @see R123-II-44, R123-I-16
 * @throws {Rejection} in this order: `tournament.already-recorded`, `tournament.act-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.not-started`, `tournament.closed`,
 *   `tournament.reason-missing`, `tournament.clock-paused`
 */
export const pauseClock = (
  command: CommandOf<'PauseClock'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { clockId, reason, by, occurredAt, jornada } = command;
  const { clock } = state;
  const known = clock.lastAct;
  if (known?.type === 'ClockPaused' && isThis(command, known))
    return repeated(command, known, { norm: 'R123-II-44', isSame: known.reason === reason });
  assertActIdFree(state, clockId);
  assertRole(command);
  assertUnderWay(state);
  assertReason(reason, 'R123-II-44');
  if (clock.endsAt === null) throw new Rejection('tournament.clock-paused', 'R123-II-44');
  const remainingSeconds = secondsUntil(clock.endsAt, occurredAt);
  return [{ type: 'ClockPaused', clockId, reason, remainingSeconds, by, occurredAt, jornada }];
};

/**
 * The level goes on with the time that was left.
 *
 * @see R123-II-44, R123-I-16
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.not-started`, `tournament.closed`, `tournament.clock-running`
 */
export const resumeClock = (
  command: CommandOf<'ResumeClock'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { clockId, by, occurredAt, jornada } = command;
  const { clock } = state;
  if (clock.lastAct?.type === 'ClockResumed' && isThis(command, clock.lastAct)) return [];
  assertActIdFree(state, clockId);
  assertRole(command);
  assertUnderWay(state);
  if (clock.remainingSeconds === null)
    throw new Rejection('tournament.clock-running', 'R123-II-44');
  return [{ type: 'ClockResumed', clockId, by, occurredAt, jornada }];
};

/** Whether it is this one: by its id, or reported again under another at that moment. */
const isThis = (
  { clockId, occurredAt }: CommandOf<'PauseClock' | 'ResumeClock'>,
  known: ClockFactOf<'ClockPaused' | 'ClockResumed'>,
): boolean => known.clockId === clockId || isThen(occurredAt, known);
