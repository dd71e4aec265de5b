import * as z from 'zod';
import { get } from '../shared/route.ts';

/** GET /v1/openapi.json. */
export const readOpenapi = get({
  path: '/v1/openapi.json',
  summary: 'The OpenAPI 3.1 document of this API',
  scopes: 'public',
  reply: { status: 200, schema: z.looseObject({ openapi: z.string() }) },
});
