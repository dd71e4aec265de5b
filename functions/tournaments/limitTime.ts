import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { limitTime as route } from './limitTime.schema.ts';

/** POST …/entries/{entryId}/time-limit — once the clock is called (R123-II-70). */
export const limitTime: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'LimitTime',
    ...circumstance,
    limitId: call.idempotencyKey,
    entryId: path.entryId,
    seconds: body.seconds,
    reason: body.reason,
  }));
