import { heldAwards } from '../../domain/jackpot/state.ts';
import { JACKPOT } from '../shared/jackpot.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { streamOf } from '../shared/streams.ts';
import { toMoney } from '../shared/wire.ts';
import { announced } from './act.ts';
import type { readJackpot as route } from './readJackpot.schema.ts';
import { awardReply, meterReply } from './reply.ts';

/** GET /v1/jackpots/{jackpotId} — the sum of the meters of its tables (R132-58). */
export const readJackpot: Handler<typeof route> = async ({ path, call }) => {
  const stream = streamOf.jackpot(path.jackpotId);
  const { state, sequence } = await ports().store.load(JACKPOT, call.caller.operator, stream);
  const jackpot = announced(state);
  const body = {
    jackpotId: jackpot.jackpotId,
    ...meterReply(jackpot),
    status: jackpot.status,
    failure: jackpot.failure?.reason ?? null,
    contributionBps: jackpot.terms.contributionBps,
    reference: jackpot.terms.reference,
    tables: jackpot.tables.map(({ tableId, start, value }) => ({
      tableId,
      start: toMoney(start),
      value: toMoney(value),
    })),
    held: heldAwards(jackpot).map(awardReply),
    version: sequence,
  };
  return { status: 200, headers: { etag: `"${sequence}"` }, body };
};
