import { changeHourOn } from '../../domain/registry/selectors.ts';
import { formatDay } from '../../domain/time/calendar.ts';
import { type Jornada, jornadaOf } from '../../domain/time/jornada.ts';
import type { Handler } from '../shared/operation.ts';
import { Refusal } from '../shared/problems/refusal.ts';
import { loadRegistry } from '../shared/registry.ts';
import { ports } from '../shared/runtime.ts';
import { localTime } from '../shared/time.ts';
import { startOf, startOnce } from '../workflow/executions.ts';
import type { startExport as route } from './exports.schema.ts';

/** POST /v1/exports — the workflow finds what stands and makes the rest. */
export const startExport: Handler<typeof route> = async ({ body, call }) => {
  const { operator } = call.caller;
  const { jornada } = body;
  const registry = await loadRegistry(ports(), operator);
  const wall = localTime(ports().now());
  const current = jornadaOf(wall, changeHourOn(registry, formatDay(wall) as Jornada));
  if (jornada >= current) throw new Refusal('request.jornada-not-over', { jornada, current });
  const order = { operator, jornada, request: call.idempotencyKey };
  await startOnce(startOf('LNSE_EXPORT_ARN', 'exp', order));
  return { status: 202, body: { jornada } };
};
