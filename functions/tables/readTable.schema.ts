import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Id, TablePath } from '../shared/wire.ts';
import { DayReply, STATUSES } from './pieces.schema.ts';

/** GET /v1/tables/{tableId}. */
export const readTable = get({
  path: '/v1/tables/{tableId}',
  summary: 'Shows one table and its last day',
  scopes: READERS,
  parameters: TablePath,
  reply: {
    status: 200,
    schema: z.object({
      tableId: Id,
      status: z.enum(STATUSES),
      terms: z.record(z.string(), z.unknown()),
      day: DayReply.nullable(),
      version: z.int(),
    }),
  },
});
