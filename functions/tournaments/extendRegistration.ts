import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { extendRegistration as route } from './extendRegistration.schema.ts';

/** POST …/registration-extensions — by the Director (R123-I-34, R123-IV-1.1.p2). */
export const extendRegistration: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'ExtendRegistration',
    ...circumstance,
    extensionId: call.idempotencyKey,
    throughLevel: body.throughLevel,
  }));
