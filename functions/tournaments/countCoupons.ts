import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { countCoupons as route } from './countCoupons.schema.ts';

/** POST …/coupon-counts — of the operator and of the drop (R123-IV-3.p3, R123-IV-4.p8). */
export const countCoupons: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'CountCoupons',
    ...circumstance,
    countId: call.idempotencyKey,
    day: body.jornada,
    table: body.table,
    body: body.body,
    counts: body.counts,
  }));
