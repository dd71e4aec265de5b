import type { TableCommandOf } from '../../domain/tableDay/commands.ts';
import { type BankDay, loadClosedDay } from '../papers/orders/bankSettlement.ts';
import { BANK_TABLE } from '../shared/bankTable.ts';
import { execute } from '../shared/execute.ts';
import type { Ports } from '../shared/ports.ts';
import { streamOf } from '../shared/streams.ts';
import { settledViewsOf, viewsOf } from '../tables/views.ts';
import { settledRequest } from './settledRequest.ts';

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
  await execute(ports, settledRequest('recordDaySettled', order), {
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
