import type { IssuedPaper } from '../../model/paper.ts';
import { paintOpening, sheetLineOf } from './opening.ts';
import type { Pen } from './pen.ts';
import { COLUMNS, LEFT, RIGHT, RULE, SHEET } from './sheet.ts';
import { paintSignatures } from './signatures.ts';
import { TYPE } from './type.ts';
import { hashGroups, paintQr, QR_SIDE } from './verification.ts';
import { paragraph, wrap } from './wrap.ts';

const SLIP_HEIGHT = SHEET.height / 2;
const TOP = 13;
const SIGNATURE_DROP = 20;
const QR_DROP = 4;
const HASH = { label: 5.65, first: 10.25, line: 4.15 } as const;
/** The rule above the last lines, from the top of the slip, and the lines below it. */
const FOOT = { rule: 130.6, lead: 4.25, leading: 3.7, gap: 4 } as const;

/**
 * Draws the slips of a voucher, two on a sheet with the line where they are cut. A slip that is
 * alone on its sheet is cut as well.
 */
export const paintSlips = (pen: Pen, paper: IssuedPaper, slips: readonly string[]) => {
  slips.forEach((subtitle, index) => {
    const upper = index % 2 === 0;
    if (upper) {
      pen.newSheet();
      pen.dashes(0, SHEET.width, SLIP_HEIGHT, RULE.medium);
    }
    paintSlip(pen, paper, subtitle, upper ? 0 : SLIP_HEIGHT);
  });
};

const paintSlip = (pen: Pen, paper: IssuedPaper, subtitle: string, offset: number) => {
  const sheetLine = sheetLineOf(paper, 1, 1);
  const band = paintOpening(pen, paper, { top: offset + TOP, subtitle, sheetLine });
  paintSignatures(pen, paper.signatures, band + SIGNATURE_DROP);
  paintProof(pen, paper, band);
  paintFoot(pen, paper, offset + FOOT.rule);
};

const paintProof = (pen: Pen, paper: IssuedPaper, top: number) => {
  const x = COLUMNS[2];
  pen.text(x, top + HASH.label, 'SHA-256', TYPE.label);
  const groups = hashGroups(paper.hash);
  for (let pair = 0; pair * 2 < groups.length; pair += 1) {
    const line = groups.slice(pair * 2, pair * 2 + 2).join(' ');
    pen.text(x, top + HASH.first + pair * HASH.line, line, TYPE.hash);
  }
  paintQr(pen, paper.verifyUrl, RIGHT - QR_SIDE, top + QR_DROP);
};

/** How to use the slip, the norms and the address, which moves to its own line when it is long. */
const paintFoot = (pen: Pen, paper: IssuedPaper, top: number) => {
  pen.rule(LEFT, RIGHT, top, RULE.light);
  const width = RIGHT - LEFT;
  const { leading } = FOOT;
  let baseline = top + FOOT.lead;
  if (paper.instructions) {
    const lines = wrap(pen, paper.instructions, TYPE.label, width);
    baseline = paragraph(pen, { x: LEFT, baseline, leading }, lines, TYPE.label) + leading;
  }
  const norms = paper.norms.join(' · ');
  const address = pen.width(paper.verifyUrl, TYPE.hash);
  const beside = pen.width(norms, TYPE.label) + FOOT.gap + address <= width;
  const lines = wrap(pen, norms, TYPE.label, width);
  const last = paragraph(pen, { x: LEFT, baseline, leading }, lines, TYPE.label);
  if (beside) return pen.text(RIGHT, last, paper.verifyUrl, TYPE.hash, 'right');
  const pieces = wrap(pen, paper.verifyUrl, TYPE.hash, width);
  return paragraph(pen, { x: LEFT, baseline: last + leading, leading }, pieces, TYPE.hash);
};
