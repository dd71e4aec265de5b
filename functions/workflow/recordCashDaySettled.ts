import type { CashCommandOf } from '../../domain/cash/commands.ts';
import { type CashDayOrder, loadClosedCashDay } from '../papers/orders/cashSettlement.ts';
import { CASH_TABLE } from '../shared/cashTable.ts';
import { execute } from '../shared/execute.ts';
import type { Ports } from '../shared/ports.ts';
import { streamOf } from '../shared/streams.ts';
import { cashViewsOf, settledCashViewsOf } from '../tables/cash/views.ts';
import { settledRequest } from './settledRequest.ts';

/** Records that the papers of a cash table's day are filed, in the name of who closed it (J2). */
export const recordCashDaySettled = async (ports: Ports, order: CashDayOrder): Promise<void> => {
  const { operator, tableId, day: number, closing } = order;
  const { day, closed } = await loadClosedCashDay(ports, order);
  const { by, occurredAt, jornada } = closed;
  const command: CashCommandOf<'RecordCashDaySettled'> = {
    type: 'RecordCashDaySettled',
    by,
    occurredAt,
    jornada,
    day: number,
    closing,
  };
  await execute(ports, settledRequest('recordCashDaySettled', order), {
    aggregate: CASH_TABLE,
    stream: streamOf.cash(tableId),
    prepare: () => ({ command }),
    views: (outcome) =>
      outcome.state.status !== 'unannounced' && outcome.state.day?.day === number
        ? cashViewsOf(operator, tableId, outcome)
        : settledCashViewsOf(operator, tableId, { ...day, settled: closing }, outcome.sequence),
    answer: () => ({ status: 200, body: { closing } }),
  });
};
