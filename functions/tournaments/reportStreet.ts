import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { reportStreet as route } from './reportStreet.schema.ts';

/** POST …/street-reports — every table waits for the others (R123-I-21). */
export const reportStreet: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'ReportStreet',
    ...circumstance,
    round: body.round,
    table: body.table,
    street: body.street,
  }));
