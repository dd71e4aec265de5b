import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { closePlayDay as route } from './closePlayDay.schema.ts';

/** POST …/day-closings — bags and chips in play agree (R123-I-12). */
export const closePlayDay: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'ClosePlayDay',
    ...circumstance,
    closeId: call.idempotencyKey,
    levelGoesOn: body.levelGoesOn,
    explanation: body.explanation,
  }));
