import type { Handler } from '../shared/operation.ts';
import { toCentavos } from '../shared/wire.ts';
import { act } from './act.ts';
import type { announceJackpot as route } from './announceJackpot.schema.ts';
import { meterReply } from './reply.ts';
import { toLink } from './toLink.ts';

/** POST /v1/jackpots — a meter with its start, percentage and tables (R132-51, R132-58). */
export const announceJackpot: Handler<typeof route> = ({ body, call }) => {
  const jackpotId = call.idempotencyKey;
  const { creditMin, contributionBps, prizeBps, straightFlushAfterRoyal, reference } = body;
  return act(
    { path: { jackpotId }, body, call },
    async ({ circumstance }) => ({
      type: 'AnnounceJackpot',
      ...circumstance,
      jackpotId,
      terms: {
        creditMin: toCentavos(creditMin),
        contributionBps,
        prizeBps: {
          'royal-flush': prizeBps.royalFlush,
          'straight-flush': prizeBps.straightFlush,
        },
        straightFlushAfterRoyal,
        reference,
      },
      tables: await Promise.all(
        body.tables.map(({ tableId, start }) =>
          toLink(call.caller.operator, jackpotId, { tableId, start: toCentavos(start) }),
        ),
      ),
    }),
    (state) => ({ jackpotId, ...meterReply(state) }),
  );
};
