import * as z from 'zod';
import { get } from '../shared/route.ts';

/** GET /v1/health. */
export const readHealth = get({
  path: '/v1/health',
  summary: 'Tells the version and whether the table answers',
  scopes: 'public',
  reply: {
    status: 200,
    schema: z.object({ state: z.enum(['ok', 'degraded']), version: z.string() }),
  },
});
