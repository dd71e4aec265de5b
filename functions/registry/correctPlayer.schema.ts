import * as z from 'zod';
import { put } from '../shared/route.ts';
import { Circumstances, Recorded, Text } from '../shared/wire.ts';

/** PUT /v1/registry/players/{personId}. */
export const correctPlayer = put({
  path: '/v1/registry/players/{personId}',
  summary: 'Corrects the spelling of a person’s data, with the reason',
  scopes: ['tapete/cage', 'tapete/supervisor', 'tapete/director'],
  parameters: z.strictObject({ personId: z.string().regex(/^[A-Za-z0-9_-]{22}$/) }),
  body: z.strictObject({
    ...Circumstances,
    surnames: Text,
    givenNames: Text,
    birthDate: z.iso.date(),
    reason: Text,
  }),
  reply: { status: 200, schema: Recorded },
  ifMatch: true,
});
