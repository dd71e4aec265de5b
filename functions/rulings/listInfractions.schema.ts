import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { InfractionReply } from './pieces.schema.ts';

/** GET /v1/infractions. */
export const listInfractions = get({
  path: '/v1/infractions',
  summary: 'Lists the infractions with their articles and the sanctions they allow',
  scopes: READERS,
  query: z.strictObject({ ruleset: z.enum(['R123', 'R40', 'R132', 'PISO', 'CLUB']).optional() }),
  reply: { status: 200, schema: z.object({ infractions: z.array(InfractionReply) }) },
});
