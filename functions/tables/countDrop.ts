import type { Handler } from '../shared/operation.ts';
import { signed } from '../shared/staff.ts';
import { toCentavos } from '../shared/wire.ts';
import { act } from './act.ts';
import type { countDrop as route } from './countDrop.schema.ts';

/** POST …/drops — what the box held, cash and vouchers. */
export const countDrop: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, (scene) => ({
    type: 'CountDrop',
    ...signed(scene, body),
    movementId: call.idempotencyKey,
    drop: { cash: toCentavos(body.cash), vouchers: toCentavos(body.vouchers) },
  }));
