import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { countPlayerChips as route } from './countPlayerChips.schema.ts';

/** POST …/chip-counts — compared with the chips in play (R123-IV-7.1). */
export const countPlayerChips: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'CountChips',
    ...circumstance,
    countId: call.idempotencyKey,
    sheets: body.sheets,
  }));
