import type { Handler } from '../shared/operation.ts';
import { factsAnswer } from '../shared/readStream.ts';
import { reachedStream } from './reachedStream.ts';
import type { readFacts as route } from './readFacts.schema.ts';

/** GET …/facts — the stream itself: persons appear only as ids and hashes. */
export const readFacts: Handler<typeof route> = async ({ path, query, call }) =>
  factsAnswer(await reachedStream(call.caller, path.tournamentId), query);
