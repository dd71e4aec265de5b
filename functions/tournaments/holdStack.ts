import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { holdStack as route } from './holdStack.schema.ts';

/** POST …/entries/{entryId}/stack-hold — because the player asked (R123-I-40). */
export const holdStack: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'HoldStack',
    ...circumstance,
    holdId: call.idempotencyKey,
    entryId: path.entryId,
    askedBy: body.askedBy,
  }));
