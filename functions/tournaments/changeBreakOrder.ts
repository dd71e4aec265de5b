import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { changeBreakOrder as route } from './changeBreakOrder.schema.ts';

/** POST …/break-orders — announced to all players (R123-I-92). */
export const changeBreakOrder: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'ChangeBreakOrder',
    ...circumstance,
    changeId: call.idempotencyKey,
    order: body.order,
    reason: body.reason,
  }));
