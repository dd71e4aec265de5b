import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Code, Id, SignedCircumstances, Text } from '../shared/wire.ts';
import { JackpotPath, MeterReply, SignedMoney } from './pieces.schema.ts';

/** POST /v1/jackpots/{jackpotId}/adjustments. */
export const adjustMeter = post({
  path: '/v1/jackpots/{jackpotId}/adjustments',
  summary: 'Corrects the part of a table for a listed reason',
  scopes: ['tapete/supervisor', 'tapete/director', 'tapete/accounting'],
  parameters: JackpotPath,
  body: z.strictObject({
    ...SignedCircumstances,
    tableId: Id,
    amount: SignedMoney,
    reason: Code,
    note: Text,
  }),
  reply: { status: 201, schema: MeterReply },
});
