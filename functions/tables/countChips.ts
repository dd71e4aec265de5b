import type { Handler } from '../shared/operation.ts';
import { signed } from '../shared/staff.ts';
import { toInventory } from '../shared/wire.ts';
import { act } from './act.ts';
import type { countChips as route } from './countChips.schema.ts';

/** POST …/counts — a count in the middle of the day, by the hour where the house wants it. */
export const countChips: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, (scene) => ({
    type: 'CountChips',
    ...signed(scene, body),
    countId: call.idempotencyKey,
    chips: toInventory(body.chips),
  }));
