import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import type { Answer } from '../shared/answer.ts';
import type { Call } from '../shared/route.ts';
import { ports } from '../shared/runtime.ts';
import { streamOf } from '../shared/streams.ts';
import { TOURNAMENT } from '../shared/tournament.ts';
import { reached } from './act.ts';

export type ReadInput = { readonly path: { readonly tournamentId: string }; readonly call: Call };

/**
 * Answers a read of one tournament from its folded state, under the version it shows.
 *
 * @throws {Rejection} `tournament.not-announced`, also when it is another operator's
 */
export const read = async (
  { path, call }: ReadInput,
  show: (state: AnnouncedTournament, version: number) => object | Promise<object>,
): Promise<Answer> => {
  const stream = streamOf.tournament(path.tournamentId);
  const { state, sequence } = await ports().store.load(TOURNAMENT, call.caller.operator, stream);
  const body = { ...(await show(reached(state, path, call.caller), sequence)), version: sequence };
  return { status: 200, headers: { etag: `"${sequence}"` }, body };
};
