import { type Carried, carriedCells } from './carried.ts';
import { HEADING_LEAD, paintHeading, TABLE_LEAD } from './heading.ts';
import type { Pen } from './pen.ts';
import { type LaidRow, LINE, layRow, printed } from './rows.ts';
import { RULE } from './sheet.ts';
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
  const { table, rows } = laid;
  let y = paintTop(pen, laid, slice.from > 0, top);
  if (slice.from > 0 && table.list) y = paintCarried(pen, laid, slice, y, 'from');
  let counted = table.list ? laid.carried(slice.from).count : 0;
  for (let index = slice.from; index < slice.to; index += 1) {
    const row = rows[index];
    if (!row) continue;
    if (index > slice.from) ruleAbove(pen, laid, index, counted, y);
    paintRow(pen, laid, row, y);
    y += row.height;
    if (row.role === undefined) counted += 1;
  }
  if (slice.to < rows.length) return paintCut(pen, laid, slice, y);
  return paintNote(pen, laid, paintEnd(pen, laid, y));
};

/** Draws heading, rule and column heads; returns where the rows begin. */
export const paintTop = (pen: Pen, laid: LaidTable, continued: boolean, top: number): number => {
  const { table, number, from, to, columns, head } = laid;
  const text = continued ? `${table.heading}, continuación` : table.heading;
  const at = { from, to, baseline: top + HEADING_LEAD };
  const rule = paintHeading(pen, at, { number, text, remark: table.remark }) + TABLE_LEAD;
  pen.rule(from, to, rule, RULE.heavy);
  return paintHead(pen, head, columns, rule);
};

/** Height of a slice below its column heads, given where each row begins. */
export const sliceHeight = (laid: LaidTable, before: (row: number) => number, slice: Slice) => {
  const whole = slice.to === laid.rows.length;
  const rows = before(slice.to) - before(slice.from);
  const carries = laid.table.list ? Number(slice.from > 0) + Number(!whole) : 0;
  return rows + carries * CARRIED_HEIGHT + (whole ? endHeight(laid) : 0);
};

const CARRIED_HEIGHT = 5.2;

const endHeight = ({ note, rows }: LaidTable): number => {
  const double = closes(rows.at(-1)) ? DOUBLE_GAP : 0;
  if (note.length === 0) return double;
  return double + NOTE.lead + (note.length - 1) * NOTE.leading + NOTE.tail;
};

const paintRow = (pen: Pen, { columns }: LaidTable, row: LaidRow, top: number) => {
  const baseline = top + row.rise;
  row.cells.forEach(({ text, style }, index) => {
    const column = columns[index];
    if (!column || text === '') return;
    const lines = row.broken.get(index);
    if (lines) paragraph(pen, { x: column.textLeft, baseline, leading: LINE }, lines, style);
    else if (column.align === 'left') pen.text(column.textLeft, baseline, text, style);
    else pen.text(column.right, baseline, text, style, 'right');
  });
};

/** What a row and the one before it ask to be drawn between them. */
const ruleAbove = (pen: Pen, laid: LaidTable, index: number, counted: number, y: number) => {
  const role = laid.rows[index]?.role;
  const previous = laid.rows[index - 1]?.role;
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
  const carried: ReturnType<Carried> = laid.carried(way === 'from' ? slice.from : slice.to);
  const direction = way === 'from' ? { from: slice.sheet - 1 } : { to: slice.sheet + 1 };
  const role = 'carried';
  const cells = printed(carriedCells(table, carried, direction), role, table, type);
  const row = layRow(pen, columns, { role, cells }, type, false);
  if (way === 'to') pen.rule(from, to, top, RULE.medium);
  paintRow(pen, laid, row, top);
  pen.rule(from, to, top + CARRIED_HEIGHT, RULE.medium);
  return top + CARRIED_HEIGHT;
};

const closes = (row: LaidRow | undefined): boolean =>
  row?.role === 'total' || row?.role === 'after-total';

const paintEnd = (pen: Pen, { rows, from, to }: LaidTable, y: number): number => {
  pen.rule(from, to, y, RULE.medium);
  if (!closes(rows.at(-1))) return y;
  pen.rule(from, to, y + DOUBLE_GAP, RULE.medium);
  return y + DOUBLE_GAP;
};

const paintNote = (pen: Pen, { note, from }: LaidTable, y: number): number => {
  if (note.length === 0) return y;
  const at = { x: from, baseline: y + NOTE.lead, leading: NOTE.leading };
  return paragraph(pen, at, note, TYPE.note) + NOTE.tail;
};
