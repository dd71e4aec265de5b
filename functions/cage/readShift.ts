import { expectedMoney } from '../../domain/cage/movements.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { SHIFT } from '../shared/shift.ts';
import { streamOf } from '../shared/streams.ts';
import { toMoney } from '../shared/wire.ts';
import { opened } from './act.ts';
import { movementsOfShift } from './movements.ts';
import type { readShift as route } from './readShift.schema.ts';
import { moneyShown, shiftShown } from './shown.ts';

/** GET /v1/cage/shifts/{shiftId} — what the drawer should hold, and why (R123-IV-1.4.p3). */
export const readShift: Handler<typeof route> = async ({ path, call }) => {
  const { table, store } = ports();
  const { operator } = call.caller;
  const { state, sequence } = await store.load(SHIFT, operator, streamOf.shift(path.shiftId));
  const shift = opened(state);
  const { desk, float } = shift.opened;
  const movements = await movementsOfShift(table, operator, desk, path.shiftId);
  const lines = movements.map(({ amount, ...rest }) => ({ ...rest, amount: toMoney(amount) }));
  const expectedNow = moneyShown(expectedMoney(float, movements));
  const body = { ...shiftShown(shift), lines, expectedNow, version: sequence };
  return { status: 200, headers: { etag: `"${sequence}"` }, body };
};
