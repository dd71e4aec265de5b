import type { Cell } from '../../model/cell.ts';
import { headText } from './headText.ts';
import type { Placed } from './layout.ts';
import { WIDTHS } from './style.ts';

/** Width of each column of a sheet in characters: the widest that one of its tables wants. */
export const columnWidths = (tables: readonly Placed[]): number[] => {
  const columns = Math.max(...tables.map(({ table }) => table.columns.length));
  return Array.from({ length: columns }, (_, index) =>
    Math.max(...tables.map((placed) => widthIn(placed, index))),
  );
};

/** How many lines a text takes in so many characters, broken between words. */
export const linesIn = (text: string, width: number): number => {
  let lines = 1;
  let used = 0;
  for (const { length } of text.split(' ')) {
    if (used > 0 && used + 1 + length > width) {
      lines += 1;
      used = length;
    } else used += used === 0 ? length : length + 1;
  }
  return lines;
};

const widthIn = (placed: Placed, index: number): number => {
  const column = placed.table.columns[index];
  if (column === undefined) return 0;
  const words = headText(column, placed, index).split(' ');
  const longestWord = Math.max(...words.map(({ length }) => length)) + 2;
  const wanted = placed.details.map(({ cells }) => widthOf(cells[index]));
  return Math.max(WIDTHS.textMin, longestWord, ...wanted);
};

const widthOf = (cell: Cell | undefined): number => {
  if (cell === undefined || cell.kind === 'none' || cell.kind === 'blank') return 0;
  if (cell.kind !== 'text') return WIDTHS[cell.kind];
  return Math.min(cell.value.length + 2, WIDTHS.textMax);
};
