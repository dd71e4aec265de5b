import type { Block, Signature } from '../../model/paper.ts';
import { paintHeading, TABLE_LEAD } from './heading.ts';
import type { Pen } from './pen.ts';
import { COLUMNS, LEFT, RIGHT, RULE } from './sheet.ts';
import { paintSignatures, signaturesHeight } from './signatures.ts';
import { P } from './structure.ts';
import { TYPE } from './type.ts';

type FillIn = Extract<Block, { block: 'fill-in' }>;

/** The signatures of a paper, what is written by hand above and below them, and their sections. */
export type Closing = {
  readonly signatures: readonly Signature[];
  readonly fillIns: readonly FillIn[];
  /** Two lines for remarks by hand. */
  readonly remarks: boolean;
  /** Number of the first section of the closing; none when it is the only one of the paper. */
  readonly number: number | undefined;
};

const SPACE_ABOVE = 8;
const REMARKS = { heading: 41, first: 31.4, second: 24 } as const;
const PLAIN_HEADING = 22;

/** Height of the closing above what it stands on, the space over its heading included. */
export const closingHeight = (pen: Pen, closing: Closing): number => {
  const fillIns = fillInsHeight(closing);
  if (closing.signatures.length === 0) return fillIns;
  const heading = closing.remarks ? REMARKS.heading : PLAIN_HEADING;
  return SPACE_ABOVE + heading + signaturesHeight(pen, closing.signatures) + fillIns;
};

/** Draws the closing so that it ends where the foot or the verification strip begins. */
export const paintClosing = (pen: Pen, closing: Closing, bottom: number) => {
  const { signatures, fillIns, remarks, number } = closing;
  let fillInTop = bottom - fillInsHeight(closing);
  if (signatures.length > 0) {
    const line = fillInTop - signaturesHeight(pen, signatures);
    const baseline = line - (remarks ? REMARKS.heading : PLAIN_HEADING);
    const text = remarks ? 'Observaciones y firmas' : 'Firmas';
    paintHeading(pen, { from: LEFT, to: RIGHT, baseline }, { number, text });
    if (remarks) {
      pen.rule(LEFT, RIGHT, line - REMARKS.first, RULE.light);
      pen.rule(LEFT, RIGHT, line - REMARKS.second, RULE.light);
    }
    paintSignatures(pen, signatures, line);
  }
  const first = (number ?? 1) + (signatures.length > 0 ? 1 : 0);
  for (const [index, fillIn] of fillIns.entries()) {
    paintFillIn(pen, fillIn, first + index, fillInTop);
    fillInTop += fillInHeight(fillIn);
  }
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
    pen.tagged(P, () => pen.text(x, y + FILL_IN.label, label, TYPE.label));
    pen.rule(x, end, y + FILL_IN.line, RULE.light);
  });
};
