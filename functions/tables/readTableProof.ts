import type { Handler } from '../shared/operation.ts';
import { proofAnswer } from '../shared/readStream.ts';
import { streamOf } from '../shared/streams.ts';
import type { readTableProof as route } from './readTableProof.schema.ts';

/** GET …/proof — the chain of hashes, checked link by link now. */
export const readTableProof: Handler<typeof route> = ({ path, call }) => {
  const stream = streamOf.table(path.tableId);
  const { operator } = call.caller;
  return proofAnswer({ operator, stream, unknown: 'table.not-announced' });
};
