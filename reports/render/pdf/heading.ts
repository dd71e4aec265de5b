import type { Pen } from './pen.ts';
import { P } from './structure.ts';
import { TYPE } from './type.ts';
import { paragraph, wrap } from './wrap.ts';

/** From what precedes to the baseline of a heading, and from there to the rule of its table. */
export const HEADING_LEAD = 8.5;
export const TABLE_LEAD = 1.8;

const INDENT = 5;
const LEADING = 4.2;
const REMARK_GAP = 4;
const REMARK_LEADING = 3.6;

/**
 * Draws the number and text of a section and, at its right end, what holds for the whole of it; a
 * remark without room goes below. Without a number the text begins at the left. Returns the last
 * baseline.
 */
export const paintHeading = (
  pen: Pen,
  at: { readonly from: number; readonly to: number; readonly baseline: number },
  {
    number,
    text,
    remark = '',
  }: { number: number | undefined; text: string; remark?: string | undefined },
): number => {
  const { from, to, baseline } = at;
  const x = number === undefined ? from : from + INDENT;
  const lines = wrap(pen, text, TYPE.heading, to - x);
  const last = pen.tagged({ is: 'H2' }, () => {
    pen.text(from, baseline, String(number ?? ''), TYPE.heading);
    return paragraph(pen, { x, baseline, leading: LEADING }, lines, TYPE.heading);
  });
  const taken = Math.max(...lines.map((line) => pen.width(line, TYPE.heading))) + REMARK_GAP;
  if (x + taken + pen.width(remark, TYPE.label) <= to) {
    pen.tagged(P, () => pen.text(to, last, remark, TYPE.label, 'right'));
    return last;
  }
  const below = wrap(pen, remark, TYPE.label, to - x);
  const under = { x, baseline: last + REMARK_LEADING, leading: REMARK_LEADING };
  return pen.tagged(P, () => paragraph(pen, under, below, TYPE.label));
};
