import { Rejection } from '../../errors.ts';
import type { CommandOf } from '../commands.ts';
import { liveEntries, type PaidEntry } from '../entries.ts';
import type { TournamentFact } from '../facts.ts';
import {
  assertActIdFree,
  assertReason,
  assertUnderWay,
  requireEntry,
  requireLive,
} from '../guards.ts';
import type { Suspension } from '../penaltyCommands.ts';
import { assertOneOf, assertRole } from '../roles.ts';
import type { AnnouncedTournament, Penalty } from '../state.ts';

const PER_PLAYER_MAX = 4;

/**
 * A verbal warning, or a suspension: one hand, or one to four for each player at the table, the
 * offender counted. The number is fixed when it is imposed; it ends when the Director says so.
 *
 * @see R123-II-39, R123-II-41, R123-II-41.b1, R123-II-41.b2
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.not-started`, `tournament.closed`, those of `requireLive`,
 *   `tournament.infraction-missing`, `tournament.reason-missing`,
 *   `tournament.suspension-out-of-range`
 */
export const imposePenalty = (
  command: CommandOf<'ImposePenalty'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { penaltyId, entryId, hand, infractions, description, suspension } = command;
  const { by, occurredAt, jornada } = command;
  if (penaltyOf(state, penaltyId)?.entryId === entryId) return [];
  assertActIdFree(state, penaltyId);
  assertRole(command);
  assertUnderWay(state);
  const entry = requireLive(state, requireEntry(state, entryId));
  if (infractions.length === 0) throw new Rejection('tournament.infraction-missing', 'R123-II-39');
  assertReason(description, 'R123-II-39');
  const hands = suspension === null ? 0 : handsOf(suspension, entry, state);
  const { level } = state;
  const what = { penaltyId, entryId, hand, level, table: entry.table, infractions, description };
  return [{ type: 'PenaltyImposed', ...what, hands, by, occurredAt, jornada }];
};

const handsOf = (
  suspension: Suspension,
  { table }: PaidEntry,
  state: AnnouncedTournament,
): number => {
  if ('hands' in suspension) return suspension.hands;
  const { handsPerPlayer } = suspension;
  const whole = Number.isSafeInteger(handsPerPlayer);
  if (!whole || handsPerPlayer < 1 || handsPerPlayer > PER_PLAYER_MAX)
    throw new Rejection('tournament.suspension-out-of-range', 'R123-II-41.b2', {
      handsPerPlayer,
      max: PER_PLAYER_MAX,
    });
  return handsPerPlayer * liveEntries(state).filter((live) => live.table === table).length;
};

/**
 * Ends a suspension: the player is dealt in from the next hand. Until then hands go on dead.
 *
 * @see R123-II-41.b2
 * @throws {Rejection} in this order: `tournament.penalty-unknown`,
 *   `tournament.role-not-allowed`, `tournament.penalty-not-running`
 */
export const endSuspension = (
  command: CommandOf<'EndSuspension'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { penaltyId, by, occurredAt, jornada } = command;
  const penalty = requirePenalty(state, penaltyId);
  if (penalty.status === 'over') return [];
  assertRole(command);
  if (penalty.status !== 'running')
    throw new Rejection('tournament.penalty-not-running', 'R123-II-41.b2', { penaltyId });
  return [{ type: 'SuspensionEnded', penaltyId, by, occurredAt, jornada }];
};

/**
 * Only its author takes a penalty back, with a reason.
 *
 * @see R123-III-2.p7
 * @throws {Rejection} in this order: `tournament.penalty-unknown`,
 *   `tournament.role-not-allowed`, `tournament.penalty-of-another`, `tournament.reason-missing`
 */
export const annulPenalty = (
  command: CommandOf<'AnnulPenalty'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { penaltyId, reason, by, occurredAt, jornada } = command;
  const penalty = requirePenalty(state, penaltyId);
  if (penalty.status === 'annulled') return [];
  assertRole(command);
  if (penalty.by.legajo !== by.legajo)
    throw new Rejection('tournament.penalty-of-another', 'R123-III-2.p7', {
      author: penalty.by.legajo,
    });
  assertReason(reason, 'R123-III-2.p7');
  return [{ type: 'PenaltyAnnulled', penaltyId, reason, by, occurredAt, jornada }];
};

/**
 * A Supervisor's penalty is appealed to the Director, once; the Director's own are final.
 *
 * @see R123-III-2.p7, R123-III-3.p4
 * @throws {Rejection} in this order: `tournament.penalty-unknown`,
 *   `tournament.role-not-allowed`, `tournament.penalty-final`, `tournament.reason-missing`
 */
export const appealPenalty = (
  command: CommandOf<'AppealPenalty'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { penaltyId, outcome, reason, by, occurredAt, jornada } = command;
  const penalty = requirePenalty(state, penaltyId);
  assertOneOf(by, ['director'], 'R123-III-3.p4');
  if (penalty.appealed && (penalty.status === 'annulled') === (outcome === 'revoked')) return [];
  if (penalty.by.role === 'director' || penalty.appealed)
    throw new Rejection('tournament.penalty-final', 'R123-III-2.p7', { penaltyId });
  assertReason(reason, 'R123-III-3.p4');
  return [{ type: 'PenaltyAppealed', penaltyId, outcome, reason, by, occurredAt, jornada }];
};

const penaltyOf = ({ penalties }: AnnouncedTournament, penaltyId: string): Penalty | undefined =>
  penalties.find((one) => one.penaltyId === penaltyId);

const requirePenalty = (state: AnnouncedTournament, penaltyId: string): Penalty => {
  const penalty = penaltyOf(state, penaltyId);
  if (!penalty) throw new Rejection('tournament.penalty-unknown', undefined, { penaltyId });
  return penalty;
};
