import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Text } from '../shared/wire.ts';
import { ShiftPath, ShiftReply } from './pieces.schema.ts';

/** POST /v1/cage/shifts/{shiftId}/receipt. */
export const receiveRendering = post({
  path: '/v1/cage/shifts/{shiftId}/receipt',
  summary: 'The head of the cash desks takes over what a cashier rendered',
  scopes: ['tapete/cage', 'tapete/accounting'],
  parameters: ShiftPath,
  body: z.strictObject({ ...Circumstances, remark: Text.nullable().default(null) }),
  reply: { status: 201, schema: ShiftReply },
});
