import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { openStage as route } from './openStage.schema.ts';

/** POST …/stages — a series from level 1, the final from the next (R123-I-10, R123-I-13). */
export const openStage: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'OpenStage',
    ...circumstance,
    stageId: call.idempotencyKey,
    series: body.series,
    level: body.level,
    reason: body.reason,
  }));
