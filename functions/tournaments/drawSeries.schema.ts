import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, TournamentPath } from '../shared/wire.ts';

/** POST /v1/tournaments/{tournamentId}/series-draws. */
export const drawSeries = post({
  path: '/v1/tournaments/{tournamentId}/series-draws',
  summary: 'Draws the series of every entry from the published seed',
  scopes: ['tapete/floor', 'tapete/supervisor', 'tapete/director'],
  parameters: TournamentPath,
  body: z.strictObject({ ...Circumstances }),
  reply: {
    status: 201,
    schema: Recorded.extend({
      seed: z.string().nullable(),
      entries: z.array(z.object({ entryNumber: z.int(), series: z.string() })),
    }),
  },
});
