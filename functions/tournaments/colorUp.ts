import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { colorUp as route } from './colorUp.schema.ts';

/** POST …/color-ups — one card for each odd chip (R123-IV-7.2). */
export const colorUp: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'ColorUp',
    ...circumstance,
    raceId: call.idempotencyKey,
    table: body.table,
    denomination: body.denomination,
    rows: body.rows,
    dealt: body.dealt,
  }));
