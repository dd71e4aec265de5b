import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { leaveWaitingList as route } from './leaveWaitingList.schema.ts';

/** POST …/waiting-list-exits — who does not come when called. */
export const leaveWaitingList: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'LeaveWaitingList',
      ...circumstance,
      waitId: call.idempotencyKey,
      entryId: body.entryId,
      reason: body.reason,
    }),
    ({ waiting }) => ({ waiting }),
  );
