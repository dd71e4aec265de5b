import { cellText, isStrong } from '../../format/cell.ts';
import { blank, type Cell } from '../../model/cell.ts';
import type { Row, Table } from '../../model/paper.ts';
import { type LaidColumn, TEXT_GAP } from './columns.ts';
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

/** What the cells of one row print. */
export const printed = (cells: readonly Cell[], role: Role, table: Table, type: RowType) =>
  cells.map((cell) => printedCell(cell, role, table, type));

/** Rows of a list have no `$`: its head says it for all. */
export const printedCell = (cell: Cell, role: Role, table: Table, type: RowType): Printed => {
  const bare = table.list !== undefined && role === undefined;
  const strong = role === 'total' || role === 'carried';
  const style = strong || isStrong(cell) ? type.strong : type.plain;
  return {
    text: cellText(cell, bare ? 'bare' : 'signed'),
    style: cell.kind === 'text' ? style : asFigures(style),
  };
};

/** The rows of a table as they are printed: one at least, that says that there was none. */
export type SaidRow = { readonly role: Role; readonly cells: readonly Cell[] };

/** Measures a row: breaks the texts that would come too near to what stands on their right. */
export const measureRow = (
  pen: Pen,
  columns: readonly LaidColumn[],
  { role, cells }: SaidRow,
  { table, type, last }: { readonly table: Table; readonly type: RowType; readonly last: boolean },
): Pick<LaidRow, 'height' | 'rise' | 'broken'> => {
  let broken: Map<number, readonly string[]> | undefined;
  let lines = 1;
  const shown = (index: number) => printedCell(cells[index] ?? blank, role, table, type);
  // By index: this runs for each cell of a long list.
  for (let index = 0; index < columns.length; index += 1) {
    if (columns[index]?.align !== 'left') continue;
    const { text, style } = shown(index);
    const width = pen.width(text, style);
    if (width <= ownRoom(columns, index)) continue;
    const room = Math.max(ownRoom(columns, index), roomBeyond(pen, columns, shown, index));
    if (width <= room) continue;
    const pieces = wrap(pen, text, style, room);
    broken ??= new Map();
    broken.set(index, pieces);
    lines = Math.max(lines, pieces.length);
  }
  const { height, rise } = rowOfOneLine(role, type, last);
  return { height: height + (lines - 1) * LINE, rise, broken: broken ?? UNBROKEN };
};

const UNBROKEN: LaidRow['broken'] = new Map();

/**
 * The length of a line in a cell: its column. A column was made as wide as its content needs, so
 * its own text never breaks for a hair.
 */
const ownRoom = (columns: readonly LaidColumn[], index: number): number => {
  const column = columns[index];
  if (!column) return 0;
  const towardsText = columns[index + 1]?.align === 'left' ? TEXT_GAP.beforeText : 0;
  return column.right - towardsText - column.textLeft + HAIR;
};

const HAIR = 0.01;

/** More room when the next cell of the row leaves it: up to its ink, less the gap. */
const roomBeyond = (
  pen: Pen,
  columns: readonly LaidColumn[],
  shown: (index: number) => Printed,
  index: number,
): number => {
  const from = (columns[index]?.textLeft ?? 0) - HAIR;
  for (let next = index + 1; next < columns.length; next += 1) {
    const column = columns[next];
    const { text, style } = shown(next);
    if (!column || text === '') continue;
    if (column.align === 'left') return column.textLeft - TEXT_GAP.beforeText - from;
    return column.right - pen.width(text, style) - COLUMN_GAP - from;
  }
  return (columns.at(-1)?.right ?? 0) - from;
};

/** The measures of a row in which nothing is broken. */
export const rowOfOneLine = (
  role: Role,
  { height, rise }: RowType,
  last: boolean,
): Pick<LaidRow, 'height' | 'rise' | 'broken'> => {
  const ends = last && (role === 'total' || role === 'after-total');
  const special = role === 'carried' || role === 'subtotal' ? role : ends ? 'last' : undefined;
  if (special === undefined) return { height, rise, broken: UNBROKEN };
  return { height: ROLE_HEIGHT[special], rise: ROLE_RISE[special], broken: UNBROKEN };
};
