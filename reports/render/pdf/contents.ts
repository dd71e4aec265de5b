import { centavos } from '../../../domain/money/centavos.ts';
import { isStrong } from '../../format/cell.ts';
import { type Cell, money } from '../../model/cell.ts';
import type { Table } from '../../model/paper.ts';
import type { Content } from './columns.ts';
import type { Pen } from './pen.ts';
import { type Printed, printedCell, type Role, type RowType, type SaidRow } from './rows.ts';
import type { Style } from './type.ts';

/** What each column must hold. A text with room to its right in a total row may run on there. */
export const contentsOf = (
  pen: Pen,
  table: Table,
  rows: readonly SaidRow[],
  type: RowType,
): readonly Content[] =>
  table.columns.map(({ align, running }, index) => {
    let carried = 0;
    let least = 0;
    let natural = 0;
    const consider = (cell: Cell, role: Role) => {
      const shown = printedCell(cell, role, table, type);
      const width = pen.width(shown.text, shown.style);
      natural = Math.max(natural, width);
      if (width <= least) return;
      least = Math.max(least, align === 'right' ? width : longestWord(pen, shown, width));
    };
    const figures = widestFigures();
    for (const { role, cells } of rows) {
      const cell = cells[index];
      if (!cell || isEmpty(cell)) continue;
      if (role !== undefined && runsOn(cells, index, align)) continue;
      if (role === undefined && cell.kind === 'money') carried += cell.value;
      const figure = figureOf(cell);
      if (figure === undefined) consider(cell, role);
      else figures.add(cell, role, figure);
    }
    figures.each(consider);
    // A sheet carries over as much as all but the last rows add up to.
    if (table.list && carried !== 0 && !running) consider(money(centavos(carried)), 'carried');
    const amounts = table.rows.some(({ cells }) => cells[index]?.kind === 'money');
    return { least, natural, amounts };
  });

const runsOn = (cells: readonly Cell[], index: number, align: 'left' | 'right'): boolean => {
  const next = cells[index + 1];
  return align === 'left' && next !== undefined && isEmpty(next);
};

const isEmpty = (cell: Cell): boolean =>
  cell.kind === 'blank' || (cell.kind === 'text' && cell.value === '');

/** A word longer than this is broken: a list cannot be as wide as the longest thing typed. */
const WORD_MAX = 32;

const longestWord = (pen: Pen, { text, style }: Printed, width: number): number => {
  const words = text.split(' ');
  const longest = words.length === 1 ? width : widest(pen, words, style);
  return Math.min(longest, WORD_MAX);
};

const widest = (pen: Pen, texts: readonly string[], style: Style): number =>
  texts.reduce((most, text) => Math.max(most, pen.width(text, style)), 0);

type Figure = { readonly cell: Cell; readonly role: Role; readonly figure: number };

/**
 * Of figures only the least and the largest of each kind and weight can be the widest, because all
 * digits are of one width: the others need not be written out to be measured.
 */
const widestFigures = () => {
  const found = new Map<string, { least: Figure; most: Figure }>();
  const add = (cell: Cell, role: Role, figure: number) => {
    const strong = role === 'total' || isStrong(cell);
    const key = `${cell.kind}${strong ? ' strong' : ''}${role === undefined ? '' : ' signed'}`;
    const known = found.get(key);
    if (!known) {
      const one = { cell, role, figure };
      found.set(key, { least: one, most: one });
    } else if (figure < known.least.figure) known.least = { cell, role, figure };
    else if (figure > known.most.figure) known.most = { cell, role, figure };
  };
  const each = (consider: (cell: Cell, role: Role) => void) => {
    for (const { least, most } of found.values()) {
      consider(least.cell, least.role);
      consider(most.cell, most.role);
    }
  };
  return { add, each };
};

/** What a cell counts; moments are as wide as each other. None for a text. */
const figureOf = (cell: Cell): number | undefined => {
  switch (cell.kind) {
    case 'count':
    case 'money':
    case 'ordinal':
      return cell.value;
    case 'percent':
      return cell.bps;
    case 'date':
    case 'instant':
    case 'minute':
    case 'time':
      return 0;
    default:
      return undefined;
  }
};
