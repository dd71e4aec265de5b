import { sum } from '../../domain/money/centavos.ts';
import { pendingPrizesOf } from '../../domain/tournament/pendingPrizes.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { toMoney } from '../shared/wire.ts';
import type { listPendingPrizes as route } from './listPendingPrizes.schema.ts';
import { read } from './read.ts';

const DAY_MILLISECONDS = 86_400_000;

/** GET …/pending-prizes — by age (R123-I-66). */
export const listPendingPrizes: Handler<typeof route> = (input) =>
  read(input, (state) => {
    const now = new Date(ports().now()).getTime();
    const pending = pendingPrizesOf(state);
    const prizes = pending.map(({ prize, owedSince, ...rest }) => ({
      ...rest,
      prize: toMoney(prize),
      owedSince,
      ageDays: Math.max(0, Math.floor((now - new Date(owedSince).getTime()) / DAY_MILLISECONDS)),
    }));
    return { prizes, total: toMoney(sum(pending.map(({ prize }) => prize))) };
  });
