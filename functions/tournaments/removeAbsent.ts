import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { removeAbsent as route } from './removeAbsent.schema.ts';

/** POST …/absent-removals — who they are is computed, never typed (R123-I-39). */
export const removeAbsent: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'RemoveAbsent',
    ...circumstance,
    exitId: call.idempotencyKey,
    hand: body.hand,
  }));
