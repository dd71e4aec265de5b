import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { voidMovement as route } from './voidMovement.schema.ts';

/** POST …/movements/{movementId}/void — the slip is kept, marked. */
export const voidMovement: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'VoidMovement',
    ...circumstance,
    voidId: call.idempotencyKey,
    movementId: path.movementId,
    reason: body.reason,
  }));
