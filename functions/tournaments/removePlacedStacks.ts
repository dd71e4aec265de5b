import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { removePlacedStacks as route } from './removePlacedStacks.schema.ts';

/** POST …/placed-stack-removals — before registration closes (R123-I-44). */
export const removePlacedStacks: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'RemovePlacedStacks',
    ...circumstance,
    removalId: call.idempotencyKey,
    reason: body.reason,
  }));
