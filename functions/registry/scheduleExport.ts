import type { Handler } from '../shared/operation.ts';
import { record } from './record.ts';
import type { scheduleExport as route } from './scheduleExport.schema.ts';

/** PUT /v1/registry/export-schedules/{from} — each jornada from then on is exported at that hour. */
export const scheduleExport: Handler<typeof route> = ({ path, body, call }) =>
  record(body, call, ({ circumstance }) => ({
    type: 'ScheduleExport',
    ...circumstance,
    schedule: { from: path.from, hour: body.hour },
  }));
