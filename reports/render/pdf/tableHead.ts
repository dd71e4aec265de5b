import type { Table } from '../../model/paper.ts';
import type { LaidColumn } from './columns.ts';
import type { Pen } from './pen.ts';
import { RULE } from './sheet.ts';
import { TYPE } from './type.ts';
import { wrap } from './wrap.ts';

/** The heads of a table's columns, broken into lines, and the heads that span several. */
export type LaidHead = {
  readonly lines: readonly (readonly string[])[];
  readonly groups: readonly Group[];
  readonly height: number;
};
type Group = {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** The columns that it spans. */
  readonly first: number;
  readonly span: number;
};

const ONE_LINE = 5;
const LINE = 3.4;
const GROUP = 3.8;
const TWO_LINES = 8.3;
/** From the last baseline to the bottom of the head, from its top to the label that spans. */
const DROP = 1.5;
const GROUP_RISE = 3.35;
const GROUP_RULE = 4.6;
/** Heads of figures keep this off their neighbours; a line that spans begins so far left. */
const GAP = 1.5;
const GROUP_OVERHANG = 4.2;

export const layHead = (pen: Pen, table: Table, columns: readonly LaidColumn[]): LaidHead => {
  const lines = table.columns.map(({ heading }, index) => {
    const column = columns[index];
    if (!column) return [heading];
    const right = column.align === 'left' ? textLimit(pen, table, columns, index) : column.right;
    const left = column.align === 'left' ? column.textLeft : column.left + (index > 0 ? GAP : 0);
    return balanced(pen, heading, right - left);
  });
  const groups = groupsOf(pen, table, columns, lines);
  const most = Math.max(1, ...lines.map(({ length }) => length));
  const height = most === 1 ? ONE_LINE : TWO_LINES + (most - 2) * LINE;
  const grouped = Math.max(
    0,
    ...lines.map(({ length }, index) =>
      table.columns[index]?.group === undefined ? 0 : ONE_LINE + GROUP + (length - 1) * LINE,
    ),
  );
  return { lines, groups, height: Math.max(height, grouped) };
};

/** Draws the heads below the rule that opens the table; returns the bottom, with its rule. */
export const paintHead = (
  pen: Pen,
  head: LaidHead,
  columns: readonly LaidColumn[],
  top: number,
): number => {
  const bottom = top + head.height;
  if (head.groups.length > 0) pen.tagged(ROW, () => paintGroups(pen, head.groups, columns, top));
  pen.tagged(ROW, () => {
    head.lines.forEach((lines, index) => {
      pen.tagged(HEAD, () => paintLines(pen, lines, columns[index], bottom));
    });
  });
  pen.rule(columns[0]?.left ?? 0, columns.at(-1)?.right ?? 0, bottom, RULE.light);
  return bottom;
};

const ROW = { is: 'TR' } as const;
const HEAD = { is: 'TH' } as const;

const paintLines = (
  pen: Pen,
  lines: readonly string[],
  column: LaidColumn | undefined,
  bottom: number,
) => {
  if (!column) return;
  lines.forEach((line, place) => {
    const baseline = bottom - DROP - (lines.length - 1 - place) * LINE;
    const x = column.align === 'left' ? column.textLeft : column.right;
    pen.text(x, baseline, line, TYPE.label, column.align);
  });
};

/** A head over each column, so that who hears the table can count them; most say nothing. */
const paintGroups = (
  pen: Pen,
  groups: readonly Group[],
  columns: readonly LaidColumn[],
  top: number,
) => {
  for (let column = 0; column < columns.length; ) {
    const group = groups.find(({ first }) => first === column);
    const span = group?.span ?? 1;
    pen.tagged({ ...HEAD, span }, () => {
      if (!group) return;
      const middle = (group.from + group.to) / 2;
      pen.text(middle, top + GROUP_RISE, group.label, TYPE.label, 'center');
      pen.rule(group.from, group.to, top + GROUP_RULE, RULE.light);
    });
    column += span;
  }
};

/** As few lines as fit, of lengths as even as they can be: `Beneficio` over `por compra`. */
const balanced = (pen: Pen, heading: string, room: number): readonly string[] => {
  let lines = wrap(pen, heading, TYPE.label, room);
  if (lines.length === 1) return lines;
  for (let width = room - STEP; width > STEP; width -= STEP) {
    const narrower = wrap(pen, heading, TYPE.label, width);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
};

const STEP = 0.5;

/** A head of text may run on as far as the ink of its right neighbour. */
const textLimit = (
  pen: Pen,
  table: Table,
  columns: readonly LaidColumn[],
  index: number,
): number => {
  const next = columns[index + 1];
  if (!next) return columns[index]?.right ?? 0;
  if (next.align === 'left') return next.textLeft - GAP;
  const heading = table.columns[index + 1]?.heading ?? '';
  return next.right - Math.min(pen.width(heading, TYPE.label), next.right - next.left) - GAP;
};

const groupsOf = (
  pen: Pen,
  table: Table,
  columns: readonly LaidColumn[],
  lines: LaidHead['lines'],
): readonly Group[] => {
  const groups: Group[] = [];
  table.columns.forEach(({ group }, index) => {
    const column = columns[index];
    if (group === undefined || !column) return;
    const open = groups.at(-1);
    if (open?.label === group && table.columns[index - 1]?.group === group) {
      groups[groups.length - 1] = { ...open, to: column.right, span: open.span + 1 };
      return;
    }
    const widest = Math.max(...(lines[index] ?? []).map((line) => pen.width(line, TYPE.label)));
    const ink = column.align === 'left' ? column.textLeft : column.right - widest;
    groups.push({
      label: group,
      from: Math.max(column.left + GAP, ink - GROUP_OVERHANG),
      to: column.right,
      first: index,
      span: 1,
    });
  });
  return groups;
};
