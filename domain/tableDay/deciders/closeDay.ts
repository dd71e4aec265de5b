import { Rejection } from '../../errors.ts';
import { sameContent } from '../../tournament/sameContent.ts';
import type { TableCommandOf } from '../commands.ts';
import type { TableFact } from '../facts.ts';
import {
  assertActIdFree,
  assertAfter,
  assertChips,
  assertNoRoundOpen,
  assertReason,
  requireOpenDay,
} from '../guards.ts';
import { ordered } from '../inventory.ts';
import { isClosingDue, isSettledReopening } from '../reopening.ts';
import { assertRole } from '../roles.ts';
import { assertSigned, COUNTED, REOPENED } from '../signatures.ts';
import type { AnnouncedTable } from '../state.ts';

/**
 * Closes the day with the chips that are left and the box counted: the five amounts of its result
 * are known (decision B5). A later closing follows a correction.
 *
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`,
 *   `table.other-sector`, `table.signature-repeated`, `table.signatures-wrong`,
 *   `table.day-not-open`, `table.round-open`, `table.time-backwards`, `table.chips-invalid`,
 *   `table.drop-missing`
 */
export const closeDay = (
  command: TableCommandOf<'CloseDay'>,
  state: AnnouncedTable,
): TableFact[] => {
  const { closingId, by, second, occurredAt, jornada } = command;
  const chips = ordered(command.chips);
  const known = state.day?.closing;
  if (known?.closingId === closingId && sameContent(known.chips, chips)) return [];
  assertActIdFree(state, closingId);
  assertRole(command, state.terms);
  assertSigned(command, COUNTED, state.terms);
  const day = requireOpenDay(state);
  assertNoRoundOpen(day);
  for (const { at } of [day.opening, ...day.movements, ...day.counts]) assertAfter(occurredAt, at);
  assertChips(command.chips, 'allowed');
  if (!day.movements.some(({ kind, voided }) => kind === 'drop' && voided === null))
    throw new Rejection('table.drop-missing');
  const circumstance = { by, second, occurredAt, jornada };
  const numbers = { day: day.day, closing: day.closings + 1, of: day.jornada };
  return [{ type: 'DayClosed', closingId, ...numbers, chips, ...circumstance }];
};

/**
 * Opens the last day again to correct it. Where its settlement is filed this is a late fact, which
 * makes a new version of the papers (decision J2). Two persons answer for it.
 *
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`,
 *   `table.other-sector`, `table.reason-missing`, those of `assertSigned`, `table.day-not-last`, `table.day-already-open`,
 *   `table.day-settled`
 */
export const reopenDay = (
  command: TableCommandOf<'ReopenDay'>,
  state: AnnouncedTable,
): TableFact[] => {
  const { reopeningId, day, reason, late, second, by, occurredAt, jornada } = command;
  const last = state.day;
  const known = last?.reopenings.find((one) => one.reopeningId === reopeningId);
  if (known?.reason === reason && last?.day === day) return [];
  assertActIdFree(state, reopeningId);
  assertRole(command, state.terms);
  assertReason(reason);
  assertSigned(command, REOPENED, state.terms);
  const settled = isSettledReopening({ day, late }, last);
  const fact = { reopeningId, day, reason, late: settled, second, by, occurredAt, jornada };
  return [{ type: 'DayReopened', ...fact }];
};

/**
 * Notes that the papers of a closing are filed.
 *
 * @throws {Rejection} `table.closing-unknown`
 */
export const recordDaySettled = (
  { day, closing, by, occurredAt, jornada }: TableCommandOf<'RecordDaySettled'>,
  { day: last, unsettled }: AnnouncedTable,
): TableFact[] => {
  return isClosingDue({ day, closing }, last, unsettled)
    ? [{ type: 'DaySettled', day, closing, by, occurredAt, jornada }]
    : [];
};
