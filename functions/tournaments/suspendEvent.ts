import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { suspendEvent as route } from './suspendEvent.schema.ts';

/** POST …/suspensions — with all money and chips at that moment (R123-I-6). */
export const suspendEvent: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'SuspendEvent',
    ...circumstance,
    interruptionId: call.idempotencyKey,
    reason: body.reason,
    consent: body.consent,
  }));
