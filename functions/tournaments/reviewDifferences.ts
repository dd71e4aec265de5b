import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { reviewDifferences as route } from './reviewDifferences.schema.ts';

/** POST …/difference-reviews — for the figures as they stand (R123-IV-3.p3). */
export const reviewDifferences: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'ReviewDifferences',
    ...circumstance,
    reviewId: call.idempotencyKey,
    day: body.jornada,
    table: body.table,
    explanation: body.explanation,
  }));
