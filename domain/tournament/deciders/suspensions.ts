import { Rejection } from '../../errors.ts';
import type { CommandOf } from '../commands.ts';
import type { TournamentFact } from '../facts.ts';
import { assertActIdFree } from '../guards.ts';
import { handsLeft, requirePenalty } from '../penalties.ts';
import { repeated } from '../repeated.ts';
import { assertRole } from '../roles.ts';
import type { AnnouncedTournament, Penalty } from '../state.ts';

/**
 * Counts hands that were dealt dead to a suspended player. They go on after the last one owed,
 * until the Director says that the penalty is over, each counted by itself.
 *
 * @see R123-II-41.b2
 * @throws {Rejection} in this order: `tournament.penalty-unknown`, `tournament.act-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.penalty-not-running`,
 *   `tournament.suspended-hands-exceeded`
 */
export const countSuspendedHands = (
  command: CommandOf<'CountSuspendedHands'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { countId, penaltyId, hands, by, occurredAt, jornada } = command;
  const penalty = requirePenalty(state, penaltyId);
  if (penalty.counts.some((count) => count.countId === countId && count.hands === hands)) return [];
  assertActIdFree(state, countId);
  assertRole(command);
  assertRunning(penalty);
  const left = handsLeft(penalty);
  // A suspension for a time owes no number of hands.
  if (penalty.until === undefined && hands > Math.max(1, left))
    throw new Rejection('tournament.suspended-hands-exceeded', 'R123-II-41.b2', { hands, left });
  return [{ type: 'SuspendedHandsCounted', countId, penaltyId, hands, by, occurredAt, jornada }];
};

/**
 * Ends a suspension: the player is dealt in from the next hand. Until then hands go on dead.
 *
 * @see R123-II-41.b2
 * @throws {Rejection} in this order: `tournament.penalty-unknown`, `tournament.already-recorded`,
 *   `tournament.role-not-allowed`, `tournament.penalty-not-running`
 */
export const endSuspension = (
  command: CommandOf<'EndSuspension'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { penaltyId, by, occurredAt, jornada } = command;
  const penalty = requirePenalty(state, penaltyId);
  const known = penalty.outcomes.findLast(({ type }) => type === 'SuspensionEnded');
  if (penalty.status === 'over' && known)
    return repeated(command, known, { norm: 'R123-II-41.b2' });
  assertRole(command);
  assertRunning(penalty);
  return [{ type: 'SuspensionEnded', penaltyId, by, occurredAt, jornada }];
};

const assertRunning = ({ penaltyId, status }: Penalty): void => {
  if (status !== 'running')
    throw new Rejection('tournament.penalty-not-running', 'R123-II-41.b2', { penaltyId });
};
