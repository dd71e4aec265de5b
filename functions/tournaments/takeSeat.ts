import type { Handler } from '../shared/operation.ts';
import { toPaperNumber } from '../shared/wire.ts';
import { act } from './act.ts';
import { holderOf } from './holder.ts';
import type { takeSeat as route } from './takeSeat.schema.ts';

/** POST …/seating — the voucher is taken at the table and the seat is held (R123-IV-3). */
export const takeSeat: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, async (scene) => ({
    type: 'TakeSeat',
    ...scene.circumstance,
    ...(await holderOf(scene, path.entryId, body.document)),
    entryId: path.entryId,
    seatingId: call.idempotencyKey,
    table: body.table,
    seat: body.seat,
    voucher: toPaperNumber(body.voucher),
  }));
