import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { withdrawEntry as route } from './withdrawEntry.schema.ts';

/** POST …/withdrawals — classified as if eliminated then (R123-I-59, R123-I-61). */
export const withdrawEntry: Handler<typeof route> = ({ path, body, call }) => {
  const exitId = call.idempotencyKey;
  const { entryId, hand, chipsRemoved } = body;
  return act(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'WithdrawEntry',
      ...circumstance,
      exitId,
      entryId,
      hand,
      chipsRemoved,
    }),
    () => ({ exitId }),
  );
};
