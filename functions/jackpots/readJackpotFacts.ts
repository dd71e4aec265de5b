import type { Handler } from '../shared/operation.ts';
import { factsAnswer } from '../shared/readStream.ts';
import { streamOf } from '../shared/streams.ts';
import type { readJackpotFacts as route } from './readJackpotFacts.schema.ts';

/** GET …/facts — the stream of the jackpot, commit by commit. */
export const readJackpotFacts: Handler<typeof route> = ({ path, query, call }) => {
  const stream = streamOf.jackpot(path.jackpotId);
  const { operator } = call.caller;
  return factsAnswer({ operator, stream, unknown: 'jackpot.not-announced' }, query);
};
