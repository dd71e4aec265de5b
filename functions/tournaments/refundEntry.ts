import { cageDesk } from '../shared/desks.ts';
import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { refundEntry as route } from './refundEntry.schema.ts';

/** POST …/refund — a reversal of the sale before registration ends (R123-IV-1.4). */
export const refundEntry: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, (scene) => ({
    type: 'RefundEntry',
    ...scene.circumstance,
    entryId: path.entryId,
    refundId: call.idempotencyKey,
    means: body.means,
    desk: cageDesk(scene, body.desk),
  }));
