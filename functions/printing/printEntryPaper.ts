import { toReply } from '../documents/reply.ts';
import { historyNow } from '../papers/history.ts';
import { press } from '../papers/press.ts';
import { entryJob } from '../papers/printing/entry.ts';
import { printPaper } from '../papers/printing/print.ts';
import type { Handler } from '../shared/operation.ts';
import { demandReadable } from './demandReadable.ts';
import type { printEntryPaper as route } from './printEntryPaper.schema.ts';

/** POST …/entries/{entryId} — finds the version that stands, or draws it. */
export const printEntryPaper: Handler<typeof route> = async ({ path, body, call }) => {
  const used = press();
  const { operator } = call.caller;
  const { tournamentId, entryId } = path;
  const history = await historyNow(used.ports, { operator, tournamentId });
  const event = { operator, tournamentId, ...history, ports: used.ports };
  const job = await entryJob(body.kind, event, entryId);
  demandReadable(call.caller, job);
  return { status: 200, body: toReply(await printPaper(used, operator, job)) };
};
