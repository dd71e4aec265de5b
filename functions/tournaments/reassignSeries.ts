import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { reassignSeries as route } from './reassignSeries.schema.ts';

/** POST …/series-assignments — by hand (R123-I-9). */
export const reassignSeries: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'ReassignSeries',
    ...circumstance,
    assignmentId: call.idempotencyKey,
    entryId: body.entryId,
    series: body.series,
    reason: body.reason,
  }));
