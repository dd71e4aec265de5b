import { Rejection } from '../../domain/errors.ts';
import type { Caller } from '../shared/caller.ts';
import { keys } from '../shared/keys.ts';
import { reachesEvent, reachesVenue } from '../shared/reach.ts';
import type { StreamPlace } from '../shared/readStream.ts';
import { ports } from '../shared/runtime.ts';
import { streamOf } from '../shared/streams.ts';

/**
 * The stream of an event that the caller reaches, for reads of the stream itself.
 *
 * @throws {Rejection} `tournament.not-announced`
 */
export const reachedStream = async (caller: Caller, tournamentId: string): Promise<StreamPlace> => {
  const { operator } = caller;
  const unknown = 'tournament.not-announced';
  const summary = await ports().table.get(keys.tournamentSummary(operator, tournamentId));
  if (!reachesEvent(caller, tournamentId) || !reachesVenue(caller, summary?.['venue']))
    throw new Rejection(unknown);
  return { operator, stream: streamOf.tournament(tournamentId), unknown };
};
