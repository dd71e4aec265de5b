import { sameContent } from '../../tournament/sameContent.ts';
import type { TableCommandOf } from '../commands.ts';
import type { TableFact } from '../facts.ts';
import { assertActIdFree, assertChips, assertOfDay, requireOpenDay } from '../guards.ts';
import { ordered } from '../inventory.ts';
import { assertRole } from '../roles.ts';
import { assertSigned, COUNTED } from '../signatures.ts';
import type { AnnouncedTable } from '../state.ts';

/**
 * A count in the middle of the day, by the hour where the house wants it. It changes no result.
 *
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`,
 *   `table.other-sector`, `table.signature-repeated`, `table.signatures-wrong`,
 *   `table.day-not-open`, `table.jornada-differs`, `table.time-backwards`, `table.chips-invalid`
 */
export const countChips = (
  command: TableCommandOf<'CountChips'>,
  state: AnnouncedTable,
): TableFact[] => {
  const { countId, by, second, occurredAt, jornada } = command;
  const chips = ordered(command.chips);
  const known = state.day?.counts.find((one) => one.countId === countId);
  if (known && sameContent(known.chips, chips)) return [];
  assertActIdFree(state, countId);
  assertRole(command, state.terms);
  assertSigned(command, COUNTED, state.terms);
  assertOfDay(command, requireOpenDay(state));
  assertChips(command.chips, 'allowed');
  return [{ type: 'ChipsCounted', countId, chips, by, second, occurredAt, jornada }];
};
