import { centavos } from '../../domain/money/centavos.ts';
import type { Handler } from '../shared/operation.ts';
import { memberOf } from '../shared/staff.ts';
import { act } from './act.ts';
import type { adjustMeter as route } from './adjustMeter.schema.ts';
import { meterReply } from './reply.ts';

/** POST …/adjustments — by a listed reason, with who and why (R132-54). */
export const adjustMeter: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    ({ registry, circumstance }) => ({
      type: 'AdjustMeter',
      ...circumstance,
      second: memberOf(registry, body.second.legajo, circumstance.jornada),
      adjustmentId: call.idempotencyKey,
      tableId: body.tableId,
      amount: centavos(body.amount.amount),
      reason: body.reason,
      note: body.note,
    }),
    meterReply,
  );
