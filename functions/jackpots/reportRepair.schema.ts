import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances } from '../shared/wire.ts';
import { JackpotPath, MeterReply } from './pieces.schema.ts';

/** POST /v1/jackpots/{jackpotId}/repairs. */
export const reportRepair = post({
  path: '/v1/jackpots/{jackpotId}/repairs',
  summary: 'Reports that the meter works again',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: JackpotPath,
  body: z.strictObject({ ...Circumstances }),
  reply: { status: 201, schema: MeterReply },
});
