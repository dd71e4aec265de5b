import type { Block, LabelledFact, Paper, Table } from '../../model/paper.ts';
import { naturalWidth } from './columns.ts';
import { layCoupons } from './coupons.ts';
import { paintFacts } from './facts.ts';
import type { Flowing } from './flow.ts';
import { HEADING_LEAD, paintHeading, TABLE_LEAD } from './heading.ts';
import { dry, type Pen } from './pen.ts';
import { CONTENT_WIDTH, LEFT, RIGHT, RULE } from './sheet.ts';
import { P } from './structure.ts';
import { type LaidTable, layTable, tableContents } from './table.ts';
import { paintSlice, paintTop, type Slice, sliceHeight } from './tablePaint.ts';
import { TYPE } from './type.ts';
import { paragraph, wrap } from './wrap.ts';

/** A block that is measured and can be drawn from the bottom of what precedes. */
export type Laid = Flowing & {
  readonly paint: (pen: Pen, top: number, slice: Slice) => number;
};

/** Gap between two tables side by side; with more rows than this they stand one below the other. */
const PAIR_GAP = 8;
const PAIR_ROWS_MAX = 24;
/** A table with more rows may go on over sheets, and one that long names make as high. */
const WHOLE_ROWS_MAX = 12;
const WHOLE_HEIGHT_MAX = 110;
const NOTE = { lead: 5.3, leading: 3.6, tail: 3.3 } as const;

/** Measures the blocks of a paper in order; sections are numbered from one. */
export const layBlocks = (pen: Pen, paper: Paper): { laid: readonly Laid[]; sections: number } => {
  let sections = 0;
  const next = () => {
    sections += 1;
    return sections;
  };
  const laid = paper.blocks.flatMap((block) => layBlock(pen, block, next));
  return { laid, sections };
};

const FULL = { from: LEFT, to: RIGHT };

const layBlock = (pen: Pen, block: Block, next: () => number): readonly Laid[] => {
  switch (block.block) {
    case 'table':
      return [flowingTable(pen, layTable(pen, block, next(), FULL))];
    case 'pair':
      return layPair(pen, block.left, block.right, next);
    case 'facts':
      return [layFacts(pen, block.heading, block.rows, next())];
    case 'note':
      return [layNote(pen, block.text)];
    case 'coupons':
      return [layCoupons(pen, block)];
    case 'fill-in':
      return [];
  }
};

const flowingTable = (pen: Pen, laid: LaidTable): Laid => {
  const measure = dry(pen);
  const top = paintTop(measure, laid, false, 0);
  const continuedTop = paintTop(measure, laid, true, 0);
  const height = (from: number, to: number) =>
    (from > 0 ? continuedTop : top) + sliceHeight(laid, { from, to, sheet: 1 });
  const count = laid.rowCount;
  const paint: Laid['paint'] = (onto, y, slice) => paintSlice(onto, laid, slice, y);
  const splits =
    laid.table.list !== undefined || count > WHOLE_ROWS_MAX || height(0, count) > WHOLE_HEIGHT_MAX;
  const isDetail = (row: number) => laid.roleOf(row) === undefined;
  const rows = splits ? { rows: { count, height, isDetail } } : {};
  const whole = { from: 0, to: count, sheet: 1 };
  return {
    height: height(0, count),
    ...rows,
    paint: (onto, y, slice) => paint(onto, y, splits ? slice : whole),
  };
};

const layPair = (pen: Pen, left: Table, right: Table, next: () => number): readonly Laid[] => {
  const numbers = [next(), next()] as const;
  if (Math.max(left.rows.length, right.rows.length) > PAIR_ROWS_MAX) {
    return [left, right].map((table, index) =>
      flowingTable(pen, layTable(pen, table, numbers[index] ?? 0, FULL)),
    );
  }
  const middle = LEFT + leftWidth(pen, left, right);
  const both = [
    layTable(pen, left, numbers[0], { from: LEFT, to: middle }),
    layTable(pen, right, numbers[1], { from: middle + PAIR_GAP, to: RIGHT }),
  ];
  const height = Math.max(...both.map(({ head }) => head.height));
  const sides = both.map((laid) => flowingTable(pen, { ...laid, head: { ...laid.head, height } }));
  const paint: Laid['paint'] = (onto, y) =>
    Math.max(
      ...sides.map((side, index) =>
        side.paint(onto, y, { from: 0, to: both[index]?.rowCount ?? 0, sheet: 1 }),
      ),
    );
  return [{ height: Math.max(...sides.map((side) => side.height)), paint }];
};

/** A table whose columns all want a width gets it; else both share what neither needs. */
const leftWidth = (pen: Pen, left: Table, right: Table): number => {
  const available = CONTENT_WIDTH - PAIR_GAP;
  const [leftNatural = 0, rightNatural = 0] = [left, right].map((table) =>
    naturalWidth(table.columns, tableContents(pen, table)),
  );
  const fixed = (table: Table) => table.columns.every(({ widthMm }) => widthMm !== undefined);
  const spare = available - leftNatural - rightNatural;
  if (spare < 0) return (available * leftNatural) / (leftNatural + rightNatural);
  if (fixed(left)) return leftNatural;
  return fixed(right) ? available - rightNatural : leftNatural + spare / 2;
};

const layFacts = (
  pen: Pen,
  text: string,
  rows: readonly (readonly LabelledFact[])[],
  number: number,
): Laid => {
  const paint = (onto: Pen, top: number) => {
    const at = { ...FULL, baseline: top + HEADING_LEAD };
    const rule = paintHeading(onto, at, { number, text }) + TABLE_LEAD;
    onto.rule(LEFT, RIGHT, rule, RULE.heavy);
    return paintFacts(onto, rows, rule);
  };
  return { height: paint(dry(pen), 0), paint };
};

const layNote = (pen: Pen, text: string): Laid => {
  const lines = wrap(pen, text, TYPE.note, CONTENT_WIDTH);
  const paint = (onto: Pen, top: number) => {
    const at = { x: LEFT, baseline: top + NOTE.lead, leading: NOTE.leading };
    return onto.tagged(P, () => paragraph(onto, at, lines, TYPE.note)) + NOTE.tail;
  };
  return { height: paint(dry(pen), 0), paint };
};
