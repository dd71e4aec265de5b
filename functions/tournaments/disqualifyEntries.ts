import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { disqualifyEntries as route } from './disqualifyEntries.schema.ts';

/** POST …/disqualifications — the place counts, the prize is divided (R123-II-41.b3). */
export const disqualifyEntries: Handler<typeof route> = ({ path, body, call }) => {
  const exitId = call.idempotencyKey;
  const { hand, out, norm, reason } = body;
  return act(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'DisqualifyEntries',
      ...circumstance,
      exitId,
      hand,
      out,
      norm,
      reason,
    }),
    () => ({ exitId }),
  );
};
