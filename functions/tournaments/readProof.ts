import type { Handler } from '../shared/operation.ts';
import { proofAnswer } from '../shared/readStream.ts';
import { reachedStream } from './reachedStream.ts';
import type { readProof as route } from './readProof.schema.ts';

/** GET …/proof — the chain of hashes, checked link by link now. */
export const readProof: Handler<typeof route> = async ({ path, call }) =>
  proofAnswer(await reachedStream(call.caller, path.tournamentId));
