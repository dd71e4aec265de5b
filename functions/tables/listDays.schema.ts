import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Page, TablePath } from '../shared/wire.ts';
import { DayReply } from './pieces.schema.ts';

/** GET /v1/tables/{tableId}/days. */
export const listDays = get({
  path: '/v1/tables/{tableId}/days',
  summary: 'Lists the days of a table with their figures, the latest first',
  scopes: READERS,
  parameters: TablePath,
  query: z.strictObject(Page),
  reply: {
    status: 200,
    schema: z.object({ days: z.array(DayReply), next: z.string().optional() }),
  },
});
