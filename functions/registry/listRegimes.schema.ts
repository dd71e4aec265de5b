import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';

/** GET /v1/registry/regimes. */
export const listRegimes = get({
  path: '/v1/registry/regimes',
  summary: 'Lists the regimes of distribution, the operator’s own first',
  scopes: READERS,

  reply: {
    status: 200,
    schema: z.object({
      regimes: z.array(
        z.object({
          id: z.string(),
          origin: z.enum(['law', 'operator']),
          from: z.string(),
          until: z.string().nullable(),
          citation: z.string(),
          complete: z.boolean(),
          missing: z.string().optional(),
          confirmed: z.boolean().optional(),
          shares: z.array(z.object({ beneficiary: z.string(), name: z.string(), bps: z.int() })),
          balance: z.object({ beneficiary: z.string(), name: z.string(), bps: z.int() }),
        }),
      ),
      version: z.int(),
    }),
  },
});
