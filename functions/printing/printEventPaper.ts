import { toReply } from '../documents/reply.ts';
import { historyNow } from '../papers/history.ts';
import { press } from '../papers/press.ts';
import { eventJob } from '../papers/printing/event.ts';
import { printPaper } from '../papers/printing/print.ts';
import type { Handler } from '../shared/operation.ts';
import { demandReadable } from './demandReadable.ts';
import type { printEventPaper as route } from './printEventPaper.schema.ts';

/** POST /v1/papers/tournaments/{tournamentId} — finds the version that stands, or draws it. */
export const printEventPaper: Handler<typeof route> = async ({ path, body, call }) => {
  const used = press();
  const { operator } = call.caller;
  const event = { operator, tournamentId: path.tournamentId };
  const history = await historyNow(used.ports, event);
  const job = await eventJob(body.kind, { ...event, ...history, ports: used.ports });
  demandReadable(call.caller, job);
  return { status: 200, body: toReply(await printPaper(used, operator, job)) };
};
