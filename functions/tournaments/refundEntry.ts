import { cageDesk } from '../shared/desks.ts';
import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import { restrictionsNow } from './holder.ts';
import type { refundEntry as route } from './refundEntry.schema.ts';

/** POST …/refund — a reversal of the sale before registration ends (R123-IV-1.4). */
export const refundEntry: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, async (scene) => ({
    type: 'RefundEntry',
    ...scene.circumstance,
    entryId: path.entryId,
    refundId: call.idempotencyKey,
    restrictions: await restrictionsNow(scene, path.entryId),
    means: body.means,
    ...(body.reason !== undefined && { reason: body.reason }),
    desk: cageDesk(scene, body.desk),
  }));
