import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Id, TournamentPath } from '../shared/wire.ts';

/** GET /v1/tournaments/{tournamentId}/penalties. */
export const readPenalties = get({
  path: '/v1/tournaments/{tournamentId}/penalties',
  summary: 'Shows the penalties in the order in which they were imposed',
  scopes: READERS,
  parameters: TournamentPath,

  reply: {
    status: 200,
    schema: z.object({
      penalties: z.array(
        z.object({
          penaltyId: Id,
          entryId: Id,
          table: z.int().nullable(),
          hand: z.int().nullable(),
          level: z.int(),
          infractions: z.array(z.string()),
          /** Hands of suspension; 0 is a verbal warning. */
          hands: z.int(),
          status: z.enum(['given', 'running', 'over', 'annulled']),
          occurredAt: z.string(),
          /** Legajo of who imposed it. */
          by: z.string(),
        }),
      ),
      version: z.int(),
    }),
  },
});
