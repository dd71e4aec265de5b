import { Rejection } from '../../errors.ts';
import { assertApplies } from '../../regulation/normsAt.ts';
import { assertReason } from '../../tableDay/guards.ts';
import type { CashCommandOf } from '../commands.ts';
import { evolveSession } from '../evolveSession.ts';
import type { CashFact } from '../facts.ts';
import { isRepeated, requireSessionAt } from '../guards.ts';
import { assertRole } from '../roles.ts';
import type { AnnouncedCash } from '../state.ts';
import { assertHolds } from './hands.ts';
import { leavesAfter } from './leave.ts';

/**
 * Voids the last hand, in play or ended: every bet goes back, and button and blinds are as before,
 * so that it can be dealt or posted again. Earlier ones are voided after it, one by one.
 *
 * @see R40-61
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`,
 *   `table.reason-missing`, `hand.norm-not-applicable`, `cash.session-not-open`,
 *   `table.time-backwards`, `cash.hand-not-last`, `table.jornada-differs`, `cash.player-gone`
 */
export const voidHand = (command: CashCommandOf<'VoidHand'>, state: AnnouncedCash): CashFact[] => {
  const { voidId, handId, reason, norm, by, occurredAt, jornada } = command;
  if (isRepeated(state, voidId, 'HandVoided')) return [];
  assertRole(command, state.terms);
  assertReason(reason);
  if (norm !== null) assertApplies(['cash', state.terms.ruleset], norm, '/norm');
  const session = requireSessionAt(state, command);
  const last = session.hands.at(-1);
  if (last?.handId !== handId)
    throw new Rejection('cash.hand-not-last', undefined, { handId, number: last?.number ?? 0 });
  if (last.jornada !== jornada)
    throw new Rejection('table.jornada-differs', undefined, { jornada, open: last.jornada });
  const { number, result } = last;
  for (const { player, amount } of result?.changes ?? [])
    if (amount !== 0) assertHolds(session.places, player, amount);
  const circumstance = { by, occurredAt, jornada };
  const voided = { voidId, handId, number, norm, reason, result };
  const fact: CashFact = { type: 'HandVoided', ...voided, ...circumstance };
  return [fact, ...leavesAfter(evolveSession(session, fact), state.terms, circumstance)];
};
