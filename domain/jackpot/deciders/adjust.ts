import { Rejection } from '../../errors.ts';
import type { JackpotCommandOf } from '../commands.ts';
import type { JackpotFact } from '../facts.ts';
import { assertReason, requireTable } from '../guards.ts';
import type { AnnouncedJackpot } from '../state.ts';
import { ADJUSTMENT_REASONS, type AdjustmentReason } from '../terms.ts';

/**
 * Corrects the part of a table by a listed reason, with a note and a second person.
 *
 * @see R132-51 @see R132-54
 * @throws {Rejection} in this order: `jackpot.act-id-reused`, `jackpot.table-not-linked`,
 *   `jackpot.adjustment-reason-unlisted`, `jackpot.reason-missing`, `jackpot.signature-repeated`,
 *   `jackpot.adjustment-zero`, `jackpot.adjustment-below-zero`
 */
export const adjustMeter = (
  command: JackpotCommandOf<'AdjustMeter'>,
  jackpot: AnnouncedJackpot,
): JackpotFact[] => {
  const { type: _, adjustmentId, tableId, amount, reason, note, second, ...circumstance } = command;
  if (isKnown(adjustmentId, `${tableId} ${amount} ${reason}`, jackpot)) return [];
  const { value } = requireTable(jackpot, tableId);
  if (!isListed(reason))
    throw new Rejection('jackpot.adjustment-reason-unlisted', undefined, {
      reason,
      listed: Object.keys(ADJUSTMENT_REASONS).join(', '),
    });
  assertReason(note, 'R132-54');
  if (second.legajo === command.by.legajo)
    throw new Rejection('jackpot.signature-repeated', undefined, { legajo: second.legajo });
  if (amount === 0) throw new Rejection('jackpot.adjustment-zero');
  if (value + amount < 0)
    throw new Rejection('jackpot.adjustment-below-zero', 'R132-51', { tableId, value, amount });
  const adjustment = { adjustmentId, tableId, amount, reason, note, second };
  return [{ type: 'MeterAdjusted', ...circumstance, ...adjustment }];
};

/**
 * The progressive does not work: its tables pay by the fixed table until it does.
 *
 * @see R132-48
 * @throws {Rejection} in this order: `jackpot.act-id-reused`, `jackpot.reason-missing`,
 *   `jackpot.meter-failed`
 */
export const reportFailure = (
  { type: _, failureId, reason, ...circumstance }: JackpotCommandOf<'ReportFailure'>,
  jackpot: AnnouncedJackpot,
): JackpotFact[] => {
  if (isKnown(failureId, reason, jackpot)) return [];
  assertReason(reason, 'R132-48');
  if (jackpot.status === 'failed') throw new Rejection('jackpot.meter-failed', 'R132-48');
  return [{ type: 'MeterFailed', ...circumstance, failureId, reason }];
};

/**
 * The progressive works again, with the value that it had.
 *
 * @see R132-48
 * @throws {Rejection} in this order: `jackpot.act-id-reused`, `jackpot.meter-working`
 */
export const reportRepair = (
  { type: _, repairId, ...circumstance }: JackpotCommandOf<'ReportRepair'>,
  jackpot: AnnouncedJackpot,
): JackpotFact[] => {
  if (isKnown(repairId, 'repair', jackpot)) return [];
  if (jackpot.status === 'working') throw new Rejection('jackpot.meter-working', 'R132-48');
  return [{ type: 'MeterRepaired', ...circumstance, repairId }];
};

const isListed = (reason: string): reason is AdjustmentReason =>
  Object.hasOwn(ADJUSTMENT_REASONS, reason);

/** @throws {Rejection} `jackpot.act-id-reused` when the id asked for something else before */
const isKnown = (actId: string, content: string, { acts }: AnnouncedJackpot): boolean => {
  const known = acts[actId];
  if (known === undefined) return false;
  if (known === content) return true;
  throw new Rejection('jackpot.act-id-reused', undefined, { actId });
};
