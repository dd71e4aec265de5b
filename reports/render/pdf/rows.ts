import { cellText, isStrong } from '../../format/cell.ts';
import type { Cell } from '../../model/cell.ts';
import type { Row, Table } from '../../model/paper.ts';
import { type Content, type LaidColumn, TEXT_GAP } from './columns.ts';
import type { Pen } from './pen.ts';
import { COLUMN_GAP } from './sheet.ts';
import { asFigures, type Style } from './type.ts';
import { wrap } from './wrap.ts';

/** The two weights of a table's rows and the height of an ordinary one. */
export type RowType = {
  readonly plain: Style;
  readonly strong: Style;
  readonly height: number;
  /** From the top of the row to its baseline. */
  readonly rise: number;
};

export type Role = Row['role'] | 'carried' | 'nothing';

/** A cell as it is drawn, in its style. */
export type Printed = { readonly text: string; readonly style: Style };

export type LaidRow = {
  readonly role: Role;
  readonly cells: readonly Printed[];
  /** Lines of the cells that need more than one, by column. */
  readonly broken: ReadonlyMap<number, readonly string[]>;
  readonly height: number;
  readonly rise: number;
};

/** Each line of a text after the first. */
export const LINE = 3.6;
/** Heights of the rows that end a table or a sheet, and where their baselines are. */
const ROLE_HEIGHT = { last: 5.6, subtotal: 4.92, carried: 5.2 } as const;
const ROLE_RISE = { last: 3.85, subtotal: 3.4, carried: 3.55 } as const;

/** What the cells of one row print. Rows of a list have no `$`: its head says it for all. */
export const printed = (cells: readonly Cell[], role: Role, table: Table, type: RowType) => {
  const bare = table.list !== undefined && role === undefined;
  const strong = role === 'total' || role === 'carried';
  return cells.map((cell): Printed => {
    const style = strong || isStrong(cell) ? type.strong : type.plain;
    const figure = cell.kind !== 'text';
    return {
      text: cellText(cell, bare ? 'bare' : 'signed'),
      style: figure ? asFigures(style) : style,
    };
  });
};

/** What each column must hold. A text with room to its right in a total row may run on there. */
export const contentsOf = (
  pen: Pen,
  { columns, rows: said }: Table,
  rows: readonly { readonly role: Role; readonly cells: readonly Printed[] }[],
): readonly Content[] =>
  columns.map(({ align }, index) => {
    let least = 0;
    let natural = 0;
    for (const { role, cells } of rows) {
      const cell = cells[index];
      if (!cell || cell.text === '') continue;
      if (role !== undefined && runsOn(cells, index, align)) continue;
      const width = pen.width(cell.text, cell.style);
      natural = Math.max(natural, width);
      if (width <= least) continue;
      least = Math.max(least, align === 'right' ? width : longestWord(pen, cell, width));
    }
    const amounts = said.some(({ cells }) => cells[index]?.kind === 'money');
    return { least, natural, amounts };
  });

const runsOn = (cells: readonly Printed[], index: number, align: 'left' | 'right'): boolean =>
  align === 'left' && cells[index + 1]?.text === '';

/** A word longer than this is broken: a list cannot be as wide as the longest thing typed. */
const WORD_MAX = 32;

const longestWord = (pen: Pen, { text, style }: Printed, width: number): number => {
  const words = text.split(' ');
  const longest = words.length === 1 ? width : widest(pen, words, style);
  return Math.min(longest, WORD_MAX);
};

const widest = (pen: Pen, texts: readonly string[], style: Style): number =>
  texts.reduce((most, text) => Math.max(most, pen.width(text, style)), 0);

/** Breaks the texts of a row that would come too near to what stands on their right. */
export const layRow = (
  pen: Pen,
  columns: readonly LaidColumn[],
  row: { readonly role: Role; readonly cells: readonly Printed[] },
  type: RowType,
  last: boolean,
): LaidRow => {
  const broken = new Map<number, readonly string[]>();
  let lines = 1;
  row.cells.forEach((cell, index) => {
    const column = columns[index];
    if (!column || column.align === 'right' || cell.text === '') return;
    const room = roomOf(pen, columns, row.cells, index);
    if (pen.width(cell.text, cell.style) <= room) return;
    const pieces = wrap(pen, cell.text, cell.style, room);
    broken.set(index, pieces);
    lines = Math.max(lines, pieces.length);
  });
  const { height, rise } = metrics(row.role, type, last);
  return { ...row, broken, height: height + (lines - 1) * LINE, rise };
};

/**
 * The length of a line in a cell: its column, or more when the next cell of the row leaves room. A
 * column was made as wide as its content needs, so its own text never breaks for a hair.
 */
const roomOf = (
  pen: Pen,
  columns: readonly LaidColumn[],
  cells: readonly Printed[],
  index: number,
): number => {
  const column = columns[index];
  if (!column) return 0;
  const towardsText = columns[index + 1]?.align === 'left' ? TEXT_GAP.beforeText : 0;
  const own = column.right - towardsText;
  return Math.max(own, limitOf(pen, columns, cells, index)) - column.textLeft + HAIR;
};

const HAIR = 0.01;

/** How far right a text may go: the ink of the next cell of the row, less the gap. */
const limitOf = (
  pen: Pen,
  columns: readonly LaidColumn[],
  cells: readonly Printed[],
  index: number,
): number => {
  for (let next = index + 1; next < columns.length; next += 1) {
    const cell = cells[next];
    const column = columns[next];
    if (!cell || !column || cell.text === '') continue;
    if (column.align === 'left') return column.textLeft - TEXT_GAP.beforeText;
    return column.right - pen.width(cell.text, cell.style) - COLUMN_GAP;
  }
  return columns.at(-1)?.right ?? 0;
};

const metrics = (role: Role, type: RowType, last: boolean) => {
  if (role === 'carried') return { height: ROLE_HEIGHT.carried, rise: ROLE_RISE.carried };
  if (role === 'subtotal') return { height: ROLE_HEIGHT.subtotal, rise: ROLE_RISE.subtotal };
  const closing = last && (role === 'total' || role === 'after-total');
  return closing ? { height: ROLE_HEIGHT.last, rise: ROLE_RISE.last } : type;
};
