import { isMultiTable } from '../../domain/tournament/tables.ts';
import type { Handler } from '../shared/operation.ts';
import { dayInRoom, jornadaAt } from '../shared/time.ts';
import { act } from './act.ts';
import type { modifyEvent as route } from './modifyEvent.schema.ts';

/** POST …/modifications — what is left out stays as it was (R123-I-6, R123-I-1). */
export const modifyEvent: Handler<typeof route> = ({ path, body, call }) => {
  const { name, quota, startsAt, registrationClosesAt, reason, consent } = body;
  return act({ path, body, call }, ({ circumstance, registry, state }) => ({
    type: 'ModifyEvent',
    ...circumstance,
    interruptionId: call.idempotencyKey,
    reason,
    consent,
    saleOpensOn: isMultiTable(state.terms) ? dayInRoom(state.terms.registration.opensAt) : null,
    changes: {
      ...(name !== undefined && { name }),
      ...(quota !== undefined && { quota }),
      ...(startsAt !== undefined && { startsAt, jornada: jornadaAt(startsAt, registry) }),
      ...(registrationClosesAt !== undefined && { registrationClosesAt }),
    },
  }));
};
