import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { openPlayDay as route } from './openPlayDay.schema.ts';

/** POST …/day-openings — play goes on (R123-I-12). */
export const openPlayDay: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'OpenPlayDay',
    ...circumstance,
    openId: call.idempotencyKey,
  }));
