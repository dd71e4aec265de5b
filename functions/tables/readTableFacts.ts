import type { Handler } from '../shared/operation.ts';
import { factsAnswer } from '../shared/readStream.ts';
import type { readTableFacts as route } from './readTableFacts.schema.ts';
import { streamOfTable } from './streamOfTable.ts';

/** GET …/facts — the stream of the table itself. */
export const readTableFacts: Handler<typeof route> = async ({ path, query, call }) =>
  factsAnswer(await streamOfTable(call.caller, path.tableId), query);
