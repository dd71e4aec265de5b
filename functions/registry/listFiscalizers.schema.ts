import * as z from 'zod';
import { get } from '../shared/route.ts';

/** GET /v1/registry/fiscalizers. */
export const listFiscalizers = get({
  path: '/v1/registry/fiscalizers',
  summary: 'Lists who receives the export of each day, and at which hours it runs',
  scopes: ['tapete/admin', 'tapete/fiscal', 'tapete/accounting', 'tapete/director'],

  reply: {
    status: 200,
    schema: z.object({
      fiscalizers: z.array(
        z.object({
          fiscalizerId: z.string(),
          name: z.string(),
          email: z.string(),
          from: z.string(),
          until: z.string().nullable(),
        }),
      ),
      schedules: z.array(z.object({ from: z.string(), hour: z.int() })),
      version: z.int(),
    }),
  },
});
