import type { TableCommandOf } from '../../domain/tableDay/commands.ts';
import { type BankDay, loadClosedDay } from '../papers/orders/bankSettlement.ts';
import { BANK_TABLE } from '../shared/bankTable.ts';
import { execute } from '../shared/execute.ts';
import { contentHash } from '../shared/idempotency.ts';
import type { Ports } from '../shared/ports.ts';
import { streamOf } from '../shared/streams.ts';
import { settledViewsOf, viewsOf } from '../tables/views.ts';

/** The client under which the system records what its own workflows did. */
const WORKFLOW_CLIENT = 'workflow';

/** Records that the papers of a closed day are filed, in the name of who closed it (decision J2). */
export const recordDaySettled = async (ports: Ports, order: BankDay): Promise<void> => {
  const { operator, tableId, day: number, closing } = order;
  const { day, closed } = await loadClosedDay(ports, order);
  const { by, occurredAt, jornada } = closed;
  const command: TableCommandOf<'RecordDaySettled'> = {
    type: 'RecordDaySettled',
    by,
    occurredAt,
    jornada,
    day: number,
    closing,
  };
  const idempotencyKey = `settled-${tableId}-${number}-${closing}`;
  const request = {
    operator,
    client: WORKFLOW_CLIENT,
    idempotencyKey,
    requestId: idempotencyKey,
    contentHash: contentHash('recordDaySettled', order, null),
  };
  await execute(ports, request, {
    aggregate: BANK_TABLE,
    stream: streamOf.table(tableId),
    prepare: () => ({ command }),
    views: (outcome) =>
      outcome.state.status !== 'unannounced' && outcome.state.day?.day === number
        ? viewsOf(operator, tableId, outcome)
        : settledViewsOf(operator, tableId, { ...day, settled: closing }, outcome.sequence),
    answer: () => ({ status: 200, body: { closing } }),
  });
};
