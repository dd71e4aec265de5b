import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { giveLastPosition as route } from './giveLastPosition.schema.ts';

/** POST …/entries/{entryId}/last-position — as a sanction of the Director (R123-I-58). */
export const giveLastPosition: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'GiveLastPosition',
    ...circumstance,
    sanctionId: call.idempotencyKey,
    entryId: path.entryId,
    reason: body.reason,
  }));
