import { nextCursor, readCursor } from '../shared/cursor.ts';
import { keys } from '../shared/keys.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import type { listExports as route } from './exports.schema.ts';
import type { ExportRecord } from './record.ts';
import { toReply } from './reply.ts';

/** GET /v1/exports — by jornada, the latest first. */
export const listExports: Handler<typeof route> = async ({ query, call }) => {
  const { limit, cursor } = query;
  const found = await ports().table.queryIndex({
    pk: keys.exportsIndex(call.caller.operator),
    from: keys.first,
    to: cursor === undefined ? keys.last : readCursor(cursor),
    limit: limit + 1,
    descending: true,
  });
  const exports = found.slice(0, limit).map((item) => toReply(item as unknown as ExportRecord));
  const next = nextCursor(found[limit]?.['gsi1sk']);
  return { status: 200, body: { exports, ...(next && { next }) } };
};
