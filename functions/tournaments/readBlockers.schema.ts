import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { TournamentPath } from '../shared/wire.ts';

/** GET /v1/tournaments/{tournamentId}/blockers. */
export const readBlockers = get({
  path: '/v1/tournaments/{tournamentId}/blockers',
  summary: 'Shows what keeps the event from its next step, with the article',
  scopes: READERS,
  parameters: TournamentPath,

  reply: {
    status: 200,
    schema: z.object({
      blockers: z.array(
        z.object({
          before: z.enum(['start', 'closing']),
          code: z.string(),
          title: z.string(),
          detail: z.string().optional(),
          norm: z.string().optional(),
          fix: z.string().optional(),
        }),
      ),
      version: z.int(),
    }),
  },
});
