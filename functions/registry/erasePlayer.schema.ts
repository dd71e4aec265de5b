import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Recorded, Text } from '../shared/wire.ts';

/** POST /v1/registry/players/{personId}/erasure. */
export const erasePlayer = post({
  path: '/v1/registry/players/{personId}/erasure',
  summary: 'Erases the data of a person whose term of keeping is over',
  scopes: ['tapete/director'],
  parameters: z.strictObject({ personId: z.string().regex(/^[A-Za-z0-9_-]{22}$/) }),
  body: z.strictObject({ ...Circumstances, reason: Text }),
  reply: { status: 200, schema: Recorded },
  ifMatch: true,
});
