import * as z from 'zod';
import { post } from '../shared/route.ts';
import { Circumstances, Text } from '../shared/wire.ts';
import { CountedCoupons, CountedMoney, ShiftPath, ShiftReply } from './pieces.schema.ts';

/** POST /v1/cage/shifts/{shiftId}/rendering. */
export const renderShift = post({
  path: '/v1/cage/shifts/{shiftId}/rendering',
  summary: 'Ends a shift: money by means and coupons by code, against what was recorded',
  scopes: ['tapete/cage'],
  parameters: ShiftPath,
  body: z.strictObject({
    ...Circumstances,
    counted: CountedMoney,
    couponsCounted: CountedCoupons,
    /** Needed when something differs. */
    explanation: Text.nullable().default(null),
  }),
  reply: { status: 201, schema: ShiftReply },
});
