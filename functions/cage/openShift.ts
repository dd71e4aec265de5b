import { cageDesk } from '../shared/desks.ts';
import type { Handler } from '../shared/operation.ts';
import { changeShift, readTill } from '../shared/till.ts';
import { toCentavos } from '../shared/wire.ts';
import { act } from './act.ts';
import type { openShift as route } from './openShift.schema.ts';

/** POST /v1/cage/shifts — the cash in the drawer at the start (R123-IV-1.4). */
export const openShift: Handler<typeof route> = ({ body, call }) =>
  act(call.idempotencyKey, { body, call }, async (scene) => {
    const shiftId = call.idempotencyKey;
    const desk = cageDesk(scene, body.desk);
    const till = await readTill(scene.table, scene.operator, desk);
    const occupiedBy = till.shiftId === shiftId ? null : till.shiftId;
    const float = toCentavos(body.float);
    return {
      command: { type: 'OpenShift', ...scene.circumstance, shiftId, desk, float, occupiedBy },
      writes: [changeShift(till, shiftId)],
    };
  });
