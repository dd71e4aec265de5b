import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { TournamentPath } from '../shared/wire.ts';

/** GET /v1/tournaments/{tournamentId}/stages. */
export const readStages = get({
  path: '/v1/tournaments/{tournamentId}/stages',
  summary: 'Shows the stage in play, the series and who qualified',
  scopes: READERS,
  parameters: TournamentPath,
  reply: {
    status: 200,
    schema: z.object({
      /** Null between stages; an event without series has one stage. */
      current: z
        .object({ series: z.string().nullable(), level: z.int(), started: z.boolean() })
        .nullable(),
      series: z.array(
        z.object({
          code: z.string(),
          entries: z.int(),
          status: z.enum(['to-come', 'open', 'finished']),
          /** The level in which it finished; null before. */
          level: z.int().nullable(),
          /** Numbers of the entries that play the final. */
          qualified: z.array(z.int()),
        }),
      ),
      version: z.int(),
    }),
  },
});
