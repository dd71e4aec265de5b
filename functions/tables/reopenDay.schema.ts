import * as z from 'zod';
import { post } from '../shared/route.ts';

import { Recorded, SignedCircumstances, TablePath, Text } from '../shared/wire.ts';

const DAY_MAX = 100_000;

/** POST /v1/tables/{tableId}/reopenings. */
export const reopenDay = post({
  path: '/v1/tables/{tableId}/reopenings',
  summary: 'Opens the last closed day again to correct it',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: TablePath,
  body: z.strictObject({
    ...SignedCircumstances,
    day: z.int().min(1).max(DAY_MAX),
    reason: Text,
    late: z.boolean().default(false),
  }),
  reply: { status: 201, schema: Recorded },
  ifMatch: true,
});
