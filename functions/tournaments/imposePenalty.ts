import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { imposePenalty as route } from './imposePenalty.schema.ts';

/** POST …/penalties — a warning or hands (R123-II-41). */
export const imposePenalty: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'ImposePenalty',
    ...circumstance,
    penaltyId: call.idempotencyKey,
    entryId: body.entryId,
    hand: body.hand,
    codes: body.codes,
    others: body.others,
    round: body.round,
    description: body.description,
    suspension: body.suspension,
  }));
