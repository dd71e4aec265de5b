import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';

/** GET /v1/registry/staff. */
export const listStaff = get({
  path: '/v1/registry/staff',
  summary: 'Lists the appointments of the staff',
  scopes: READERS,

  reply: {
    status: 200,
    schema: z.object({
      staff: z.array(
        z.object({
          legajo: z.string(),
          name: z.string(),
          role: z.string(),
          sector: z.string().optional(),
          from: z.string(),
          until: z.string().nullable(),
        }),
      ),
      version: z.int(),
    }),
  },
});
