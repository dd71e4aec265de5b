import { cageDesk } from '../shared/desks.ts';
import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { reversePrizePayment as route } from './reversePrizePayment.schema.ts';

/** POST …/reversal — takes the payment of a prize back; its receipt becomes void (R123-I-66). */
export const reversePrizePayment: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, (scene) => ({
    type: 'ReversePrizePayment',
    ...scene.circumstance,
    entryId: path.entryId,
    reversalId: call.idempotencyKey,
    reason: body.reason,
    desk: cageDesk(scene, body.desk),
  }));
