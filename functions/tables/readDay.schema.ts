import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Id } from '../shared/wire.ts';
import { CountReply, DayReply, MovementReply } from './pieces.schema.ts';

const DAY_MAX = 100_000;

/** GET /v1/tables/{tableId}/days/{day}. */
export const readDay = get({
  path: '/v1/tables/{tableId}/days/{day}',
  summary: 'Shows one day of a table with all its movements, voided ones too',
  scopes: READERS,
  parameters: z.strictObject({
    tableId: Id,
    day: z.coerce.number().int().min(1).max(DAY_MAX),
  }),
  reply: {
    status: 200,
    schema: DayReply.extend({
      opening: CountReply,
      closing: CountReply.nullable(),
      movements: z.array(MovementReply),
      counts: z.array(CountReply),
      reopenings: z.array(
        z.object({
          closing: z.int(),
          reason: z.string(),
          late: z.boolean(),
          by: z.string(),
          at: z.string(),
        }),
      ),
    }),
  },
});
