import type { Handler } from '../shared/operation.ts';
import { jornadaAt } from '../shared/time.ts';
import { act } from './act.ts';
import type { modifyEvent as route } from './modifyEvent.schema.ts';

/** POST …/modifications — what is left out stays as it was (R123-I-6, R123-I-1). */
export const modifyEvent: Handler<typeof route> = ({ path, body, call }) => {
  const { name, quota, startsAt, registrationClosesAt, reason, consent } = body;
  return act({ path, body, call }, ({ circumstance, registry }) => ({
    type: 'ModifyEvent',
    ...circumstance,
    interruptionId: call.idempotencyKey,
    reason,
    consent,
    changes: {
      ...(name !== undefined && { name }),
      ...(quota !== undefined && { quota }),
      ...(startsAt !== undefined && { startsAt, jornada: jornadaAt(startsAt, registry) }),
      ...(registrationClosesAt !== undefined && { registrationClosesAt }),
    },
  }));
};
