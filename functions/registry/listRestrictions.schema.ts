import * as z from 'zod';
import { get } from '../shared/route.ts';

/** GET /v1/registry/restrictions. */
export const listRestrictions = get({
  path: '/v1/registry/restrictions',
  summary: 'Lists who is barred, by keyed hash',
  scopes: ['tapete/admin', 'tapete/director'],

  reply: {
    status: 200,
    schema: z.object({
      restrictions: z.array(
        z.object({
          restrictionId: z.string(),
          documentHash: z.string(),
          group: z.string(),
          reference: z.string(),
          from: z.string(),
          until: z.string().nullable(),
        }),
      ),
      version: z.int(),
    }),
  },
});
