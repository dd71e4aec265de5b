import { Rejection } from '../../errors.ts';
import type { TableCommandOf } from '../commands.ts';
import type { TableFact } from '../facts.ts';
import { assertActIdFree, assertAfter, assertReason, requireOpenDay } from '../guards.ts';
import { assertRole } from '../roles.ts';
import type { AnnouncedTable } from '../state.ts';

/**
 * Voids a fill, a credit or a count of the box. Its slip is kept, marked, and it counts as nothing.
 *
 * @see decision B5
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`,
 *   `table.other-sector`, `table.reason-missing`, `table.day-not-open`, `table.movement-unknown`,
 *   `table.movement-already-voided`, `table.time-backwards`
 */
export const voidMovement = (
  command: TableCommandOf<'VoidMovement'>,
  state: AnnouncedTable,
): TableFact[] => {
  const { voidId, movementId, reason, by, occurredAt, jornada } = command;
  const movement = state.day?.movements.find((one) => one.movementId === movementId);
  if (movement?.voided?.voidId === voidId && movement.voided.reason === reason) return [];
  assertActIdFree(state, voidId);
  assertRole(command, state.terms);
  assertReason(reason);
  const { day } = requireOpenDay(state);
  if (!movement) throw new Rejection('table.movement-unknown', undefined, { movementId });
  if (movement.voided)
    throw new Rejection('table.movement-already-voided', undefined, { movementId });
  assertAfter(occurredAt, movement.at);
  return [{ type: 'MovementVoided', day, voidId, movementId, reason, by, occurredAt, jornada }];
};
