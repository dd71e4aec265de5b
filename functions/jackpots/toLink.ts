import { Rejection } from '../../domain/errors.ts';
import type { LinkedTable, TableToLink } from '../../domain/jackpot/terms.ts';
import { BANK_TABLE } from '../shared/bankTable.ts';
import { ports } from '../shared/runtime.ts';
import { streamOf } from '../shared/streams.ts';

/**
 * A table as the meter links it, with the credit that was announced for it.
 *
 * @see R132-51, R132-58
 * @throws {Rejection} `table.not-announced`, `jackpot.table-not-linked` when it was announced with
 *   another jackpot, or with none that grows
 */
export const toLink = async (
  operator: string,
  jackpotId: string,
  { tableId, start }: LinkedTable,
): Promise<TableToLink> => {
  const { state } = await ports().store.load(BANK_TABLE, operator, streamOf.table(tableId));
  if (state.status === 'unannounced') throw new Rejection('table.not-announced');
  const { jackpot } = state.terms;
  if (jackpot.kind !== 'progressive' || jackpot.jackpotId !== jackpotId)
    throw new Rejection('jackpot.table-not-linked', 'R132-58', { tableId });
  return { tableId, start, credit: jackpot.credit };
};
