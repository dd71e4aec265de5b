import { nextCursor, readCursor } from '../shared/cursor.ts';
import { keys } from '../shared/keys.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import type { Item } from '../shared/table.ts';
import type { listShifts as route } from './listShifts.schema.ts';

/** GET /v1/cage/shifts — by jornada and desk, the latest first (R123-IV-1.4). */
export const listShifts: Handler<typeof route> = async ({ query, call }) => {
  const { limit, cursor } = query;
  const found = await ports().table.queryIndex({
    pk: keys.shiftsIndex(call.caller.operator),
    from: keys.first,
    to: cursor === undefined ? keys.last : readCursor(cursor),
    limit: limit + 1,
    descending: true,
  });
  const next = nextCursor(found[limit]?.['gsi1sk']);
  return { status: 200, body: { shifts: found.slice(0, limit).map(shown), ...(next && { next }) } };
};

const shown = ({ shiftId, desk, jornada, status, legajo, openedAt }: Item) => ({
  shiftId,
  desk,
  jornada,
  status,
  legajo,
  openedAt,
});
