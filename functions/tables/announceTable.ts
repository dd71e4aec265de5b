import type { Handler } from '../shared/operation.ts';
import { actOnAny } from './act.ts';
import type { announceTable as route } from './announceTable.schema.ts';
import { termsOf } from './terms.ts';

/** POST /v1/tables — a table with its limits, its bonus and its jackpot (R132-21). */
export const announceTable: Handler<typeof route> = ({ body, call }) => {
  const tableId = call.idempotencyKey;
  return actOnAny(
    { path: { tableId }, body, call },
    ({ circumstance }) => ({
      type: 'AnnounceTable',
      ...circumstance,
      tableId,
      terms: termsOf(body, call.caller.venue),
    }),
    () => ({ tableId }),
  );
};
