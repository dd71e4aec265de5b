import * as z from 'zod';
import { put } from '../shared/route.ts';
import { Circumstances, Day, Money, Recorded, Text } from '../shared/wire.ts';

/** PUT /v1/registry/bands/{from}. */
export const setPriceBand = put({
  path: '/v1/registry/bands/{from}',
  summary: 'Sets between which prices a Sit & Go may be announced',
  scopes: ['tapete/admin', 'tapete/director'],
  parameters: z.strictObject({ from: Day }),
  body: z.strictObject({
    ...Circumstances,
    until: Day.nullable(),
    min: Money,
    max: Money,
    reference: Text,
  }),
  reply: { status: 200, schema: Recorded },
});
