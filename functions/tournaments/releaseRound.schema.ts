import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, Round, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/rounds. */
export const releaseRound = post({
  path: '/v1/tournaments/{tournamentId}/rounds',
  summary: 'Releases a round: every table deals one hand',
  scopes: ['tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, round: Round }),
  reply: { status: 201, schema: Recorded },
});
