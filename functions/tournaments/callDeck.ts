import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { callDeck as route } from './callDeck.schema.ts';

/** POST …/deck-calls — a task for that table until its deck is changed (CLUB-T20). */
export const callDeck: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'CallDeck',
    ...circumstance,
    callId: call.idempotencyKey,
    table: body.table,
    cause: body.cause,
  }));
