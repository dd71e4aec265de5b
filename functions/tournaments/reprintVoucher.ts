import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import { copyReply, entryAfter } from './entryReply.ts';
import type { reprintVoucher as route } from './reprintVoucher.schema.ts';

/** POST …/reprints — a further print of the voucher, marked as such. */
export const reprintVoucher: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'ReprintVoucher',
      ...circumstance,
      entryId: path.entryId,
      reprintId: call.idempotencyKey,
      reason: body.reason,
    }),
    (state) => copyReply(entryAfter(state, path.entryId), call.idempotencyKey),
  );
