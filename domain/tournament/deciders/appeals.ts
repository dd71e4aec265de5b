import { assertSanction } from '../../conduct/charge.ts';
import { Rejection } from '../../errors.ts';
import type { CommandOf } from '../commands.ts';
import type { FactOf, TournamentFact } from '../facts.ts';
import { assertReason } from '../guards.ts';
import { requirePenalty } from '../penalties.ts';
import { repeated } from '../repeated.ts';
import { assertOneOf, assertRole } from '../roles.ts';
import type { AnnouncedTournament, Penalty } from '../state.ts';
import { chargeAtEvent, handsOf, sanctionOf } from './penalties.ts';

/**
 * Only its author takes a penalty back, with a reason.
 *
 * @see R123-III-2.p7
 * @throws {Rejection} in this order: `tournament.penalty-unknown`, `tournament.already-recorded`,
 *   `tournament.role-not-allowed`, `tournament.penalty-of-another`, `tournament.reason-missing`
 */
export const annulPenalty = (
  command: CommandOf<'AnnulPenalty'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { penaltyId, reason, by, occurredAt, jornada } = command;
  const penalty = requirePenalty(state, penaltyId);
  if (penalty.status === 'annulled') {
    const annulled = penalty.outcomes.find((one) => one.type === 'PenaltyAnnulled');
    const known = annulled ?? appealOf(penalty) ?? penalty;
    const told = { outcome: annulled ? 'annulled' : 'revoked' };
    const isSame = annulled?.reason === reason;
    return repeated(command, known, { norm: 'R123-III-2.p7', isSame, told });
  }
  assertRole(command);
  if (penalty.by.legajo !== by.legajo)
    throw new Rejection('tournament.penalty-of-another', 'R123-III-2.p7', {
      author: penalty.by.legajo,
    });
  assertReason(reason, 'R123-III-2.p7');
  return [{ type: 'PenaltyAnnulled', penaltyId, reason, by, occurredAt, jornada }];
};

/**
 * A Supervisor's penalty is appealed to the Director, once: he confirms it, changes it for
 * another that its infractions allow, or revokes it. The Director's own are final.
 *
 * @see R123-III-2.p7, R123-III-3.p4
 * @throws {Rejection} in this order: `tournament.penalty-unknown`,
 *   `tournament.role-not-allowed`, `tournament.already-recorded`, `tournament.penalty-final`,
 *   `tournament.reason-missing`, for a changed one those of `assertSanction` and `tournament.suspension-out-of-range`
 */
export const appealPenalty = (
  command: CommandOf<'AppealPenalty'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { penaltyId, outcome, reason, by, occurredAt, jornada } = command;
  const penalty = requirePenalty(state, penaltyId);
  assertOneOf(by, ['director'], 'R123-III-3.p4');
  const known = appealOf(penalty);
  if (known?.outcome === outcome) {
    const changed = outcome === 'modified' ? handsOf(command.suspension, penalty.players) : null;
    const isSame = known.hands === changed && known.reason === reason;
    const told = { outcome, ...(known.hands !== null && { hands: known.hands }) };
    return repeated(command, known, { norm: 'R123-III-2.p7', isSame, told });
  }
  if (penalty.by.role === 'director' || known || penalty.status === 'annulled')
    throw new Rejection('tournament.penalty-final', 'R123-III-2.p7', { penaltyId });
  assertReason(reason, 'R123-III-3.p4');
  const hands = outcome === 'modified' ? changedHands(command, penalty, state) : null;
  return [{ type: 'PenaltyAppealed', penaltyId, outcome, hands, reason, by, occurredAt, jornada }];
};

const appealOf = ({ outcomes }: Penalty): FactOf<'PenaltyAppealed'> | undefined =>
  outcomes.find((one) => one.type === 'PenaltyAppealed');

const changedHands = (
  { suspension, by }: CommandOf<'AppealPenalty'>,
  { codes, others, description, round, players }: Penalty,
  state: AnnouncedTournament,
): number => {
  const charged = chargeAtEvent({ codes, players: others.length + 1, description, round }, state);
  assertSanction(charged, sanctionOf(suspension), by);
  return handsOf(suspension, players);
};
