import { cageDesk } from '../shared/desks.ts';
import type { Handler } from '../shared/operation.ts';
import { signed } from '../shared/staff.ts';
import { act } from './act.ts';
import type { reversePrizePayment as route } from './reversePrizePayment.schema.ts';

/** POST …/reversal — takes the payment of a prize back; its receipt becomes void (R123-I-66). */
export const reversePrizePayment: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, (scene) => ({
    type: 'ReversePrizePayment',
    ...signed(scene, body),
    entryId: path.entryId,
    reversalId: call.idempotencyKey,
    reason: body.reason,
    desk: cageDesk(scene, body.desk),
  }));
