import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { MoneyReply } from '../shared/wire.ts';

/** GET /v1/registry/bands. */
export const listPriceBands = get({
  path: '/v1/registry/bands',
  summary: 'Lists the bands of Sit & Go prices',
  scopes: READERS,

  reply: {
    status: 200,
    schema: z.object({
      bands: z.array(
        z.object({
          from: z.string(),
          until: z.string().nullable(),
          min: MoneyReply,
          max: MoneyReply,
          reference: z.string(),
        }),
      ),
      version: z.int(),
    }),
  },
});
