import { Rejection } from '../errors.ts';
import { AMOUNT_CENTAVOS_MAX } from '../money/centavos.ts';
import type { Instant } from '../time/jornada.ts';
import type { Circumstance } from '../tournament/facts.ts';
import type { Inventory } from './inventory.ts';
import type { AnnouncedTable, TableDay } from './state.ts';

/** Conditions that many commands share, each with its refusal. */

/** Chips of one denomination in one act. */
export const QUANTITY_MAX = 1_000_000;

/**
 * @throws {Rejection} `table.chips-invalid` unless denominations are different and positive, and
 *   all the chips together are worth an amount that is one
 */
export const assertChips = (chips: Inventory, empty: 'allowed' | 'refused'): void => {
  const denominations = new Set(chips.map(({ denomination }) => denomination));
  const sound = chips.every(
    ({ denomination, quantity }) =>
      denomination > 0 &&
      Number.isSafeInteger(quantity) &&
      quantity >= 0 &&
      quantity <= QUANTITY_MAX,
  );
  const value = chips.reduce((total, one) => total + one.denomination * one.quantity, 0);
  const some = empty === 'allowed' || chips.some(({ quantity }) => quantity > 0);
  if (!sound || !some || denominations.size !== chips.length || value > AMOUNT_CENTAVOS_MAX)
    throw new Rejection('table.chips-invalid', undefined, { stacks: chips.length });
};

/** @throws {Rejection} `table.day-not-open` */
export const requireOpenDay = ({ status, day }: AnnouncedTable): TableDay => {
  if (status !== 'open' || day === null) throw new Rejection('table.day-not-open');
  return day;
};

/**
 * Game and chips of a day are of its jornada; once it changes, the day is closed and another one
 * opened (decision J1).
 *
 * @throws {Rejection} in this order: `table.jornada-differs`, `table.time-backwards`
 */
export const assertOfDay = ({ jornada, occurredAt }: Circumstance, day: TableDay): void => {
  if (jornada !== day.jornada)
    throw new Rejection('table.jornada-differs', undefined, { jornada, open: day.jornada });
  assertAfter(occurredAt, day.opening.at);
};

/** @throws {Rejection} `table.time-backwards` */
export const assertAfter = (occurredAt: Instant, last: Instant): void => {
  if (occurredAt < last)
    throw new Rejection('table.time-backwards', undefined, { occurredAt, last });
};

/**
 * A round ends when all of it is settled; one whose meter prize is held has ended for the table.
 *
 * @see R132-36
 * @throws {Rejection} `table.round-open`
 */
export const assertNoRoundOpen = ({ rounds: { last, number } }: TableDay): void => {
  if (last.status === 'bets-open' || last.status === 'in-play')
    throw new Rejection('table.round-open', 'R132-36', { number });
};

/** @throws {Rejection} `table.reason-missing` */
export const assertReason = (reason: string): void => {
  if (reason.trim() === '') throw new Rejection('table.reason-missing');
};

/**
 * Refuses an id that another act of the day already has.
 *
 * @throws {Rejection} `table.act-id-reused`
 */
export const assertActIdFree = ({ day }: AnnouncedTable, actId: string): void => {
  if (day !== null && actIdsOf(day).includes(actId))
    throw new Rejection('table.act-id-reused', undefined, { actId });
};

const actIdsOf = (day: TableDay): string[] => [
  day.openingId,
  ...day.movements.flatMap(({ movementId, voided }) =>
    voided === null ? [movementId] : [movementId, voided.voidId],
  ),
  ...day.counts.map(({ countId }) => countId),
  ...(day.closing === null ? [] : [day.closing.closingId]),
  ...day.reopenings.map(({ reopeningId }) => reopeningId),
];
