import * as z from 'zod';
import { get } from '../shared/route.ts';

/** GET /v1/registry/players/{personId}/file. */
export const readPlayerFile = get({
  path: '/v1/registry/players/{personId}/file',
  summary: 'Everything kept of a person, and who has read it, for the person who asks',
  scopes: ['tapete/director'],
  parameters: z.strictObject({ personId: z.string().regex(/^[A-Za-z0-9_-]{22}$/) }),
  reply: {
    status: 200,
    schema: z.object({
      personId: z.string(),
      surnames: z.string(),
      givenNames: z.string(),
      birthDate: z.string(),
      document: z.object({ kind: z.string(), number: z.string() }),
      /** The jornada of the last form, and the last day of the term that runs from it. */
      seenOn: z.string(),
      keptUntil: z.string(),
      /** What the person stated as a winner above the threshold. */
      statements: z.array(z.looseObject({})),
      reads: z.array(z.object({ at: z.string(), client: z.string(), operation: z.string() })),
      version: z.int(),
    }),
  },
});
