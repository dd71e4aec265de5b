import * as z from 'zod';
import { post } from '../shared/route.ts';
import { MaybeSigned, Money, Text } from '../shared/wire.ts';
import { JackpotPath, MeterReply } from './pieces.schema.ts';

const AWARD_ID_LENGTH_MAX = 120;
const AwardId = z.string().min(1).max(AWARD_ID_LENGTH_MAX);

/** POST /v1/jackpots/{jackpotId}/decisions. */
export const decideAward = post({
  path: '/v1/jackpots/{jackpotId}/decisions',
  summary: 'Decides an award that is held: management with the LNSE',
  scopes: ['tapete/director'],
  parameters: JackpotPath,
  body: z.strictObject({
    ...MaybeSigned,
    awardId: AwardId,
    amount: Money,
    inspector: Text,
    text: Text,
  }),
  reply: { status: 201, schema: MeterReply },
});
