import { Rejection } from '../../errors.ts';
import type { CommandOf } from '../commands.ts';
import type { FactOf, TournamentFact } from '../facts.ts';
import { assertActIdFree, assertNotClosed, assertReason } from '../guards.ts';
import { isThen } from '../repeated.ts';
import { assertRole } from '../roles.ts';
import { sameContent } from '../sameContent.ts';
import type { AnnouncedTournament } from '../state.ts';
import { multiTable } from '../tables.ts';

/**
 * Changes the order in which tables break, for technical convenience; it is announced.
 *
 * @see R123-I-92
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.modality-has-one-table`, `tournament.closed`, `tournament.reason-missing`,
 *   `tournament.break-order-invalid`
 */
export const changeBreakOrder = (
  command: CommandOf<'ChangeBreakOrder'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { changeId, order, reason, by, occurredAt, jornada } = command;
  const last = state.breakOrderChanges.at(-1);
  const isKnown = (known: FactOf<'BreakOrderChanged'>) =>
    known.changeId === changeId || (known === last && isThen(occurredAt, known));
  const isSame = (known: FactOf<'BreakOrderChanged'>) =>
    sameContent(known.order, order) && known.reason === reason;
  if (state.breakOrderChanges.some((known) => isKnown(known) && isSame(known))) return [];
  assertActIdFree(state, changeId);
  assertRole(command);
  multiTable(state.terms);
  assertNotClosed(state.status);
  assertReason(reason, 'R123-I-92');
  const ascending = (tables: readonly number[]) => tables.toSorted((one, other) => one - other);
  if (!sameContent(ascending(order), ascending(state.breakOrder)))
    throw new Rejection('tournament.break-order-invalid', 'R123-I-92', {
      tables: state.breakOrder.join(', '),
    });
  return [{ type: 'BreakOrderChanged', changeId, order, reason, by, occurredAt, jornada }];
};
