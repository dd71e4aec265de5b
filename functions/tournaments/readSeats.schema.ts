import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Id, TournamentPath } from '../shared/wire.ts';

/** GET /v1/tournaments/{tournamentId}/seats. */
export const readSeats = get({
  path: '/v1/tournaments/{tournamentId}/seats',
  summary: 'Shows the seats in force',
  scopes: READERS,
  parameters: TournamentPath,

  reply: {
    status: 200,
    schema: z.object({
      seats: z.array(
        z.object({
          table: z.int(),
          seat: z.int(),
          entryId: Id,
          entryNumber: z.int(),
          seated: z.boolean(),
        }),
      ),
      version: z.int(),
    }),
  },
});
