import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Id, Page } from '../shared/wire.ts';

export const STATUSES = ['registering', 'playing', 'finished', 'closed', 'cancelled'] as const;

/** GET /v1/tournaments. */
export const listTournaments = get({
  path: '/v1/tournaments',
  summary: 'Lists tournaments, the latest jornada first',
  scopes: READERS,

  query: z.strictObject(Page),
  reply: {
    status: 200,
    schema: z.object({
      tournaments: z.array(
        z.object({
          tournamentId: Id,
          status: z.enum(STATUSES),
          name: z.string(),
          eventNumber: z.string(),
          venue: z.string(),
          modality: z.string(),
          tables: z.array(z.int()),
          jornada: z.iso.date(),
          entriesPaid: z.int(),
        }),
      ),
      next: z.string().optional(),
    }),
  },
});
