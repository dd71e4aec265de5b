import type { AnnouncedTable } from '../../domain/tableDay/state.ts';
import type { Answer } from '../shared/answer.ts';
import { BANK_TABLE } from '../shared/bankTable.ts';
import type { Call } from '../shared/route.ts';
import { ports } from '../shared/runtime.ts';
import { streamOf } from '../shared/streams.ts';
import { reached } from './act.ts';

export type ReadInput = { readonly path: { readonly tableId: string }; readonly call: Call };

/**
 * Answers a read of one table from its folded state, under the version it shows.
 *
 * @throws {Rejection} `table.not-announced`, also when it is another operator's
 */
export const read = async (
  { path, call }: ReadInput,
  show: (state: AnnouncedTable) => object | Promise<object>,
): Promise<Answer> => {
  const stream = streamOf.table(path.tableId);
  const { state, sequence } = await ports().store.load(BANK_TABLE, call.caller.operator, stream);
  const body = { ...(await show(reached(state, path, call.caller))), version: sequence };
  return { status: 200, headers: { etag: `"${sequence}"` }, body };
};
