import type { TableFact } from '../../domain/tableDay/facts.ts';
import { type DayFigures, figuresOf } from '../../domain/tableDay/figures.ts';
import type { BankTable, TableDay } from '../../domain/tableDay/state.ts';
import type { Outcome } from '../shared/execute.ts';
import { keys } from '../shared/keys.ts';
import type { Item, Write } from '../shared/table.ts';

/** How a list shows a bank table. */
export type TableSummary = {
  readonly tableId: string;
  readonly status: 'open' | 'closed';
  readonly game: string;
  readonly venue: string;
  readonly table: number;
  readonly sector: string;
  /** The last day; null before the first. */
  readonly jornada: string | null;
  readonly day: number | null;
};

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
  const when = { sequenceBelow: sequence };
  const types = new Set(facts.map(({ type }) => type));
  if (!CHANGES.some((type) => types.has(type))) return []; // of a round: no view shows it
  const summary = { ...tableOf(operator, tableId, state), sequence };
  const { day } = state;
  const shownDay = day && { ...dayItem(operator, tableId, day), sequence };
  const start = day && { ...keys.tableStart(operator, tableId, day.day), from: sequence };
  const work = day && { ...workOf(operator, tableId, day), sequence };
  return [
    ...(types.has('TableAnnounced') || types.has('DayOpened') || WORK.some((t) => types.has(t))
      ? [{ put: summary, when }]
      : []),
    ...(shownDay ? [{ put: shownDay, when }] : []),
    ...(start && types.has('DayOpened') ? [{ put: start, when: 'absent' as const }] : []),
    ...(work && WORK.some((type) => types.has(type)) ? [{ put: work, when }] : []),
  ];
};

/** The views of a day whose papers were filed after another day had begun. */
export const settledViewsOf = (
  operator: string,
  tableId: string,
  day: TableDay,
  sequence: number,
): Write[] =>
  [dayItem(operator, tableId, day), workOf(operator, tableId, day)].map((item) => ({
    put: { ...item, sequence },
    when: { sequenceBelow: sequence },
  }));

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

type Announced = Exclude<BankTable, { status: 'unannounced' }>;

const tableOf = (operator: string, tableId: string, { status, terms, day }: Announced): Item => {
  const { game, venue, table, sector } = terms;
  const summary: TableSummary = {
    tableId,
    status,
    game,
    venue,
    table,
    sector,
    jornada: day?.jornada ?? null,
    day: day?.day ?? null,
  };
  const gsi1pk = keys.tablesIndex(operator);
  const gsi1sk = keys.tablesIndexSk(table, tableId);
  return { ...keys.tableSummary(operator, tableId), gsi1pk, gsi1sk, ...summary };
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

export const statusOf = ({ closing, closings, settled }: TableDay): DaySummary['status'] => {
  if (closing === null) return 'open';
  return settled === closings ? 'settled' : 'closed';
};

/** A closed day is open work until that closing is settled: then it leaves the index. */
const workOf = (operator: string, tableId: string, day: TableDay): Item => {
  const { day: number, closings: closing } = day;
  const open = statusOf(day) === 'closed';
  const gsi1sk = keys.tableWorkIndexSk(operator, tableId, number);
  const index = open ? { gsi1pk: keys.workIndex, gsi1sk } : {};
  const key = keys.tableWork(operator, tableId, number);
  return { ...key, ...index, operator, tableId, day: number, closing, open };
};
