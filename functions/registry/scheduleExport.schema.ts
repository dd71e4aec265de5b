import * as z from 'zod';
import { put } from '../shared/route.ts';
import { Circumstances, Day, Recorded } from '../shared/wire.ts';

const HOUR_MAX = 23;

/** PUT /v1/registry/export-schedules/{from}. */
export const scheduleExport = put({
  path: '/v1/registry/export-schedules/{from}',
  summary: 'Sets the hour of the daily export, for jornadas from a day on',
  scopes: ['tapete/admin'],
  parameters: z.strictObject({ from: Day }),
  body: z.strictObject({ ...Circumstances, hour: z.int().min(0).max(HOUR_MAX) }),
  reply: { status: 200, schema: Recorded },
});
