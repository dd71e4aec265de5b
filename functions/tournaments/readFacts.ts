import { Rejection } from '../../domain/errors.ts';
import { keys } from '../shared/keys.ts';
import type { Handler } from '../shared/operation.ts';
import { reachesEvent } from '../shared/reach.ts';
import { assertReached, factsAnswer } from '../shared/readStream.ts';
import { streamOf } from '../shared/streams.ts';
import type { readFacts as route } from './readFacts.schema.ts';

/** GET …/facts — the stream itself: persons appear only as ids and hashes. */
export const readFacts: Handler<typeof route> = async ({ path, query, call }) => {
  const { caller } = call;
  const { operator } = caller;
  const { tournamentId } = path;
  const unknown = 'tournament.not-announced';
  if (!reachesEvent(caller, tournamentId)) throw new Rejection(unknown);
  await assertReached({ caller, summary: keys.tournamentSummary(operator, tournamentId), unknown });
  const stream = streamOf.tournament(tournamentId);
  return factsAnswer({ operator, stream, unknown }, query);
};
