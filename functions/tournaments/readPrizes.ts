import { prizeLock, standingsOf } from '../../domain/tournament/prizes.ts';
import type { Handler } from '../shared/operation.ts';
import { toMoney } from '../shared/wire.ts';
import { prizeShown } from './entryReply.ts';
import { read } from './read.ts';
import type { readPrizes as route } from './readPrizes.schema.ts';

/** GET …/prizes — what each place collects, confirmed and paid (R123-I-64 to 66). */
export const readPrizes: Handler<typeof route> = (input) =>
  read(input, (state) => ({
    lock: prizeLock(state).status,
    pool: toMoney(state.lock?.pool ?? 0),
    overlay: toMoney(state.lock?.overlay ?? 0),
    placePrizes: (state.lock?.placePrizes ?? []).map(toMoney),
    prizes: standingsOf(state)
      .filter(({ prize }) => prize > 0)
      .map((standing) => prizeShown(state, standing)),
  }));
