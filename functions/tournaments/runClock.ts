import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { runClock as route } from './runClock.schema.ts';

/** POST …/clock-resumptions — with the time that was left (R123-I-16). */
export const runClock: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'ResumeClock',
    ...circumstance,
    clockId: call.idempotencyKey,
  }));
