import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { TournamentPath } from '../shared/wire.ts';

/** GET /v1/tournaments/{tournamentId}/item-rules. */
export const readItemRules = get({
  path: '/v1/tournaments/{tournamentId}/item-rules',
  summary: 'Shows which items are allowed or forbidden now, for the staff',
  scopes: READERS,
  parameters: TournamentPath,
  reply: {
    status: 200,
    schema: z.object({
      rules: z.array(z.object({ item: z.string(), allowed: z.boolean(), occurredAt: z.string() })),
      version: z.int(),
    }),
  },
});
