import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { countInspectorCoupons as route } from './countInspectorCoupons.schema.ts';

/** POST …/inspector-coupon-counts — LNSE's own count, apart from the operator's (R123-IV-3.p3). */
export const countInspectorCoupons: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'CountCoupons',
    ...circumstance,
    countId: call.idempotencyKey,
    day: body.jornada,
    table: body.table,
    body: 'lnse',
    counts: body.counts,
  }));
