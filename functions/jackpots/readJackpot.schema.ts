import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Id, MoneyReply } from '../shared/wire.ts';
import { AwardReply, JackpotPath, MeterReply } from './pieces.schema.ts';

/** GET /v1/jackpots/{jackpotId}. */
export const readJackpot = get({
  path: '/v1/jackpots/{jackpotId}',
  summary: 'Shows a meter, the parts of its tables and what waits for a decision',
  scopes: READERS,
  parameters: JackpotPath,
  reply: {
    status: 200,
    schema: MeterReply.extend({
      jackpotId: Id,
      status: z.enum(['working', 'failed']),
      failure: z.string().nullable(),
      contributionBps: z.int(),
      reference: z.string(),
      tables: z.array(z.object({ tableId: z.string(), start: MoneyReply, value: MoneyReply })),
      held: z.array(AwardReply),
    }),
  },
});
