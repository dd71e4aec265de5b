import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { changeLevels as route } from './changeLevels.schema.ts';

/** POST …/level-changes — levels to come, all of them (R123-II-47). */
export const changeLevels: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'ChangeLevels',
    ...circumstance,
    changeId: call.idempotencyKey,
    levels: body.levels,
    reason: body.reason,
    announcement: body.announcement,
  }));
