import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { revokeHold as route } from './revokeHold.schema.ts';

/** POST …/entries/{entryId}/stack-hold-revocation — the stack leaves at once (R123-I-40). */
export const revokeHold: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'RevokeHold',
    ...circumstance,
    revocationId: call.idempotencyKey,
    entryId: path.entryId,
    hand: body.hand,
    reason: body.reason,
  }));
