import { cageDesk } from '../shared/desks.ts';
import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { voidPurchase as route } from './voidPurchase.schema.ts';

/** POST …/purchase-voids — a reversal in the account, never a deletion (R123-IV-4). */
export const voidPurchase: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, (scene) => ({
    type: 'VoidPurchase',
    ...scene.circumstance,
    entryId: path.entryId,
    purchaseId: body.purchaseId,
    voidId: call.idempotencyKey,
    reason: body.reason,
    desk: cageDesk(scene, body.desk),
  }));
