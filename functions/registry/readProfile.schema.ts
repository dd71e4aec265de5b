import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { MoneyReply } from '../shared/wire.ts';

/** GET /v1/registry/operator. */
export const readProfile = get({
  path: '/v1/registry/operator',
  summary: 'Shows the profiles of the operator and the authorities',
  scopes: READERS,

  reply: {
    status: 200,
    schema: z.object({
      profiles: z.array(
        z.object({
          from: z.string(),
          legalName: z.string(),
          roleLine: z.string(),
          venues: z.array(z.object({ id: z.string(), name: z.string() })),
          jornadaChangeHour: z.int(),
          controlDesk: z.int(),
          centralPoint: z.int(),
          cageDesks: z.array(z.int()),
          soloPayoutMax: MoneyReply.optional(),
          accountCodes: z.record(z.string(), z.string()).optional(),
        }),
      ),
      authorities: z.array(z.object({ from: z.string(), name: z.string(), citation: z.string() })),
      version: z.int(),
    }),
  },
});
