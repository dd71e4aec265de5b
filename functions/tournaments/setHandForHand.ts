import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { setHandForHand as route } from './setHandForHand.schema.ts';

/** POST …/hand-for-hand — at any time, by the Director (R123-I-18). */
export const setHandForHand: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'SetHandForHand',
    ...circumstance,
    settingId: call.idempotencyKey,
    on: body.on,
    reason: body.reason,
  }));
