import { nextCursor, readCursor } from '../shared/cursor.ts';
import { keys } from '../shared/keys.ts';
import type { Handler } from '../shared/operation.ts';
import { reachesVenue } from '../shared/reach.ts';
import { ports } from '../shared/runtime.ts';
import type { Item } from '../shared/table.ts';
import type { TableSummary } from './dayViews.ts';
import type { listTables as route } from './listTables.schema.ts';

/** GET /v1/tables — by the number on the table. */
export const listTables: Handler<typeof route> = async ({ query, call }) => {
  const { limit, cursor } = query;
  const found = await ports().table.queryIndex({
    pk: keys.tablesIndex(call.caller.operator),
    from: cursor === undefined ? keys.first : readCursor(cursor),
    to: keys.last,
    limit: limit + 1,
  });
  const next = nextCursor(found[limit]?.['gsi1sk']);
  const own = found.slice(0, limit).filter((item) => reachesVenue(call.caller, item['venue']));
  return { status: 200, body: { tables: own.map(shown), ...(next && { next }) } };
};

const shown = (item: Item): TableSummary => {
  const { tableId, status, game, venue, table, sector, jornada, day } =
    item as unknown as TableSummary;
  return { tableId, status, game, venue, table, sector, jornada, day };
};
