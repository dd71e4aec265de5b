import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { announceLevel as route } from './announceLevel.schema.ts';

/** POST …/levels — the level applies from the next hand (R123-II-46). */
export const announceLevel: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'AnnounceLevel',
      ...circumstance,
      level: body.level,
      hand: body.hand,
      ...(body.reason !== undefined && { reason: body.reason }),
    }),
    ({ level }) => ({ level }),
  );
