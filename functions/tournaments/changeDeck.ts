import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { changeDeck as route } from './changeDeck.schema.ts';

/** POST …/deck-changes — not because a player asks (R123-II-28). */
export const changeDeck: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'ChangeDeck',
    ...circumstance,
    changeId: call.idempotencyKey,
    table: body.table,
    back: body.back,
    reason: body.reason,
  }));
