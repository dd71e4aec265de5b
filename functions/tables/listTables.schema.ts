import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Id, Page } from '../shared/wire.ts';
import { STATUSES } from './pieces.schema.ts';

/** GET /v1/tables. */
export const listTables = get({
  path: '/v1/tables',
  summary: 'Lists bank tables by their number',
  scopes: READERS,
  query: z.strictObject(Page),
  reply: {
    status: 200,
    schema: z.object({
      tables: z.array(
        z.object({
          tableId: Id,
          status: z.enum(STATUSES),
          game: z.string(),
          venue: z.string(),
          table: z.int(),
          sector: z.string(),
          jornada: z.string().nullable(),
          day: z.int().nullable(),
        }),
      ),
      next: z.string().optional(),
    }),
  },
});
