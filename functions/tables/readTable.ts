import { CASH_TABLE } from '../shared/cashTable.ts';
import { keys } from '../shared/keys.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { streamOf } from '../shared/streams.ts';
import { reachedCash } from './cash/act.ts';
import { cashTermsReply } from './cash/terms.ts';
import { dayReply } from './dayReply.ts';
import { type ReadInput, read } from './read.ts';
import type { readTable as route } from './readTable.schema.ts';
import { termsReply } from './terms.ts';

/** GET /v1/tables/{tableId} — with the ETag that the closing asks for. */
export const readTable: Handler<typeof route> = async (input) => {
  const { operator } = input.call.caller;
  const summary = await ports().table.get(keys.tableSummary(operator, input.path.tableId));
  if (summary?.['game'] === 'cash') return readCashTable(input);
  return read(input, ({ tableId, status, terms, day }) => ({
    tableId,
    status,
    terms: termsReply(terms),
    day: day && dayReply(day),
  }));
};

/** What is common to all tables; its game and its days have reads of their own. */
const readCashTable = async ({ path, call }: ReadInput) => {
  const stream = streamOf.cash(path.tableId);
  const { state, sequence } = await ports().store.load(CASH_TABLE, call.caller.operator, stream);
  const { tableId, terms, session } = reachedCash(state, path, call.caller);
  const status = session !== null && session.ended === null ? 'open' : 'closed';
  const body = { tableId, status, terms: cashTermsReply(terms), day: null, version: sequence };
  return { status: 200, headers: { etag: `"${sequence}"` }, body };
};
