import { keys } from '../shared/keys.ts';
import type { Handler } from '../shared/operation.ts';
import { assertReached, proofAnswer } from '../shared/readStream.ts';
import type { readTableProof as route } from './readTableProof.schema.ts';
import { streamOfTable } from './streamOfTable.ts';

/** GET …/proof — the chain of hashes, checked link by link now. */
export const readTableProof: Handler<typeof route> = async ({ path, call }) => {
  const { caller } = call;
  const { operator } = caller;
  const unknown = 'table.not-announced';
  await assertReached({ caller, summary: keys.tableSummary(operator, path.tableId), unknown });
  const stream = await streamOfTable(operator, path.tableId);
  return proofAnswer({ operator, stream, unknown });
};
