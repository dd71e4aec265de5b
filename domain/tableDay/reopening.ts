import { Rejection } from '../errors.ts';
import type { Jornada } from '../time/jornada.ts';

/** What reopening and settling ask of the last day of a bank or cash table. */
type LastDay = {
  readonly day: number;
  readonly jornada: Jornada;
  readonly closing: object | null;
  readonly closings: number;
  readonly settled: number;
};

/**
 * Only the last day, closed, is opened again. Where its settlement is filed this is a late fact
 * (decision J2), which the answer says.
 *
 * @throws {Rejection} in this order: `table.day-not-last`, `table.day-already-open`,
 *   `table.day-settled`
 */
export const isSettledReopening = (
  { day, late }: { readonly day: number; readonly late: boolean },
  last: LastDay | null,
): boolean => {
  if (last?.day !== day)
    throw new Rejection('table.day-not-last', undefined, { day, last: last?.day ?? 0 });
  if (last.closing === null) throw new Rejection('table.day-already-open');
  const settled = last.settled === last.closings;
  if (settled && !late)
    throw new Rejection('table.day-settled', undefined, { jornada: last.jornada });
  return settled;
};

/**
 * Whether the papers of a closing are noted as filed now; not again, nor of one opened since.
 *
 * @throws {Rejection} `table.closing-unknown`
 */
export const isClosingDue = (
  { day, closing }: { readonly day: number; readonly closing: number },
  last: LastDay | null,
  unsettled: readonly { readonly day: number; readonly closing: number }[],
): boolean => {
  if (unsettled.some((one) => one.day === day && one.closing === closing)) return true;
  const happened =
    last !== null && (day < last.day || (day === last.day && closing <= last.closings));
  if (happened && closing >= 1) return false;
  throw new Rejection('table.closing-unknown', undefined, { day, closing });
};
