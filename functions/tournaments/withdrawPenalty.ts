import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { withdrawPenalty as route } from './withdrawPenalty.schema.ts';

/** POST …/penalty-annulments — by its author (R123-III-2.p7). */
export const withdrawPenalty: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'AnnulPenalty',
    ...circumstance,
    penaltyId: body.penaltyId,
    reason: body.reason,
  }));
