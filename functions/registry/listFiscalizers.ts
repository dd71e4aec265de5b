import type { Handler } from '../shared/operation.ts';
import type { listFiscalizers as route } from './listFiscalizers.schema.ts';
import { read } from './read.ts';

/** GET /v1/registry/fiscalizers — with the hours of the daily export. */
export const listFiscalizers: Handler<typeof route> = ({ call }) =>
  read(call, ({ fiscalizers, exportSchedules }) => ({ fiscalizers, schedules: exportSchedules }));
