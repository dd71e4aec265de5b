import { Rejection } from '../../../errors.ts';
import { assertNotStopped, assertRuledOn, offeredFor } from '../../../rulings/stoppage.ts';
import type { TournamentFact } from '../../facts.ts';
import type { FloorCommandOf } from '../../floorCommands.ts';
import { assertActIdFree, assertUnderWay } from '../../guards.ts';
import { assertHandInPlay } from '../../hands/inPlay.ts';
import { assertRole } from '../../roles.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { rulesetOf, tablesOf } from '../../tables.ts';

/**
 * The dealer stops the action for an irregularity of the community cards and notifies the
 * Direction: the hand is not recorded and no other is dealt at the table until it is ruled on.
 *
 * @see R123-II-63, R123-II-63.A
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.not-started`, `tournament.closed`, `tournament.table-unknown`,
 *   `tournament.hand-backwards`, `hand.action-stopped` when it is already, those of `offeredFor`
 */
export const stopAction = (
  command: FloorCommandOf<'StopAction'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { stopId, table, hand, situation, by, occurredAt, jornada } = command;
  const known = state.floor.stops[table];
  if (known?.stopId === stopId && known.hand === hand) return [];
  assertActIdFree(state, stopId);
  assertRole(command);
  assertUnderWay(state);
  if (!tablesOf(state.terms).includes(table))
    throw new Rejection('tournament.table-unknown', 'R123-II-63.A', { table });
  assertHandInPlay(state, table, hand);
  assertNotStopped(known);
  const offered = offeredFor(rulesetOf(state.terms), situation);
  const what = { stopId, table, hand, situation, offered };
  return [{ type: 'ActionStopped', ...what, by, occurredAt, jornada }];
};

/**
 * The hand goes on once the irregularity was ruled on.
 *
 * @see R123-II-63.A
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `hand.not-stopped`, those of `assertRuledOn`
 */
export const resumeAction = (
  command: FloorCommandOf<'ResumeAction'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { resumeId, table, rulingId, ruling, by, occurredAt, jornada } = command;
  const stopped = state.floor.stops[table];
  if (!stopped && state.floor.actIds.includes(resumeId)) return [];
  assertActIdFree(state, resumeId);
  assertRole(command);
  if (!stopped) throw new Rejection('hand.not-stopped', 'R123-II-63.A');
  const outcome = assertRuledOn(stopped, ruling, table);
  const what = { resumeId, stopId: stopped.stopId, table, rulingId, outcome };
  return [{ type: 'ActionResumed', ...what, by, occurredAt, jornada }];
};
