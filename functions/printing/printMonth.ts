import { toReply } from '../documents/reply.ts';
import { press } from '../papers/press.ts';
import { assertBegun } from '../papers/printing/begun.ts';
import { monthJob } from '../papers/printing/month.ts';
import { printPaper } from '../papers/printing/print.ts';
import type { Handler } from '../shared/operation.ts';
import { loadRegistry } from '../shared/registry.ts';
import type { printMonth as route } from './printMonth.schema.ts';

/** POST /v1/papers/months/{month} — finds the version that stands, or draws it. */
export const printMonth: Handler<typeof route> = async ({ path, body, call }) => {
  const used = press();
  const { operator } = call.caller;
  assertBegun(used.ports, `${path.month}-01`, { in: 'path', pointer: '#/month' });
  const registry = await loadRegistry(used.ports, operator);
  const order = { operator, month: path.month, venue: body.venue };
  const job = await monthJob(used.ports, registry, order);
  return { status: 200, body: toReply(await printPaper(used, operator, job)) };
};
