import { regimesOf } from '../../../domain/registry/selectors.ts';
import { figuresOf } from '../../../domain/tableDay/figures.ts';
import type { TableDay } from '../../../domain/tableDay/state.ts';
import { paperNumber } from '../../../reports/format/paperNumber.ts';
import type { DayBank, DayTable } from '../../../reports/papers/ijInput.ts';
import { loadClosedDay, settleDay } from '../../papers/orders/bankSettlement.ts';
import { dayOfJornada, tablesOfGame } from '../../shared/daysOfTable.ts';
import { streamOf } from '../../shared/streams.ts';
import { type DayHistory, dayHistory } from '../../shared/tableDays.ts';
import type { DaySummary } from '../../tables/views.ts';
import { bankIncidents } from './bankIncidents.ts';
import { listedPaper } from './listedPaper.ts';
import { type Contribution, type Day, together } from './part.ts';

const MADERO = { name: 'Madero Poker Bonus', norm: 'Res.\u00a0132/2015' };

/** The bank tables that were open that jornada. @see R132-1 and decision B5 */
export const bankTablesOfDay = async (day: Day): Promise<Contribution> => {
  const parts: Contribution[] = [];
  const { ports, operator, jornada } = day;
  for (const tableId of await tablesOfGame(ports.table, operator, 'madero')) {
    const summary = await dayOfJornada(ports.table, operator, tableId, jornada);
    if (summary !== null) parts.push(await tableOfDay(day, summary as unknown as DaySummary));
  }
  return together(parts);
};

const tableOfDay = async (day: Day, summary: DaySummary): Promise<Contribution> => {
  const { ports, operator } = day;
  const { tableId } = summary;
  const name = { operator, tableId, day: summary.day };
  const history = await dayHistory(ports.table, name);
  if (!history) throw new Error(`Day ${summary.day} of ${tableId} was never opened.`);
  const streams = [streamOf.table(tableId)];
  const incidents = bankIncidents(history);
  const settled = settledClosing(history, summary);
  if (settled === 0)
    return { banks: [bankOf(history.day, null, stateOf(history, settled))], incidents, streams };
  const closed = await loadClosedDay(ports, { ...name, closing: settled });
  const table = await settledTable(day, tableId, closed.day);
  return {
    tables: [table],
    banks: [bankOf(closed.day, table.paper, stateOf(history, settled))],
    incidents,
    streams,
  };
};

/**
 * The last closing whose papers are filed. Once another day has begun its record stands in the
 * stream after that one's opening, so the view of the day says it.
 */
const settledClosing = ({ day }: DayHistory, { status, closings }: DaySummary): number =>
  status === 'settled' ? closings : day.settled;

const settledTable = async (day: Day, tableId: string, closed: TableDay): Promise<DayTable> => {
  const source = `LM/${tableId}/${day.jornada}`;
  const { number } = await listedPaper(day, 'LM', source, closed.closings);
  const { result, split } = settleDay(closed, regimesOf(day.registry));
  return {
    game: MADERO,
    event: null,
    venue: closed.terms.venue,
    table: closed.terms.table,
    paper: `LM ${paperNumber(number)}`,
    takings: null,
    prizes: null,
    benefit: result,
    split,
  };
};

const stateOf = ({ day: { closing, closings } }: DayHistory, settled: number): string => {
  if (closing === null) return closings === 0 ? 'Abierta' : 'Reabierta';
  return settled === closings ? 'Liquidada' : 'Sin liquidar';
};

/** Only what is settled has a result. */
const bankOf = (day: TableDay, paper: string | null, state: string): DayBank => {
  const { result, ...figures } = figuresOf(day);
  return {
    table: day.terms.table,
    paper,
    state,
    ...figures,
    result: paper === null ? null : result,
  };
};
