import { toReply } from '../documents/reply.ts';
import { press } from '../papers/press.ts';
import { assertBegun } from '../papers/printing/begun.ts';
import { ledgerJob } from '../papers/printing/ledger.ts';
import { printPaper } from '../papers/printing/print.ts';
import type { Handler } from '../shared/operation.ts';
import { loadRegistry } from '../shared/registry.ts';
import type { printLedger as route } from './printLedger.schema.ts';

/** POST /v1/papers/ledgers — finds the version that stands, or draws it. */
export const printLedger: Handler<typeof route> = async ({ body, call }) => {
  const used = press();
  const { operator } = call.caller;
  const registry = await loadRegistry(used.ports, operator);
  const { from, until, venue } = body;
  assertBegun(used.ports, from, { in: 'body', pointer: '#/from' });
  const job = await ledgerJob(used.ports, registry, { operator, from, until, venue });
  return { status: 200, body: toReply(await printPaper(used, operator, job)) };
};
