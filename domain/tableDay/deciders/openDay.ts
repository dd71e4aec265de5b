import { Rejection } from '../../errors.ts';
import { sameContent } from '../../tournament/sameContent.ts';
import type { TableCommandOf } from '../commands.ts';
import type { TableFact } from '../facts.ts';
import { assertActIdFree, assertChips } from '../guards.ts';
import { faceValue, ordered, sameChips } from '../inventory.ts';
import { assertNumberFree } from '../number.ts';
import { assertRole } from '../roles.ts';
import { assertSigned, COUNTED } from '../signatures.ts';
import type { AnnouncedTable } from '../state.ts';

/**
 * Opens the day of a table with the chips on it, which must be those that the day before left:
 * a difference is a fill or a credit with its slip, never a new opening (decision B5).
 *
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`,
 *   `table.other-sector`, `table.signature-repeated`, `table.signatures-wrong`,
 *   `table.day-already-open`, `table.jornada-already-opened`,
 *   `table.number-in-use`, `table.chips-invalid`, `table.opening-differs`
 */
export const openDay = (command: TableCommandOf<'OpenDay'>, state: AnnouncedTable): TableFact[] => {
  const { openingId, chips, by, second, occurredAt, jornada } = command;
  const { day: last, terms } = state;
  if (last?.openingId === openingId && sameContent(last.opening.chips, ordered(chips))) return [];
  assertActIdFree(state, openingId);
  assertRole(command, terms);
  assertSigned(command, COUNTED, terms);
  if (state.status === 'open') throw new Rejection('table.day-already-open');
  if (last !== null && jornada <= last.jornada)
    throw new Rejection('table.jornada-already-opened', undefined, {
      jornada,
      last: last.jornada,
    });
  assertNumberFree(command, terms);
  assertChips(chips, 'allowed');
  if (last?.closing && !sameChips(chips, last.closing.chips))
    throw new Rejection('table.opening-differs', undefined, {
      opening: faceValue(chips),
      closing: faceValue(last.closing.chips),
    });
  const day = (last?.day ?? 0) + 1;
  const circumstance = { by, second, occurredAt, jornada };
  return [{ type: 'DayOpened', openingId, day, terms, chips: ordered(chips), ...circumstance }];
};
