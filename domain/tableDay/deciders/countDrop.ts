import { Rejection } from '../../errors.ts';
import { sameContent } from '../../tournament/sameContent.ts';
import type { TableCommandOf } from '../commands.ts';
import type { TableFact } from '../facts.ts';
import { assertActIdFree, assertAfter, requireOpenDay } from '../guards.ts';
import { assertRole } from '../roles.ts';
import { assertSigned, BOXED } from '../signatures.ts';
import type { AnnouncedTable } from '../state.ts';

/**
 * The count of a box of the table. A box that held nothing is counted too, so that no day closes
 * without one; the count may fall into the jornada after.
 *
 * @see decision B5
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`,
 *   `table.other-sector`, `table.signature-repeated`, `table.signatures-wrong`,
 *   `table.day-not-open`, `table.time-backwards`, `table.drop-negative`
 */
export const countDrop = (
  command: TableCommandOf<'CountDrop'>,
  state: AnnouncedTable,
): TableFact[] => {
  const { movementId, drop, by, second, occurredAt, jornada } = command;
  const known = state.day?.movements.find((one) => one.movementId === movementId);
  if (known?.kind === 'drop' && sameContent(known.drop, drop)) return [];
  assertActIdFree(state, movementId);
  assertRole(command, state.terms);
  assertSigned(command, BOXED, state.terms);
  assertAfter(occurredAt, requireOpenDay(state).opening.at);
  if (drop.cash < 0 || drop.vouchers < 0)
    throw new Rejection('table.drop-negative', undefined, { ...drop });
  return [{ type: 'DropCounted', movementId, drop, by, second, occurredAt, jornada }];
};
