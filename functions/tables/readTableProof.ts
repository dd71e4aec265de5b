import type { Handler } from '../shared/operation.ts';
import { proofAnswer } from '../shared/readStream.ts';
import type { readTableProof as route } from './readTableProof.schema.ts';
import { streamOfTable } from './streamOfTable.ts';

/** GET …/proof — the chain of hashes, checked link by link now. */
export const readTableProof: Handler<typeof route> = async ({ path, call }) =>
  proofAnswer(await streamOfTable(call.caller, path.tableId));
