import { BANK_TABLE } from '../shared/bankTable.ts';
import type { Handler } from '../shared/operation.ts';
import { Refusal } from '../shared/problems/refusal.ts';
import { ports } from '../shared/runtime.ts';
import { streamOf } from '../shared/streams.ts';
import { dayHistory } from '../shared/tableDays.ts';
import { reached } from './act.ts';
import { wholeDayReply } from './dayReply.ts';
import type { readDay as route } from './readDay.schema.ts';

/** GET …/days/{day} — folded from the facts of that day alone. */
export const readDay: Handler<typeof route> = async ({ path, call }) => {
  const { operator } = call.caller;
  const { tableId, day } = path;
  const { store, table } = ports();
  const { state } = await store.load(BANK_TABLE, operator, streamOf.table(tableId));
  reached(state, path, call.caller);
  const history = await dayHistory(table, { operator, tableId, day });
  if (!history) throw new Refusal('request.not-found');
  return { status: 200, body: wholeDayReply(history.day) };
};
