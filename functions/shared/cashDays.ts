import { evolveDay } from '../../domain/cash/evolveDay.ts';
import type { CashFact } from '../../domain/cash/facts.ts';
import type { CashFigures } from '../../domain/cash/figures.ts';
import type { CashDay } from '../../domain/cash/state.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import { type DayName, type DaysOf, type History, historyOfDay } from './daysOfTable.ts';
import { keys } from './keys.ts';
import { streamOf } from './streams.ts';
import type { Table } from './table.ts';

/** One day of a cash table: its facts, and what they made of it. */
export type CashHistory = History<CashDay, CashFact>;

/** One day of a cash table. @param isLast where to stop, such as at one closing */
export const cashHistory = (
  table: Table,
  name: DayName,
  isLast: (fact: CashFact) => boolean = () => false,
): Promise<CashHistory | undefined> => historyOfDay(table, name, DAYS, isLast);

const DAYS: DaysOf<CashDay, CashFact> = {
  stream: streamOf.cash,
  opening: 'CashDayOpened',
  evolve: evolveDay,
};

/** How a list, and the export of a jornada, show one day of a cash table. */
export type CashDaySummary = {
  readonly game: 'cash';
  readonly ruleset: string;
  readonly tableId: string;
  /** The number on the table. */
  readonly table: number;
  readonly day: number;
  readonly jornada: Jornada;
  readonly status: 'open' | 'closed' | 'settled';
  readonly closings: number;
  readonly sessions: number;
  readonly figures: CashFigures;
  /** The rake as counted at the last closing; null before. */
  readonly box: number | null;
  readonly review: string | null;
};

/**
 * Every day of a cash table in one jornada, by the number of the table: hands, pots, rake and box.
 * The stream of each is `streamOf.cash(tableId)`.
 */
export const cashDaysOn = async (
  table: Table,
  operator: string,
  jornada: Jornada,
): Promise<readonly CashDaySummary[]> => {
  const tables = await table.queryIndex({
    pk: keys.tablesIndex(operator),
    from: keys.first,
    to: keys.last,
  });
  const ids = tables
    .filter((item) => item['game'] === 'cash')
    .map((item) => String(item['tableId']));
  const days = await Promise.all(ids.map((id) => daysOf(table, operator, id)));
  return days.flat().filter((day) => day.jornada === jornada);
};

const daysOf = async (
  table: Table,
  operator: string,
  tableId: string,
): Promise<readonly CashDaySummary[]> => {
  const { pk } = keys.tableDay(operator, tableId, 1);
  const items = await table.query({ pk, from: keys.first, to: keys.last });
  return items as unknown as CashDaySummary[];
};
