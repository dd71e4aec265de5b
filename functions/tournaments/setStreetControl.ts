import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { setStreetControl as route } from './setStreetControl.schema.ts';

/** POST …/street-control — the management reserves it (R123-I-21). */
export const setStreetControl: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'SetStreetControl',
    ...circumstance,
    settingId: call.idempotencyKey,
    on: body.on,
  }));
