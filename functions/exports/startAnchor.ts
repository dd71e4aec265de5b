import { formatDay } from '../../domain/time/calendar.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { localTime } from '../shared/time.ts';
import { startOf, startOnce } from '../workflow/executions.ts';
import type { startAnchor as route } from './exports.schema.ts';

/** POST /v1/anchors — the same machine as every night, under the name of this request. */
export const startAnchor: Handler<typeof route> = async ({ call }) => {
  const day = formatDay(localTime(ports().now()));
  const order = { operator: call.caller.operator, day, request: call.idempotencyKey };
  await startOnce(startOf('NIGHTLY_ANCHOR_ARN', 'anc', order));
  return { status: 202, body: { day } };
};
