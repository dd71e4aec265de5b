import { toReply } from '../documents/reply.ts';
import { historyNow } from '../papers/history.ts';
import { press } from '../papers/press.ts';
import { printPaper } from '../papers/printing/print.ts';
import { tableJob } from '../papers/printing/table.ts';
import type { Handler } from '../shared/operation.ts';
import { demandReadable } from './demandReadable.ts';
import type { printTablePaper as route } from './printTablePaper.schema.ts';

/** POST …/tables/{table} — finds the version that stands, or draws it. */
export const printTablePaper: Handler<typeof route> = async ({ path, body, call }) => {
  const used = press();
  const { operator } = call.caller;
  const { tournamentId, table } = path;
  const { kind, forNextCount } = body;
  const history = await historyNow(used.ports, { operator, tournamentId });
  const event = { operator, tournamentId, ...history, ports: used.ports };
  const job = tableJob(kind, { ...event, table, forNextCount });
  demandReadable(call.caller, job);
  return { status: 200, body: toReply(await printPaper(used, operator, job)) };
};
