import type { Handler } from '../shared/operation.ts';
import { signed } from '../shared/staff.ts';
import { act } from './act.ts';
import type { reopenDay as route } from './reopenDay.schema.ts';

/** POST …/reopenings — a correction of the last closed day, with its reason (decision J2). */
export const reopenDay: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, (scene) => ({
    type: 'ReopenDay',
    ...signed(scene, body),
    reopeningId: call.idempotencyKey,
    day: body.day,
    reason: body.reason,
    late: body.late,
  }));
