import { evolveDay } from '../../domain/tableDay/evolveDay.ts';
import type { TableFact } from '../../domain/tableDay/facts.ts';
import type { TableDay } from '../../domain/tableDay/state.ts';
import { type DayName, type DaysOf, type History, historyOfDay } from './daysOfTable.ts';
import { streamOf } from './streams.ts';
import type { Table } from './table.ts';

export type { DayName };

/** One day of a bank table: its facts, and what they made of it. */
export type DayHistory = History<TableDay, DayFact>;
type DayFact = Exclude<TableFact, { type: 'TableAnnounced' }>;

/** One day of a bank table. @param isLast where to stop, such as at one closing */
export const dayHistory = (
  table: Table,
  name: DayName,
  isLast: (fact: DayFact) => boolean = () => false,
): Promise<DayHistory | undefined> => historyOfDay(table, name, DAYS, isLast);

const DAYS: DaysOf<TableDay, DayFact> = {
  stream: streamOf.table,
  opening: 'DayOpened',
  evolve: evolveDay,
};
