import { nextCursor, readCursor } from '../shared/cursor.ts';
import { keys } from '../shared/keys.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import type { listRulings as route } from './listRulings.schema.ts';

/** GET /v1/rulings — of the operator by jornada, or of one event or table by the clock. */
export const listRulings: Handler<typeof route> = async ({ query, call }) => {
  const { limit, cursor, tournamentId, tableId } = query;
  const { operator } = call.caller;
  const place = tournamentId ?? tableId;
  const index = place === undefined ? 'gsi1' : 'gsi2';
  const pk = place === undefined ? keys.rulingsIndex(operator) : keys.rulingsOf(operator, place);
  const found = await ports().table.queryIndex(
    {
      pk,
      from: keys.first,
      to: cursor === undefined ? keys.last : readCursor(cursor),
      limit: limit + 1,
      descending: true,
    },
    index,
  );
  const next = nextCursor(found[limit]?.[`${index}sk`]);
  const rulings = found.slice(0, limit).map(({ shown }) => shown);
  return { status: 200, body: { rulings, ...(next && { next }) } };
};
