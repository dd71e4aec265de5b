import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { changeSeriesEnd as route } from './changeSeriesEnd.schema.ts';

/** POST …/series-changes — announced to all players (R123-I-10). */
export const changeSeriesEnd: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'ChangeSeriesEnd',
    ...circumstance,
    changeId: call.idempotencyKey,
    series: body.series,
    throughLevel: body.throughLevel,
    qualifiers: body.qualifiers,
    reason: body.reason,
    announcement: body.announcement,
  }));
