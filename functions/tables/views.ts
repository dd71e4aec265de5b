import type { TableFact } from '../../domain/tableDay/facts.ts';
import { type DayFigures, figuresOf } from '../../domain/tableDay/figures.ts';
import type { AnnouncedTable, BankTable, TableDay } from '../../domain/tableDay/state.ts';
import type { Outcome } from '../shared/execute.ts';
import { keys } from '../shared/keys.ts';
import type { Item, Write } from '../shared/table.ts';
import { statusOf, type TableSummary, tableItem, unlessLater, workItem } from './dayViews.ts';

/** How a list shows one day of a table. */
export type DaySummary = {
  readonly tableId: string;
  readonly day: number;
  readonly jornada: string;
  readonly status: 'open' | 'closed' | 'settled';
  readonly closings: number;
  readonly figures: DayFigures;
};

/** The views of a table that change with its facts; each can be rebuilt from the stream. */
export const viewsOf = (
  operator: string,
  tableId: string,
  { state, facts, sequence }: Outcome<BankTable, TableFact>,
): Write[] => {
  if (state.status === 'unannounced') return [];
  const types = new Set(facts.map(({ type }) => type));
  if (!CHANGES.some((type) => types.has(type))) return []; // of a round: no view shows it
  const { day } = state;
  const toWork = WORK.some((type) => types.has(type));
  const changesTable = types.has('TableAnnounced') || types.has('DayOpened') || toWork;
  const start = day && { ...keys.tableStart(operator, tableId, day.day), from: sequence };
  return [
    ...unlessLater(sequence, [
      ...(changesTable ? [tableItem(operator, summaryOf(tableId, state))] : []),
      ...(day ? [dayItem(operator, tableId, day)] : []),
      ...(day && toWork ? [workItem(operator, tableId, day)] : []),
    ]),
    ...(start && types.has('DayOpened') ? [{ put: start, when: 'absent' as const }] : []),
  ];
};

/** The views of a day whose papers were filed after another day had begun. */
export const settledViewsOf = (
  operator: string,
  tableId: string,
  day: TableDay,
  sequence: number,
): Write[] =>
  unlessLater(sequence, [dayItem(operator, tableId, day), workItem(operator, tableId, day)]);

const CHANGES = [
  'TableAnnounced',
  'DayOpened',
  'ChipsFilled',
  'ChipsCredited',
  'DropCounted',
  'MovementVoided',
  'DayClosed',
  'DayReopened',
  'DaySettled',
] as const satisfies TableFact['type'][];

const WORK = ['DayClosed', 'DayReopened', 'DaySettled'] as const satisfies TableFact['type'][];

const summaryOf = (tableId: string, { status, terms, day }: AnnouncedTable): TableSummary => {
  const { game, venue, table, sector } = terms;
  const jornada = day?.jornada ?? null;
  return { tableId, status, game, venue, table, sector, jornada, day: day?.day ?? null };
};

const dayItem = (operator: string, tableId: string, day: TableDay): Item => {
  const { day: number, jornada, closings } = day;
  const summary: DaySummary = {
    tableId,
    day: number,
    jornada,
    status: statusOf(day),
    closings,
    figures: figuresOf(day),
  };
  return { ...keys.tableDay(operator, tableId, number), ...summary };
};
