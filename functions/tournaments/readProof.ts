import type { Handler } from '../shared/operation.ts';
import { proofAnswer } from '../shared/readStream.ts';
import { streamOf } from '../shared/streams.ts';
import type { readProof as route } from './readProof.schema.ts';

/** GET …/proof — the chain of hashes, checked link by link now. */
export const readProof: Handler<typeof route> = ({ path, call }) => {
  const stream = streamOf.tournament(path.tournamentId);
  const { operator } = call.caller;
  return proofAnswer({ operator, stream, unknown: 'tournament.not-announced' });
};
