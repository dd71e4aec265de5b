import { handsLeft, requirePenalty } from '../../domain/tournament/penalties.ts';
import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { countSuspendedHands as route } from './countSuspendedHands.schema.ts';

/** POST …/suspended-hands — at none left the Director is to end it (R123-II-41.b2). */
export const countSuspendedHands: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'CountSuspendedHands',
      ...circumstance,
      countId: call.idempotencyKey,
      penaltyId: body.penaltyId,
      hands: body.hands,
    }),
    (state) => ({ handsLeft: handsLeft(requirePenalty(state, body.penaltyId)) }),
  );
