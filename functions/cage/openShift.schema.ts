import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Desk, Money } from '../shared/wire.ts';
import { ShiftReply } from './pieces.schema.ts';

/** POST /v1/cage/shifts. The Idempotency-Key becomes the id of the shift. */
export const openShift = post({
  path: '/v1/cage/shifts',
  summary: 'Opens the shift of a cashier at a desk; the Idempotency-Key becomes its id',
  scopes: ['tapete/cage'],
  body: z.strictObject({ ...Circumstances, desk: Desk, float: Money }),
  reply: { status: 201, schema: ShiftReply },
});
