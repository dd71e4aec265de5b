import type { AnchorRecord } from '../proof/anchors.ts';
import { nextCursor, readCursor } from '../shared/cursor.ts';
import { keys } from '../shared/keys.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import type { listAnchors as route } from './exports.schema.ts';

/** GET /v1/anchors — the signed roots, the latest first. */
export const listAnchors: Handler<typeof route> = async ({ query, call }) => {
  const { limit, cursor } = query;
  const range = keys.anchors(call.caller.operator);
  const found = await ports().table.query({
    ...range,
    ...(cursor === undefined ? {} : { to: readCursor(cursor) }),
    limit: limit + 1,
    descending: true,
  });
  const anchors = found.slice(0, limit).map((item) => {
    const { number, day, takenAt, root, sha256 } = item as unknown as AnchorRecord;
    return { number, day, takenAt, root, sha256 };
  });
  const next = nextCursor(found[limit]?.sk);
  return { status: 200, body: { anchors, ...(next && { next }) } };
};
