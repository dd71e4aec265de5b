import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Id, Money } from '../shared/wire.ts';
import { JackpotPath, MeterReply } from './pieces.schema.ts';

/** POST /v1/jackpots/{jackpotId}/tables. */
export const linkTable = post({
  path: '/v1/jackpots/{jackpotId}/tables',
  summary: 'Links a further table with the start of its part',
  scopes: ['tapete/director'],
  parameters: JackpotPath,
  body: z.strictObject({ ...Circumstances, tableId: Id, start: Money }),
  reply: { status: 201, schema: MeterReply },
});
