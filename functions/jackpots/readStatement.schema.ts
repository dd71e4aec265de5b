import * as z from 'zod';
import { get } from '../shared/route.ts';
import { READERS } from '../shared/scopes.ts';
import { Day, MoneyReply } from '../shared/wire.ts';
import { AwardReply, JackpotPath, MeterLineReply } from './pieces.schema.ts';

/** GET /v1/jackpots/{jackpotId}/statements/{jornada}. */
export const readStatement = get({
  path: '/v1/jackpots/{jackpotId}/statements/{jornada}',
  summary: 'The meter in one jornada: opening + contributions + awards + adjustments = closing',
  scopes: READERS,
  parameters: JackpotPath.extend({ jornada: Day }),
  reply: {
    status: 200,
    schema: MeterLineReply.extend({
      jornada: z.string(),
      byTable: z.array(MeterLineReply.extend({ tableId: z.string() })),
      rounds: z.int(),
      bets: MoneyReply,
      awards: z.array(AwardReply),
      adjustments: z.array(
        z.object({
          adjustmentId: z.string(),
          tableId: z.string(),
          amount: MoneyReply,
          reason: z.string(),
          note: z.string(),
          by: z.string(),
          second: z.string(),
          at: z.string(),
        }),
      ),
    }),
  },
});
