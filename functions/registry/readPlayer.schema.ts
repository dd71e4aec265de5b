import * as z from 'zod';
import { get } from '../shared/route.ts';
import { PERSONAL_DATA_READERS } from '../shared/scopes.ts';

/** GET /v1/registry/players/{personId}. */
export const readPlayer = get({
  path: '/v1/registry/players/{personId}',
  summary: 'Shows a person',
  scopes: PERSONAL_DATA_READERS,
  parameters: z.strictObject({ personId: z.string().regex(/^[A-Za-z0-9_-]{22}$/) }),
  reply: {
    status: 200,
    schema: z.object({
      personId: z.string(),
      surnames: z.string(),
      givenNames: z.string(),
      birthDate: z.string(),
      document: z.object({ kind: z.string(), number: z.string() }),
      version: z.int(),
    }),
  },
});
