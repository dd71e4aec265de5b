import { keys } from '../shared/keys.ts';
import type { Handler } from '../shared/operation.ts';
import { assertReached, factsAnswer } from '../shared/readStream.ts';
import type { readTableFacts as route } from './readTableFacts.schema.ts';
import { streamOfTable } from './streamOfTable.ts';

/** GET …/facts — the stream of the table itself. */
export const readTableFacts: Handler<typeof route> = async ({ path, query, call }) => {
  const { caller } = call;
  const { operator } = caller;
  const unknown = 'table.not-announced';
  await assertReached({ caller, summary: keys.tableSummary(operator, path.tableId), unknown });
  const stream = await streamOfTable(operator, path.tableId);
  return factsAnswer({ operator, stream, unknown }, query);
};
