import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Id, Page } from '../shared/wire.ts';
import { RulingReply } from './pieces.schema.ts';

/** GET /v1/rulings. */
export const listRulings = get({
  path: '/v1/rulings',
  summary: 'Lists the rulings, the latest first; of one event or table when it is named',
  scopes: READERS,
  query: z.strictObject({ ...Page, tournamentId: Id.optional(), tableId: Id.optional() }),
  reply: {
    status: 200,
    schema: z.object({ rulings: z.array(RulingReply), next: z.string().optional() }),
  },
});
