import * as z from 'zod';
import { put } from '../shared/route.ts';
import { Circumstances, Day, Recorded, Text } from '../shared/wire.ts';

/** PUT /v1/registry/authorities/{from}. */
export const nameAuthority = put({
  path: '/v1/registry/authorities/{from}',
  summary: 'Names the authority that controls the game from a day on',
  scopes: ['tapete/admin'],
  parameters: z.strictObject({ from: Day }),
  body: z.strictObject({ ...Circumstances, name: Text, citation: Text }),
  reply: { status: 200, schema: Recorded },
});
