import { Rejection } from '../../domain/errors.ts';
import { keys } from '../shared/keys.ts';
import type { Handler } from '../shared/operation.ts';
import { reachesEvent } from '../shared/reach.ts';
import { assertReached, proofAnswer } from '../shared/readStream.ts';
import { streamOf } from '../shared/streams.ts';
import type { readProof as route } from './readProof.schema.ts';

/** GET …/proof — the chain of hashes, checked link by link now. */
export const readProof: Handler<typeof route> = async ({ path, call }) => {
  const { caller } = call;
  const { operator } = caller;
  const { tournamentId } = path;
  const unknown = 'tournament.not-announced';
  if (!reachesEvent(caller, tournamentId)) throw new Rejection(unknown);
  await assertReached({ caller, summary: keys.tournamentSummary(operator, tournamentId), unknown });
  const stream = streamOf.tournament(tournamentId);
  return proofAnswer({ operator, stream, unknown });
};
