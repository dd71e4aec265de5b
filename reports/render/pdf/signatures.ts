import type { Block, Signature } from '../../model/paper.ts';
import { paintHeading, TABLE_LEAD } from './heading.ts';
import type { Pen } from './pen.ts';
import { COLUMNS, LEFT, RIGHT, RULE } from './sheet.ts';
import { TYPE } from './type.ts';
import { paragraph, wrap } from './wrap.ts';

type FillIn = Extract<Block, { block: 'fill-in' }>;

/** The signatures of a paper, what is written by hand above and below them, and their sections. */
export type Closing = {
  readonly signatures: readonly Signature[];
  readonly fillIns: readonly FillIn[];
  /** Two lines for remarks by hand. */
  readonly remarks: boolean;
  /** Number of the first section of the closing. */
  readonly number: number;
};

const LINES = { role: 4.1, name: 9, id: 13.9, below: 20, leading: 4 } as const;
const REMARKS = { heading: 41, first: 31.4, second: 24 } as const;
const PLAIN_HEADING = 22;
const WIDTH = 52;
const GAP = 6;
const IN_A_ROW_MAX = 4;
const VALUE_INDENT = 15;
const BLANK_DROP = 0.65;

/** Height of the closing above what it stands on, the space over its heading included. */
export const closingHeight = (pen: Pen, closing: Closing): number => {
  const fillIns = fillInsHeight(closing);
  if (closing.signatures.length === 0) return fillIns;
  const heading = closing.remarks ? REMARKS.heading : PLAIN_HEADING;
  return SPACE_ABOVE + heading + rowsHeight(pen, closing.signatures) + fillIns;
};

/** Draws the closing so that it ends where the foot or the verification strip begins. */
export const paintClosing = (pen: Pen, closing: Closing, bottom: number) => {
  const { signatures, fillIns, remarks, number } = closing;
  let fillInTop = bottom - fillInsHeight(closing);
  if (signatures.length > 0) {
    const line = fillInTop - rowsHeight(pen, signatures);
    const baseline = line - (remarks ? REMARKS.heading : PLAIN_HEADING);
    const text = remarks ? 'Observaciones y firmas' : 'Firmas';
    paintHeading(pen, { from: LEFT, to: RIGHT, baseline }, { number, text });
    if (remarks) {
      pen.rule(LEFT, RIGHT, line - REMARKS.first, RULE.light);
      pen.rule(LEFT, RIGHT, line - REMARKS.second, RULE.light);
    }
    paintSignatures(pen, signatures, line);
  }
  const first = number + (signatures.length > 0 ? 1 : 0);
  for (const [index, fillIn] of fillIns.entries()) {
    paintFillIn(pen, fillIn, first + index, fillInTop);
    fillInTop += fillInHeight(fillIn);
  }
};

/** Draws signature lines with who signs below, `line` being the height of the first ones. */
export const paintSignatures = (pen: Pen, signatures: readonly Signature[], line: number) => {
  let y = line;
  for (const row of inRows(signatures)) {
    const places = placesOf(row.length);
    for (const [index, signature] of row.entries()) {
      const place = places[index];
      if (place) paintSignature(pen, signature, place, y);
    }
    y += rowHeight(pen, row) + WHITE_ABOVE;
  }
};

const SPACE_ABOVE = 8;
/** White over each signature line: less than this and a signature runs into print. */
const WHITE_ABOVE = 18;

type Place = { readonly x: number; readonly width: number };

/** One or two stand on the columns of the sheet; more share its width. */
const placesOf = (count: number): readonly Place[] => {
  if (count <= 2) return [COLUMNS[0], COLUMNS[1]].map((x) => ({ x, width: WIDTH }));
  const width = (RIGHT - LEFT - (count - 1) * GAP) / count;
  return Array.from({ length: count }, (_, index) => ({ x: LEFT + index * (width + GAP), width }));
};

const inRows = (signatures: readonly Signature[]): readonly (readonly Signature[])[] => {
  const rows: (readonly Signature[])[] = [];
  const rowCount = Math.ceil(signatures.length / IN_A_ROW_MAX);
  const perRow = Math.ceil(signatures.length / Math.max(rowCount, 1));
  for (let start = 0; start < signatures.length; start += perRow)
    rows.push(signatures.slice(start, start + perRow));
  return rows;
};

const rowsHeight = (pen: Pen, signatures: readonly Signature[]): number => {
  const rows = inRows(signatures);
  const heights = rows.reduce((sum, row) => sum + rowHeight(pen, row), 0);
  return heights + (rows.length - 1) * WHITE_ABOVE;
};

const rowHeight = (pen: Pen, row: readonly Signature[]): number => {
  const places = placesOf(row.length);
  const extra = row.map((signature, index) => {
    const { roles, names, ids } = linesOf(pen, signature, places[index]?.width ?? WIDTH);
    return roles.length + names.length + ids.length - 3;
  });
  return LINES.below + Math.max(0, ...extra) * LINES.leading;
};

const linesOf = (pen: Pen, { role, name, id }: Signature, width: number) => {
  const room = width - VALUE_INDENT;
  return {
    roles: wrap(pen, role, TYPE.role, width),
    names: wrap(pen, name ?? '', TYPE.table, room),
    ids: wrap(pen, id ?? '', TYPE.table, room),
  };
};

const paintSignature = (pen: Pen, signature: Signature, { x, width }: Place, line: number) => {
  const { roles, names, ids } = linesOf(pen, signature, width);
  const { leading } = LINES;
  pen.rule(x, x + width, line, RULE.medium);
  const role = paragraph(pen, { x, baseline: line + LINES.role, leading }, roles, TYPE.role);
  const name = role + LINES.name - LINES.role;
  pen.text(x, name, 'Aclaración', TYPE.label);
  const nameEnd = paintOrLeave(pen, names, { x, width }, name);
  const id = nameEnd + LINES.id - LINES.name;
  pen.text(x, id, signature.idLabel, TYPE.label);
  paintOrLeave(pen, ids, { x, width }, id);
};

/** Prints what is known, or a line to write on. */
const paintOrLeave = (
  pen: Pen,
  lines: readonly string[],
  { x, width }: Place,
  baseline: number,
) => {
  const left = x + VALUE_INDENT;
  if (lines.join('') === '') {
    pen.rule(left, x + width, baseline + BLANK_DROP, RULE.light);
    return baseline;
  }
  return paragraph(pen, { x: left, baseline, leading: LINES.leading }, lines, TYPE.table);
};

const FILL_IN = { height: 29.1, heading: 4.1, label: 3.6, line: 9.7, between: 6 } as const;
/** Each three labels after the first three. */
const FILL_IN_ROW = 10.4;

const fillInHeight = ({ labels }: FillIn): number =>
  FILL_IN.height + (Math.ceil(labels.length / COLUMNS.length) - 1) * FILL_IN_ROW;

const fillInsHeight = ({ fillIns }: Closing): number =>
  fillIns.reduce((sum, fillIn) => sum + fillInHeight(fillIn), 0);

const paintFillIn = (pen: Pen, fillIn: FillIn, number: number, top: number) => {
  const at = { from: LEFT, to: RIGHT, baseline: top + FILL_IN.heading };
  const { heading: text, remark, labels } = fillIn;
  const rule = paintHeading(pen, at, { number, text, remark }) + TABLE_LEAD;
  pen.rule(LEFT, RIGHT, rule, RULE.heavy);
  labels.forEach((label, index) => {
    const column = index % COLUMNS.length;
    const y = rule + Math.floor(index / COLUMNS.length) * FILL_IN_ROW;
    const x = COLUMNS[column] ?? LEFT;
    const next = COLUMNS[column + 1];
    const end = next === undefined ? RIGHT : next - FILL_IN.between;
    pen.text(x, y + FILL_IN.label, label, TYPE.label);
    pen.rule(x, end, y + FILL_IN.line, RULE.light);
  });
};
