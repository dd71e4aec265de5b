import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { joinWaitingList as route } from './joinWaitingList.schema.ts';

/** POST …/waiting-list — in the order in which they come (R123-I-1.8). */
export const joinWaitingList: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'JoinWaitingList',
      ...circumstance,
      waitId: call.idempotencyKey,
      entryId: body.entryId,
    }),
    ({ waiting }) => ({ waiting }),
  );
