import { historyUntil } from '../papers/history.ts';
import type { Closing } from '../papers/orders/closing.ts';
import { press } from '../papers/press.ts';
import { type EventPaper, eventJob } from '../papers/printing/event.ts';
import { printPaper } from '../papers/printing/print.ts';

export type PrintOrder = Closing & { readonly kind: EventPaper };

/**
 * Issues, draws and files one paper of an event as it stood when it was closed. Run again, it finds
 * the paper that says so.
 */
export const handler = async (order: PrintOrder): Promise<object> => {
  const { operator, tournamentId, closing, kind } = order;
  const used = press();
  const history = await historyUntil(
    used.ports,
    order,
    'TournamentClosed',
    (fact) => fact.closing === closing,
  );
  const event = { operator, tournamentId, ports: used.ports, ...history };
  const paper = await printPaper(used, operator, await eventJob(kind, event));
  return { documentId: paper.documentId, version: paper.version };
};
