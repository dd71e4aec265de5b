import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { cancelEvent as route } from './cancelEvent.schema.ts';

/** POST …/cancellations — by the Director with the note of the lottery (R123-I-6). */
export const cancelEvent: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'CancelEvent',
    ...circumstance,
    interruptionId: call.idempotencyKey,
    reason: body.reason,
    consent: body.consent,
  }));
