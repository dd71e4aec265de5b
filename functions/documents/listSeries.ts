import { keys } from '../shared/keys.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import type { listSeries as route } from './documents.schema.ts';
import { fromItem } from './paperRecord.ts';
import { seriesReports } from './seriesReport.ts';

/** GET /v1/series — what is missing or twice in each series of paper numbers. */
export const listSeries: Handler<typeof route> = async ({ call }) => {
  const pk = keys.papersIndex(call.caller.operator);
  const items = await ports().table.queryIndex({ pk, from: keys.first, to: keys.last });
  return { status: 200, body: { series: seriesReports(items.map(fromItem)) } };
};
