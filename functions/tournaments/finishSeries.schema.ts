import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Code, Recorded, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/series-endings. */
export const finishSeries = post({
  path: '/v1/tournaments/{tournamentId}/series-endings',
  summary: 'Ends a series: who has chips plays the final',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances, series: Code }),
  reply: { status: 201, schema: Recorded },
});
