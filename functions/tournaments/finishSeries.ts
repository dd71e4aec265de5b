import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { finishSeries as route } from './finishSeries.schema.ts';

/** POST …/series-endings — by level or number of players (R123-I-10). */
export const finishSeries: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'FinishSeries',
    ...circumstance,
    finishId: call.idempotencyKey,
    series: body.series,
  }));
