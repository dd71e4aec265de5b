import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { voidBag as route } from './voidBag.schema.ts';

/** POST …/entries/{entryId}/bag-void — before the day is closed (R123-IV-7.3.2). */
export const voidBag: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'VoidBag',
    ...circumstance,
    voidId: call.idempotencyKey,
    entryId: path.entryId,
    reason: body.reason,
  }));
