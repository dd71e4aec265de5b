import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { MoneyReply, TablePath } from '../shared/wire.ts';

const BonusLine = z.object({ id: z.string(), name: z.string(), toOne: z.int() });

const JackpotLine = z.object({
  name: z.string(),
  pays: z.enum(['fixed', 'per-credit', 'share']),
  amount: MoneyReply.optional(),
  bps: z.int().optional().meta({ description: 'Share of the meter, in hundredths of a percent' }),
});

/** GET /v1/tables/{tableId}/prizes. */
export const readTablePrizes = get({
  path: '/v1/tables/{tableId}/prizes',
  summary: 'The prizes in force that the screen of a table shows, and its meter now',
  scopes: READERS,
  parameters: TablePath,
  reply: {
    status: 200,
    schema: z.object({
      table: z.int(),
      bonus: z.object({ lines: z.array(BonusLine), optional: z.string() }).nullable(),
      jackpot: z
        .object({
          lines: z.array(JackpotLine),
          meter: MoneyReply.nullable(),
          failure: z.string().nullable().meta({ description: 'Why the fixed table is in force' }),
        })
        .nullable(),
      version: z.int(),
    }),
  },
});
