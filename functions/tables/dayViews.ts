import { keys } from '../shared/keys.ts';
import type { Item, Write } from '../shared/table.ts';

/** How a list shows a table. */
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

/** Of a day of any table: its closings, and the one whose papers are filed. */
type Closings = {
  readonly day: number;
  readonly closing: object | null;
  readonly closings: number;
  readonly settled: number | null;
};

/** A closed day stays closed until the papers of that closing are filed. */
export const statusOf = ({ closing, closings, settled }: Omit<Closings, 'day'>) => {
  if (closing === null) return 'open';
  return settled === closings ? 'settled' : 'closed';
};

/** A table as it stands in the list of its operator. */
export const tableItem = (operator: string, summary: TableSummary): Item => {
  const { tableId, table } = summary;
  const gsi1pk = keys.tablesIndex(operator);
  const gsi1sk = keys.tablesIndexSk(table, tableId);
  return { ...keys.tableSummary(operator, tableId), gsi1pk, gsi1sk, ...summary };
};

/** A closed day is open work until that closing is settled: then it leaves the index. */
export const workItem = (operator: string, tableId: string, day: Closings): Item => {
  const { day: number, closings: closing } = day;
  const open = statusOf(day) === 'closed';
  const gsi1sk = keys.tableWorkIndexSk(operator, tableId, number);
  const index = open ? { gsi1pk: keys.workIndex, gsi1sk } : {};
  const key = keys.tableWork(operator, tableId, number);
  return { ...key, ...index, operator, tableId, day: number, closing, open };
};

/** Writes that leave a view alone where it shows a later version already. */
export const unlessLater = (sequence: number, items: readonly Item[]): Write[] =>
  items.map((item) => ({ put: { ...item, sequence }, when: { sequenceBelow: sequence } }));
