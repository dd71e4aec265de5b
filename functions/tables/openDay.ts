import type { Handler } from '../shared/operation.ts';
import { signed } from '../shared/staff.ts';
import { toInventory } from '../shared/wire.ts';
import { act } from './act.ts';
import type { openDay as route } from './openDay.schema.ts';

/** POST …/openings — the chips that the day before left (decision B5). */
export const openDay: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    (scene) => ({
      type: 'OpenDay',
      ...signed(scene, body),
      openingId: call.idempotencyKey,
      chips: toInventory(body.chips),
    }),
    ({ day }) => ({ day: day?.day }),
  );
