import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { closePurchases as route } from './closePurchases.schema.ts';

/** POST …/purchase-closings — unused coupons are marked and unusable (R123-IV-4.p7, R123-IV-5.p5). */
export const closePurchases: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'ClosePurchases',
    ...circumstance,
    code: body.code,
    witness: body.witness,
    ...(body.reason !== undefined && { reason: body.reason }),
  }));
