import { evolveDay } from '../../domain/cash/evolveDay.ts';
import type { CashFact } from '../../domain/cash/facts.ts';
import type { CashFigures } from '../../domain/cash/figures.ts';
import type { CashDay } from '../../domain/cash/state.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import {
  type DayName,
  type DaysOf,
  dayOfJornada,
  type History,
  historyOfDay,
  tablesOfGame,
} from './daysOfTable.ts';
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
  const ids = await tablesOfGame(table, operator, 'cash');
  const days = await Promise.all(ids.map((id) => dayOfJornada(table, operator, id, jornada)));
  return days.filter((day) => day !== null) as unknown as CashDaySummary[];
};
