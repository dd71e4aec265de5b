import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { receiveRendering as route } from './receiveRendering.schema.ts';

/** POST …/receipt — a second person beside the cashier (R123-IV-1.4). */
export const receiveRendering: Handler<typeof route> = ({ path, body, call }) =>
  act(path.shiftId, { body, call }, async ({ circumstance }) => ({
    command: {
      type: 'ReceiveRendering',
      ...circumstance,
      receiptId: call.idempotencyKey,
      remark: body.remark,
    },
  }));
