import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { pauseClock as route } from './pauseClock.schema.ts';

/** POST …/clock-pauses — for a break or a suspension (R123-II-44). */
export const pauseClock: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'PauseClock',
    ...circumstance,
    clockId: call.idempotencyKey,
    reason: body.reason,
  }));
