import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Id, TournamentPath } from '../shared/wire.ts';

/** GET /v1/tournaments/{tournamentId}/claims. */
export const listClaims = get({
  path: '/v1/tournaments/{tournamentId}/claims',
  summary: 'Lists what players reported, in the order recorded',
  scopes: READERS,
  parameters: TournamentPath,
  reply: {
    status: 200,
    schema: z.object({
      claims: z.array(
        z.object({
          claimId: Id,
          table: z.int(),
          hand: z.int(),
          entryId: Id,
          about: z.string(),
          /** The next hand had begun: only information (R123-I-87). */
          late: z.boolean(),
          occurredAt: z.string(),
        }),
      ),
      version: z.int(),
    }),
  },
});
