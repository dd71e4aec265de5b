import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { openHand as route } from './openHand.schema.ts';

/** POST …/hands — the level in force holds for it (R123-II-46). */
export const openHand: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'OpenHand',
    ...circumstance,
    table: body.table,
    hand: body.hand,
    smallBlind: body.smallBlind,
    bigBlind: body.bigBlind,
  }));
