import type { Handler } from '../shared/operation.ts';
import { proofAnswer } from '../shared/readStream.ts';
import { streamOf } from '../shared/streams.ts';
import type { readJackpotProof as route } from './readJackpotProof.schema.ts';

/** GET …/proof — the stream of the jackpot, checked now. */
export const readJackpotProof: Handler<typeof route> = ({ path, call }) => {
  const stream = streamOf.jackpot(path.jackpotId);
  const { operator } = call.caller;
  return proofAnswer({ operator, stream, unknown: 'jackpot.not-announced' });
};
