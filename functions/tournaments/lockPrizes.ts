import type { Handler } from '../shared/operation.ts';
import { toMoney } from '../shared/wire.ts';
import { act } from './act.ts';
import type { lockPrizes as route } from './lockPrizes.schema.ts';

/** POST …/prize-locks — fixes pool and places (R123-I-64, R123-I-65). */
export const lockPrizes: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    ({ circumstance }) => ({ type: 'LockPrizes', ...circumstance }),
    ({ lock }) => ({
      ...(lock && {
        lock: lock.lock,
        pool: toMoney(lock.pool),
        overlay: toMoney(lock.overlay ?? 0),
        placePrizes: lock.placePrizes.map(toMoney),
      }),
    }),
  );
