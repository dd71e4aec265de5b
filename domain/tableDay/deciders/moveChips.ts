import { sameContent } from '../../tournament/sameContent.ts';
import type { TableCommandOf } from '../commands.ts';
import type { TableFact } from '../facts.ts';
import { assertActIdFree, assertChips, assertOfDay, requireOpenDay } from '../guards.ts';
import { ordered } from '../inventory.ts';
import { assertRole } from '../roles.ts';
import { assertSigned, TRANSFERRED } from '../signatures.ts';
import type { AnnouncedTable, Movement } from '../state.ts';

/**
 * Chips brought to the table (a fill) or returned to the cage (a credit), with the slip that both
 * sides sign.
 *
 * @see decision B5
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`,
 *   `table.other-sector`, `table.signature-repeated`, `table.signatures-wrong`,
 *   `table.day-not-open`, `table.jornada-differs`, `table.time-backwards`, `table.chips-invalid`
 */
export const moveChips = (
  command: TableCommandOf<'FillChips' | 'CreditChips'>,
  state: AnnouncedTable,
): TableFact[] => {
  const { movementId, slip, desk, by, second, occurredAt, jornada } = command;
  if (state.day?.movements.some((one) => repeats(one, command))) return [];
  assertActIdFree(state, movementId);
  assertRole(command, state.terms);
  assertSigned(command, TRANSFERRED, state.terms);
  const { day, ...open } = requireOpenDay(state);
  assertOfDay(command, { day, ...open });
  assertChips(command.chips, 'refused');
  const type = command.type === 'FillChips' ? 'ChipsFilled' : 'ChipsCredited';
  const chips = ordered(command.chips);
  return [{ type, day, movementId, slip, chips, desk, by, second, occurredAt, jornada }];
};

const repeats = (
  movement: Movement,
  { type, movementId, chips, desk }: TableCommandOf<'FillChips' | 'CreditChips'>,
): boolean =>
  movement.kind === (type === 'FillChips' ? 'fill' : 'credit') &&
  movement.movementId === movementId &&
  movement.desk === desk &&
  sameContent(movement.chips, ordered(chips));
