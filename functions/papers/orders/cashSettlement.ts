import type { CashFactOf } from '../../../domain/cash/facts.ts';
import { figuresOf } from '../../../domain/cash/figures.ts';
import type { CashDay } from '../../../domain/cash/state.ts';
import { regimesOf } from '../../../domain/registry/selectors.ts';
import {
  type CashTableSettlement,
  settleCashTable,
} from '../../../domain/settlement/settleCashTable.ts';
import type { Regime } from '../../../domain/settlement/types.ts';
import { buildCashLm } from '../../../reports/papers/cash/lmCash.ts';
import { playedHands } from '../../../reports/papers/cash/playedHands.ts';
import { clubForm } from '../../../reports/papers/clubForm.ts';
import { type CashHistory, cashHistory } from '../../shared/cashDays.ts';
import type { DayName } from '../../shared/daysOfTable.ts';
import type { Ports } from '../../shared/ports.ts';
import { loadRegistry } from '../../shared/registry.ts';
import { seriesUnder } from '../../shared/series.ts';
import type { PaperRef } from '../paperRef.ts';
import type { Press } from '../press.ts';
import { issueTableDay } from './tableDay.ts';

/** One closing of one day of a cash table: 1, and more when it was opened again. */
export type CashDayOrder = DayName & { readonly closing: number; readonly game: 'cash' };

export type ClosedCashDay = CashHistory & { readonly closed: CashFactOf<'CashDayClosed'> };

/** The settlement of a cash table in one jornada, with the split of its benefit; a club's has its form. */
export const issueCashSettlement = async (
  press: Press,
  order: CashDayOrder,
): Promise<{
  paper: PaperRef;
  settlement: CashTableSettlement;
  closedAt: CashFactOf<'CashDayClosed'>;
}> => {
  const { ports } = press;
  const { facts, day, closed } = await loadClosedCashDay(ports, order);
  const registry = await loadRegistry(ports, order.operator);
  const settlement = settleCashDay(day, regimesOf(registry));
  const paper = await issueTableDay(press, order, {
    ...seriesUnder(day.terms.ruleset),
    registry,
    day,
    build: (head) => {
      const lm = buildCashLm({ ...head, day, hands: playedHands(facts), settlement });
      return isOfClub(day) ? clubForm(lm) : lm;
    },
  });
  return { paper, settlement, closedAt: closed };
};

/** A day as it stood when it was closed; what came later is left out. */
export const loadClosedCashDay = async (
  { table }: Ports,
  order: CashDayOrder,
): Promise<ClosedCashDay> => {
  const history = await cashHistory(
    table,
    order,
    (fact) => fact.type === 'CashDayClosed' && fact.closing === order.closing,
  );
  const closed = history?.facts.at(-1);
  if (!history || closed?.type !== 'CashDayClosed')
    throw new Error(`Day ${order.day} of ${order.tableId} has no closing ${order.closing}.`);
  return { ...history, closed };
};

/** What a day of a cash table comes to, under these regimes; of a club's nothing is split. */
export const settleCashDay = (day: CashDay, regimes: readonly Regime[]): CashTableSettlement =>
  settleCashTable(
    { jornada: day.jornada, table: day.terms.table },
    figuresOf(day),
    isOfClub(day) ? 'organiser' : regimes,
  );

const isOfClub = ({ terms }: CashDay): boolean => terms.ruleset === 'CLUB';
