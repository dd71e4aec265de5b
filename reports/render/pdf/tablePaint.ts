import { carriedCells } from './carried.ts';
import type { LaidColumn } from './columns.ts';
import { HEADING_LEAD, paintHeading, TABLE_LEAD } from './heading.ts';
import type { Pen } from './pen.ts';
import { type LaidRow, LINE, measureRow, printed, type Role } from './rows.ts';
import { RULE } from './sheet.ts';
import { P } from './structure.ts';
import type { LaidTable } from './table.ts';
import { paintHead } from './tableHead.ts';
import { TYPE } from './type.ts';
import { paragraph } from './wrap.ts';

/** Rows `from` to `to` of a table on one sheet. */
export type Slice = { readonly from: number; readonly to: number; readonly sheet: number };

/** Rows between two counting lines of a long list. */
const FIFTH = 5;
const DOUBLE_GAP = 0.6;
const NOTE = { lead: 5.3, leading: 3.6, tail: 3.3 } as const;

/** Draws a slice from `top`, the bottom of what precedes; returns its bottom. */
export const paintSlice = (pen: Pen, laid: LaidTable, slice: Slice, top: number): number => {
  const y = paintTop(pen, laid, slice.from > 0, top);
  const table = { is: 'Table', across: laid } as const;
  const bottom = pen.tagged(table, () => paintRows(pen, laid, slice, y));
  return slice.to < laid.rowCount ? bottom : paintNote(pen, laid, bottom);
};

const paintRows = (pen: Pen, laid: LaidTable, slice: Slice, top: number): number => {
  const { table, rowCount } = laid;
  let y = top;
  if (slice.from > 0 && table.list) y = paintCarried(pen, laid, slice, y, 'from');
  let counted = table.list ? laid.carried(slice.from).count : 0;
  for (let index = slice.from; index < slice.to; index += 1) {
    const row = laid.rowAt(index);
    if (index > slice.from) ruleAbove(pen, laid, index, counted, y);
    pen.tagged(ROW, () => paintRow(pen, laid, row, y));
    y += row.height;
    if (row.role === undefined) counted += 1;
  }
  return slice.to < rowCount ? paintCut(pen, laid, slice, y) : paintEnd(pen, laid, y);
};

/** Draws heading, rule and column heads, read once; returns where the rows begin. */
export const paintTop = (pen: Pen, laid: LaidTable, continued: boolean, top: number): number => {
  if (continued) return pen.unread(() => paintHeads(pen, laid, continued, top));
  return paintHeads(pen, laid, continued, top);
};

const paintHeads = (pen: Pen, laid: LaidTable, continued: boolean, top: number): number => {
  const { table, number, from, to, columns, head } = laid;
  const text = continued ? `${table.heading}, continuación` : table.heading;
  const at = { from, to, baseline: top + HEADING_LEAD };
  const rule = paintHeading(pen, at, { number, text, remark: table.remark }) + TABLE_LEAD;
  pen.rule(from, to, rule, RULE.heavy);
  const paint = () => paintHead(pen, head, columns, rule);
  return continued ? paint() : pen.tagged({ is: 'Table', across: laid }, paint);
};

/** Height of a slice below its column heads. */
export const sliceHeight = (laid: LaidTable, slice: Slice): number => {
  const whole = slice.to === laid.rowCount;
  const rows = laid.startOf(slice.to) - laid.startOf(slice.from);
  const carries = laid.table.list ? Number(slice.from > 0) + Number(!whole) : 0;
  return rows + carries * CARRIED_HEIGHT + (whole ? endHeight(laid) : 0);
};

const CARRIED_HEIGHT = 5.2;

const endHeight = ({ note, rowCount, roleOf }: LaidTable): number => {
  const double = closes(roleOf(rowCount - 1)) ? DOUBLE_GAP : 0;
  if (note.length === 0) return double;
  return double + NOTE.lead + (note.length - 1) * NOTE.leading + NOTE.tail;
};

const ROW = { is: 'TR' } as const;
const CELL = { is: 'TD' } as const;
/** Longer tables are read row by row: a piece for each cell would make the file twice as long. */
const CELLS_READ_ROWS_MAX = 1000;

const paintRow = (pen: Pen, laid: LaidTable, row: LaidRow, top: number) => {
  const { columns, rowCount } = laid;
  const byCell = rowCount <= CELLS_READ_ROWS_MAX;
  row.cells.forEach((_, index) => {
    const column = columns[index];
    if (!column) return;
    const paint = () => paintCell(pen, column, row, index, top + row.rise);
    if (byCell) pen.tagged(CELL, paint);
    else paint();
  });
};

const paintCell = (
  pen: Pen,
  column: LaidColumn,
  { cells, broken }: LaidRow,
  index: number,
  baseline: number,
) => {
  const { text, style } = cells[index] ?? { text: '', style: TYPE.table };
  if (text === '') return;
  const lines = broken.get(index);
  if (lines) paragraph(pen, { x: column.textLeft, baseline, leading: LINE }, lines, style);
  else if (column.align === 'left') pen.text(column.textLeft, baseline, text, style);
  else pen.text(column.right, baseline, text, style, 'right');
};

/** What a row and the one before it ask to be drawn between them. */
const ruleAbove = (pen: Pen, laid: LaidTable, index: number, counted: number, y: number) => {
  const role = laid.roleOf(index);
  const previous = laid.roleOf(index - 1);
  const { from, to } = laid;
  if (role === 'total' || role === 'after-total') pen.rule(from, to, y, RULE.medium);
  else if (role === 'subtotal' || previous === 'subtotal') pen.rule(from, to, y, RULE.light);
  else if (laid.table.list && role === undefined && counted % FIFTH === 0)
    pen.rule(from, to, y, RULE.light);
};

const paintCut = (pen: Pen, laid: LaidTable, slice: Slice, y: number): number => {
  if (laid.table.list) return paintCarried(pen, laid, slice, y, 'to');
  pen.rule(laid.from, laid.to, y, RULE.medium);
  return y;
};

const paintCarried = (
  pen: Pen,
  laid: LaidTable,
  slice: Slice,
  top: number,
  way: 'from' | 'to',
): number => {
  const { table, columns, type, from, to } = laid;
  const before = way === 'from' ? slice.from : slice.to;
  const direction = way === 'from' ? { from: slice.sheet - 1 } : { to: slice.sheet + 1 };
  const role = 'carried';
  const said = { role, cells: carriedCells(table, laid.carried, before, direction) } as const;
  const cells = printed(said.cells, role, table, type);
  const row: LaidRow = {
    role,
    cells,
    ...measureRow(pen, columns, said, { table, type, last: false }),
  };
  if (way === 'to') pen.rule(from, to, top, RULE.medium);
  pen.unread(() => paintRow(pen, laid, row, top));
  pen.rule(from, to, top + CARRIED_HEIGHT, RULE.medium);
  return top + CARRIED_HEIGHT;
};

const closes = (role: Role): boolean => role === 'total' || role === 'after-total';

const paintEnd = (pen: Pen, { rowCount, roleOf, from, to }: LaidTable, y: number): number => {
  pen.rule(from, to, y, RULE.medium);
  if (!closes(roleOf(rowCount - 1))) return y;
  pen.rule(from, to, y + DOUBLE_GAP, RULE.medium);
  return y + DOUBLE_GAP;
};

const paintNote = (pen: Pen, { note, from }: LaidTable, y: number): number => {
  if (note.length === 0) return y;
  const at = { x: from, baseline: y + NOTE.lead, leading: NOTE.leading };
  return pen.tagged(P, () => paragraph(pen, at, note, TYPE.note)) + NOTE.tail;
};
