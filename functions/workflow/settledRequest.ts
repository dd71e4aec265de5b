import type { Request } from '../shared/execute.ts';
import { contentHash } from '../shared/idempotency.ts';

/** The client under which the system records what its own workflows did. */
const WORKFLOW_CLIENT = 'workflow';

type Order = {
  readonly operator: string;
  readonly tableId: string;
  readonly day: number;
  readonly closing: number;
};

/** The request of a workflow that records a day of a table as settled: once for each closing. */
export const settledRequest = (operation: string, order: Order): Request => {
  const { operator, tableId, day, closing } = order;
  const idempotencyKey = `settled-${tableId}-${day}-${closing}`;
  return {
    operator,
    client: WORKFLOW_CLIENT,
    idempotencyKey,
    requestId: idempotencyKey,
    contentHash: contentHash(operation, order, null),
  };
};
