import { cellText, isStrong } from '../../format/cell.ts';
import type { LabelledFact } from '../../model/paper.ts';
import { labelled, labelledList } from './labelled.ts';
import type { Pen } from './pen.ts';
import { COLUMN_GAP, COLUMNS, HALF_COLUMN, LEFT, RIGHT, RULE } from './sheet.ts';
import { TYPE } from './type.ts';
import { paragraph, wrap } from './wrap.ts';

const ROW = { height: 10.4, label: 3.65, value: 8.05, leading: 3.8 } as const;
const COLUMNS_MAX = COLUMNS.length;

/**
 * Draws rows of facts, label above value, on the three columns, a light rule between rows. The
 * last fact of a row may use the rest of it. Returns the bottom, without a rule.
 */
export const paintFacts = (
  pen: Pen,
  rows: readonly (readonly LabelledFact[])[],
  top: number,
): number => {
  const placed = rows.flatMap(atMostThreeColumns);
  if (placed.length === 0) return top;
  let y = top;
  labelledList(pen, () => {
    for (const [index, row] of placed.entries()) {
      if (index > 0) pen.rule(LEFT, RIGHT, y, RULE.light);
      y += paintRow(pen, row, y);
    }
  });
  return y;
};

type Placed = { readonly fact: LabelledFact; readonly x: number };

const paintRow = (pen: Pen, row: readonly Placed[], top: number): number => {
  let lines = 1;
  row.forEach(({ fact, x }, index) => {
    const next = row[index + 1]?.x;
    const room = (next === undefined ? RIGHT : next - COLUMN_GAP) - x;
    const style = isStrong(fact.value) ? TYPE.strongValue : TYPE.value;
    const pieces = wrap(pen, cellText(fact.value), style, room);
    const at = { x, baseline: top + ROW.value, leading: ROW.leading };
    labelled(
      pen,
      () => pen.text(x, top + ROW.label, fact.label, TYPE.label),
      () => paragraph(pen, at, pieces, style),
    );
    lines = Math.max(lines, pieces.length);
  });
  return ROW.height + (lines - 1) * ROW.leading;
};

/** Where the facts of a row stand; what finds no column any more begins a row. */
const atMostThreeColumns = (row: readonly LabelledFact[]): readonly (readonly Placed[])[] => {
  const rows: Placed[][] = [[]];
  let halves = 0;
  for (const fact of row) {
    const wide = fact.narrow ? 1 : 2;
    if (wide === 2 && halves % 2 === 1) halves += 1;
    if (halves + wide > COLUMNS_MAX * 2) {
      rows.push([]);
      halves = 0;
    }
    const x = (COLUMNS[Math.floor(halves / 2)] ?? LEFT) + (halves % 2) * HALF_COLUMN;
    rows.at(-1)?.push({ fact, x });
    halves += wide;
  }
  return rows.filter((placed) => placed.length > 0);
};
