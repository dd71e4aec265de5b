import type { Handler } from '../shared/operation.ts';
import { factsAnswer } from '../shared/readStream.ts';
import { streamOf } from '../shared/streams.ts';
import type { readFacts as route } from './readFacts.schema.ts';

/** GET …/facts — the stream itself: persons appear only as ids and hashes. */
export const readFacts: Handler<typeof route> = ({ path, query, call }) => {
  const stream = streamOf.tournament(path.tournamentId);
  const { operator } = call.caller;
  return factsAnswer({ operator, stream, unknown: 'tournament.not-announced' }, query);
};
