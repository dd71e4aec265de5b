import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { placeStacks as route } from './placeStacks.schema.ts';

/** POST …/placed-stacks — they pay blinds and antes (R123-II-5). */
export const placeStacks: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'PlaceStacks',
    ...circumstance,
    placementId: call.idempotencyKey,
    places: body.places,
  }));
