import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { creditChips as route } from './creditChips.schema.ts';
import { slipReply, transferOf } from './transfer.ts';

/** POST …/credits — chips returned to the cage, with a numbered slip. */
export const creditChips: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    async (scene) => ({
      type: 'CreditChips',
      ...(await transferOf(scene, body, call.idempotencyKey, 'DF')),
    }),
    (state) => slipReply(state, call.idempotencyKey),
  );
