import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { fillChips as route } from './fillChips.schema.ts';
import { slipReply, transferOf } from './transfer.ts';

/** POST …/fills — chips brought to the table, with a numbered slip. */
export const fillChips: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    async (scene) => ({
      type: 'FillChips',
      ...(await transferOf(scene, body, call.idempotencyKey, 'RF')),
    }),
    (state) => slipReply(state, call.idempotencyKey),
  );
