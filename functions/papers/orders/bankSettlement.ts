import { regimesOf } from '../../../domain/registry/selectors.ts';
import {
  type BankTableSettlement,
  settleBankTable,
} from '../../../domain/settlement/settleBankTable.ts';
import type { TableFactOf } from '../../../domain/tableDay/facts.ts';
import { figuresOf } from '../../../domain/tableDay/figures.ts';
import type { TableDay } from '../../../domain/tableDay/state.ts';
import { buildBankLm } from '../../../reports/papers/bank/lmBank.ts';
import type { Ports } from '../../shared/ports.ts';
import { loadRegistry } from '../../shared/registry.ts';
import { type DayName, dayHistory } from '../../shared/tableDays.ts';
import type { PaperRef } from '../paperRef.ts';
import type { Press } from '../press.ts';
import { issueTableDay } from './tableDay.ts';

/** One closing of one day of a bank table: 1, and more when it was opened again. */
export type BankDay = DayName & { readonly closing: number };

export type ClosedDay = {
  readonly day: TableDay;
  readonly closed: TableFactOf<'DayClosed'>;
};

/** The settlement of a bank table in one jornada, with the split of its result. */
export const issueBankSettlement = async (
  press: Press,
  order: BankDay,
): Promise<{
  paper: PaperRef;
  settlement: BankTableSettlement;
  closedAt: TableFactOf<'DayClosed'>;
}> => {
  const { ports } = press;
  const { day, closed } = await loadClosedDay(ports, order);
  const registry = await loadRegistry(ports, order.operator);
  const settlement = settleDay(day, regimesOf(registry));
  const paper = await issueTableDay(press, order, {
    registry,
    day,
    build: (head) => buildBankLm({ ...head, day, settlement }),
  });
  return { paper, settlement, closedAt: closed };
};

/** A day as it stood when it was closed; what came later is left out. */
export const loadClosedDay = async ({ table }: Ports, order: BankDay): Promise<ClosedDay> => {
  const history = await dayHistory(
    table,
    order,
    (fact) => fact.type === 'DayClosed' && fact.closing === order.closing,
  );
  const closed = history?.facts.at(-1);
  if (!history || closed?.type !== 'DayClosed')
    throw new Error(`Day ${order.day} of ${order.tableId} has no closing ${order.closing}.`);
  return { day: history.day, closed };
};

/** What a closed day of a bank table won or lost, and its split. */
export const settleDay = (
  day: TableDay,
  regimes: Parameters<typeof settleBankTable>[2],
): BankTableSettlement => {
  const { closing, ...figures } = figuresOf(day);
  if (closing === null) throw new Error('A day is settled once it is closed.');
  const place = { jornada: day.jornada, table: day.terms.table };
  return settleBankTable(place, { ...figures, closing }, regimes);
};
