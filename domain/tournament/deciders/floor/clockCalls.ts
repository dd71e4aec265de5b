import { Rejection } from '../../../errors.ts';
import { deadline, TIME_TO_ACT } from '../../../hand/timeToAct.ts';
import { assertNotStopped } from '../../../rulings/stoppage.ts';
import { liveEntries } from '../../entries.ts';
import type { TournamentFact } from '../../facts.ts';
import type { ClockCall } from '../../floor/state.ts';
import type { FloorCommandOf } from '../../floorCommands.ts';
import { assertActIdFree, assertUnderWay } from '../../guards.ts';
import { assertHandInPlay } from '../../hands/inPlay.ts';
import { assertOneOf, assertRole } from '../../roles.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { rulesetOf } from '../../tables.ts';

/**
 * The Direction, or any player of the table, calls the clock on the player to act: 30 seconds, or
 * what is left to who abuses of time. The end is absolute; once it is past the hand is dead.
 *
 * @see R123-II-66.E, R123-II-68, R123-II-70, CLUB-S11
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.not-started`, `tournament.closed`, `tournament.hand-backwards`,
 *   `hand.action-stopped`, `hand.seat-not-in-hand`, `tournament.role-not-allowed`,
 *   `hand.clock-caller-wrong`, `hand.time-over` when his hand is dead, `hand.clock-running`
 */
export const callClock = (
  command: FloorCommandOf<'CallClock'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { callId, table, hand, seat, caller, by, occurredAt, jornada } = command;
  const calls = state.floor.clocks[table] ?? [];
  const isThis = (one: ClockCall) => one.hand === hand && one.seat === seat;
  if (calls.some((one) => one.callId === callId && isThis(one))) return [];
  assertActIdFree(state, callId);
  assertRole(command);
  assertUnderWay(state);
  assertHandInPlay(state, table, hand);
  assertNotStopped(state.floor.stops[table]);
  const entryId = entryAt(state, table, seat);
  const { norm, seconds, dead } = TIME_TO_ACT[rulesetOf(state.terms)];
  if (entryId === undefined)
    throw new Rejection('hand.seat-not-in-hand', norm, { seat, reason: 'not seated' });
  if (caller === null) assertOneOf(by, ['director', 'supervisor'], norm);
  else if (caller === seat || entryAt(state, table, caller) === undefined)
    throw new Rejection('hand.clock-caller-wrong', 'R123-II-68', { caller });
  const open = calls.filter((one) => !one.stopped);
  const over = open.find((one) => isThis(one) && one.until <= occurredAt);
  if (over) throw new Rejection('hand.time-over', dead, { seat, until: over.until });
  const running = open.find((one) => one.until > occurredAt && !isOver(one, table, state));
  if (running)
    throw new Rejection('hand.clock-running', norm, { seat: running.seat, until: running.until });
  const until = deadline(occurredAt, state.floor.limits[entryId] ?? seconds);
  const what = { callId, table, hand, seat, entryId, caller, until };
  return [{ type: 'ClockCalled', ...what, by, occurredAt, jornada }];
};

/** The hand of a call is over once it was recorded, or another one dealt. */
const isOver = (
  { hand }: ClockCall,
  table: number,
  { chips, playedHands }: AnnouncedTournament,
): boolean =>
  hand < (chips.hands[table]?.hand ?? 0) || hand <= (playedHands.last[table]?.hand ?? 0);

const entryAt = (state: AnnouncedTournament, table: number, seat: number): string | undefined =>
  liveEntries(state).find((entry) => entry.table === table && entry.seat === seat)?.entryId;

/**
 * The player on whom the clock was called has acted in time.
 *
 * @see R123-II-66.E, R123-II-68
 * @throws {Rejection} in this order: `tournament.role-not-allowed`, `hand.clock-not-called`,
 *   `tournament.before-its-cause`, `hand.time-over`
 */
export const stopClock = (
  command: FloorCommandOf<'StopClock'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { callId, table, by, occurredAt, jornada } = command;
  assertRole(command);
  const call = state.floor.clocks[table]?.find((one) => one.callId === callId);
  if (!call) throw new Rejection('hand.clock-not-called', 'R123-II-68');
  if (call.stopped) return [];
  const { seat, at: after, until } = call;
  if (occurredAt < after)
    throw new Rejection('tournament.before-its-cause', 'R123-II-68', { occurredAt, after });
  if (occurredAt >= until) throw new Rejection('hand.time-over', 'R123-II-66.E', { seat, until });
  return [{ type: 'ClockStopped', callId, table, by, occurredAt, jornada }];
};
