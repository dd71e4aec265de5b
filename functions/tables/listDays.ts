import { BANK_TABLE } from '../shared/bankTable.ts';
import { nextCursor, readCursor } from '../shared/cursor.ts';
import { keys } from '../shared/keys.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { streamOf } from '../shared/streams.ts';
import type { Item } from '../shared/table.ts';
import { reached } from './act.ts';
import { figuresReply } from './dayReply.ts';
import type { listDays as route } from './listDays.schema.ts';
import type { DaySummary } from './views.ts';

/** GET …/days — the days of a table, the latest first. */
export const listDays: Handler<typeof route> = async ({ path, query, call }) => {
  const { operator } = call.caller;
  const { limit, cursor } = query;
  const { store, table } = ports();
  const { state } = await store.load(BANK_TABLE, operator, streamOf.table(path.tableId));
  reached(state, path, call.caller);
  const found = await table.query({
    pk: keys.tableDay(operator, path.tableId, 1).pk,
    from: keys.first,
    to: cursor === undefined ? keys.last : readCursor(cursor),
    limit: limit + 1,
    descending: true,
  });
  const next = nextCursor(found[limit]?.sk);
  return { status: 200, body: { days: found.slice(0, limit).map(shown), ...(next && { next }) } };
};

const shown = (item: Item) => {
  const { day, jornada, status, closings, figures } = item as unknown as DaySummary;
  return { day, jornada, status, closings, figures: figuresReply(figures) };
};
