import type { Handler } from '../shared/operation.ts';
import { toCentavos } from '../shared/wire.ts';
import { act } from './act.ts';
import type { endEvent as route } from './endEvent.schema.ts';

/** POST …/endings — the pool that was formed is paid as the act says (R123-I-6, R123-I-62). */
export const endEvent: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'EndEvent',
    ...circumstance,
    interruptionId: call.idempotencyKey,
    reason: body.reason,
    consent: body.consent,
    resolution: body.resolution,
    shares: body.shares.map(({ entryId, amount }) => ({ entryId, amount: toCentavos(amount) })),
  }));
