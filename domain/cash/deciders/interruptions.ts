import { Rejection } from '../../errors.ts';
import { deadline, TIME_TO_ACT } from '../../hand/timeToAct.ts';
import { assertNotStopped, assertRuledOn, offeredFor } from '../../rulings/stoppage.ts';
import { assertPermitted } from '../../tableDay/roles.ts';
import type { CashCommandOf } from '../commands.ts';
import type { CashFact } from '../facts.ts';
import { isRepeated, requireHandInPlay } from '../guards.ts';
import { assertRole } from '../roles.ts';
import { seatToAct, turnEndsAt } from '../sessionTime.ts';
import type { AnnouncedCash, Session } from '../state.ts';

/**
 * Somebody at the table, or the management, calls the clock on the player to act. In cash of the
 * lottery nobody needs to: his time runs from his turn.
 *
 * @see R123-II-68, CLUB-S11, R40-50
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`, those of
 *   `requireHandInPlay`, `hand.action-stopped`, `hand.clock-not-needed`, `hand.not-in-turn`,
 *   `hand.clock-caller-wrong`, `table.role-not-allowed`, `hand.clock-running`
 */
export const callClock = (
  command: CashCommandOf<'CallClock'>,
  state: AnnouncedCash,
): CashFact[] => {
  const { callId, handId, seat, caller, by, occurredAt, jornada } = command;
  if (isRepeated(state, callId, 'ClockCalled')) return [];
  assertRole(command, state.terms);
  const session = requireHandInPlay(state, command);
  assertNotStopped(session.stopped);
  const { ruleset } = state.terms;
  const { from, norm, seconds } = TIME_TO_ACT[ruleset];
  if (from === 'turn') throw new Rejection('hand.clock-not-needed', norm);
  assertToAct(session, seat);
  if (caller === null)
    assertPermitted({ roles: ['supervisor', 'director'], norm }, by, state.terms);
  else if (caller === seat || !session.places.some((place) => place.seat === caller))
    throw new Rejection('hand.clock-caller-wrong', 'R123-II-68', { caller });
  const running = turnEndsAt(session, ruleset);
  if (running !== null) throw new Rejection('hand.clock-running', norm, { seat, until: running });
  const until = deadline(occurredAt, seconds);
  return [{ type: 'ClockCalled', callId, handId, seat, caller, until, by, occurredAt, jornada }];
};

const assertToAct = (session: Session, seat: number): void => {
  const actor = seatToAct(session);
  if (actor === seat) return;
  const facts = { seat, expectedSeat: actor ?? 'none', toCall: 0 };
  throw new Rejection('hand.not-in-turn', 'R123-II-68', facts);
};

/**
 * The dealer stops the action for an irregularity of the community cards and calls the management:
 * nobody acts, no card is dealt and no pot is given until it is ruled on.
 *
 * @see R123-II-63.A, R40-63, R40-64, CLUB-I3
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`, those of
 *   `requireHandInPlay`, `hand.action-stopped` when it is already, those of `offeredFor`
 */
export const stopAction = (
  command: CashCommandOf<'StopAction'>,
  state: AnnouncedCash,
): CashFact[] => {
  const { stopId, handId, situation, by, occurredAt, jornada } = command;
  if (isRepeated(state, stopId, 'ActionStopped')) return [];
  assertRole(command, state.terms);
  const session = requireHandInPlay(state, command);
  assertNotStopped(session.stopped);
  const offered = offeredFor(state.terms.ruleset, situation);
  const what = { stopId, handId, hand: session.lastHand, situation, offered };
  return [{ type: 'ActionStopped', ...what, by, occurredAt, jornada }];
};

/**
 * The hand goes on once the irregularity was ruled on; the time of the player to act begins anew.
 *
 * @see R123-II-63.A
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`, those of
 *   `requireHandInPlay`, `hand.not-stopped`, those of `assertRuledOn`
 */
export const resumeAction = (
  command: CashCommandOf<'ResumeAction'>,
  state: AnnouncedCash,
): CashFact[] => {
  const { resumeId, rulingId, ruling, by, occurredAt, jornada } = command;
  if (isRepeated(state, resumeId, 'ActionResumed')) return [];
  assertRole(command, state.terms);
  const { stopped } = requireHandInPlay(state, command);
  if (stopped === null) throw new Rejection('hand.not-stopped', 'R123-II-63.A');
  const outcome = assertRuledOn(stopped, ruling, state.terms.table);
  const what = { resumeId, stopId: stopped.stopId, rulingId, outcome };
  return [{ type: 'ActionResumed', ...what, by, occurredAt, jornada }];
};
