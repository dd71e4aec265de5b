import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { setLateStack as route } from './setLateStack.schema.ts';

/** POST …/entries/{entryId}/late-stack — what is taken off stays out (R123-I-45). */
export const setLateStack: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'SetLateStack',
    ...circumstance,
    adjustmentId: call.idempotencyKey,
    entryId: path.entryId,
    stack: body.stack,
    reason: body.reason,
  }));
