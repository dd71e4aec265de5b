import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Text } from '../shared/wire.ts';
import { JackpotPath, MeterReply } from './pieces.schema.ts';

/** POST /v1/jackpots/{jackpotId}/failures. */
export const reportFailure = post({
  path: '/v1/jackpots/{jackpotId}/failures',
  summary: 'Reports that the meter has failed: tables pay by the fixed table',
  scopes: ['tapete/supervisor', 'tapete/director'],
  parameters: JackpotPath,
  body: z.strictObject({ ...Circumstances, reason: Text }),
  reply: { status: 201, schema: MeterReply },
});
