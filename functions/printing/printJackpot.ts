import { toReply } from '../documents/reply.ts';
import { press } from '../papers/press.ts';
import { assertBegun } from '../papers/printing/begun.ts';
import { jackpotJob } from '../papers/printing/jackpot.ts';
import { printPaper } from '../papers/printing/print.ts';
import type { Handler } from '../shared/operation.ts';
import type { printJackpot as route } from './printJackpot.schema.ts';

/** POST /v1/papers/jackpots/{jackpotId} — finds the version that stands, or draws it. */
export const printJackpot: Handler<typeof route> = async ({ path, body, call }) => {
  const used = press();
  const { operator, venue } = call.caller;
  const { jornada } = body;
  assertBegun(used.ports, jornada, { in: 'body', pointer: '#/jornada' });
  const order = { operator, venue, jackpotId: path.jackpotId, jornada };
  const job = await jackpotJob(used.ports, order);
  return { status: 200, body: toReply(await printPaper(used, operator, job)) };
};
