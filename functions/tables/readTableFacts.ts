import type { Handler } from '../shared/operation.ts';
import { factsAnswer } from '../shared/readStream.ts';
import { streamOf } from '../shared/streams.ts';
import type { readTableFacts as route } from './readTableFacts.schema.ts';

/** GET …/facts — the stream of the table itself. */
export const readTableFacts: Handler<typeof route> = ({ path, query, call }) => {
  const stream = streamOf.table(path.tableId);
  const { operator } = call.caller;
  return factsAnswer({ operator, stream, unknown: 'table.not-announced' }, query);
};
