import { centavos } from '../../../domain/money/centavos.ts';
import { countText } from '../../format/amount.ts';
import { blank, type Cell, count, money, text } from '../../model/cell.ts';
import type { Table } from '../../model/paper.ts';

/**
 * What the rows of a list before each row add up to, so that a sheet can carry it over: the rows
 * counted and the sums of the columns of figures, of a balance the last one. Totals and subtotals are
 * not counted twice.
 */
export type Carried = (before: number) => {
  readonly count: number;
  readonly sums: readonly number[];
};

/** Running sums every so many rows are kept; what lies between is added when asked. */
const STEP = 64;

export const carriedOf = (table: Table): Carried => {
  const width = table.columns.length;
  const marks: { count: number; sums: readonly number[] }[] = [];
  const running = { count: 0, sums: new Array<number>(width).fill(0) };
  const add = (into: { count: number; sums: number[] }, index: number) => {
    const row = table.rows[index];
    if (!row || row.role !== undefined) return;
    into.count += 1;
    row.cells.forEach((cell, column) => {
      if (cell.kind !== 'money' && cell.kind !== 'count') return;
      const before = table.columns[column]?.running ? 0 : (into.sums[column] ?? 0);
      into.sums[column] = before + cell.value;
    });
  };
  table.rows.forEach((_, index) => {
    if (index % STEP === 0) marks.push({ count: running.count, sums: [...running.sums] });
    add(running, index);
  });
  return (before) => {
    const mark = marks[Math.min(Math.floor(before / STEP), marks.length - 1)];
    const found = { count: mark?.count ?? 0, sums: [...(mark?.sums ?? running.sums)] };
    for (let index = Math.floor(before / STEP) * STEP; index < before; index += 1)
      add(found, index);
    return found;
  };
};

/** `Transporte a la hoja 2, 9 compras`, with the same sums that the next sheet begins with. */
export const carriedCells = (
  table: Table,
  carried: Carried,
  before: number,
  direction: { readonly to: number } | { readonly from: number },
): readonly Cell[] => {
  const { unitSingular = '', unitPlural = '' } = table.list ?? {};
  const { count: rows, sums } = carried(before);
  const unit = rows === 1 ? unitSingular : unitPlural;
  const where = 'to' in direction ? `a la hoja ${direction.to}` : `de la hoja ${direction.from}`;
  const label = text(`Transporte ${where}, ${countText(rows)} ${unit}`);
  const labelled = table.columns.findIndex(({ align }) => align === 'left');
  const all = carried(table.rows.length).sums;
  const sample = table.rows.find(({ role }) => role === undefined)?.cells ?? [];
  const total = table.rows.findLast(({ role }) => role === 'total')?.cells ?? [];
  return table.columns.map((_, index) => {
    if (index === labelled) return label;
    const sum = sums[index] ?? 0;
    if (sample[index]?.kind === 'money') return money(centavos(sum));
    return isAddedUp(total[index], all[index]) ? count(sum) : blank;
  });
};

/** Numbers of tables and players are counts too; what a total adds up is carried, as chips are. */
const isAddedUp = (total: Cell | undefined, sum: number | undefined): boolean =>
  total?.kind === 'count' && total.value === sum;
