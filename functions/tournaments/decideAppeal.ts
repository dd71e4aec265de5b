import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { decideAppeal as route } from './decideAppeal.schema.ts';

/** POST …/penalty-appeals — of a Supervisor's, to the Director (R123-III-3.p4). */
export const decideAppeal: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'AppealPenalty',
    ...circumstance,
    penaltyId: body.penaltyId,
    outcome: body.outcome,
    suspension: body.suspension,
    reason: body.reason,
  }));
