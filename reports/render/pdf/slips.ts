import type { IssuedPaper } from '../../model/paper.ts';
import { paintOpening, sheetLineOf } from './opening.ts';
import type { Pen } from './pen.ts';
import { COLUMNS, LEFT, RIGHT, RULE, SHEET } from './sheet.ts';
import { paintSignatures, signaturesDrop } from './signatures.ts';
import { TYPE } from './type.ts';
import { hashGroups, normsText, paintQr, QR_SIDE } from './verification.ts';
import { paragraph, wrap } from './wrap.ts';

const SLIP_HEIGHT = SHEET.height / 2;
const TOP = 13;
/** From the key figures to the signature line: white to sign in. */
const SIGNATURE_DROP = { usual: 20, least: 18 } as const;
const QR_DROP = 4;
const ADDRESS = { label: 27.6, first: 32, leading: 3.6 } as const;
const HASH = { label: 5.65, first: 10.25, line: 4.15 } as const;
/** The rule above the last lines, from the top of the slip, and the lines below it. */
const FOOT = { rule: 130.6, lead: 4.25, leading: 3.7, gap: 4, above: 2 } as const;
/** Nothing is printed nearer to the cut. */
const LOWEST = 146;

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
  const { lines, address } = footOf(pen, paper);
  const lowest = offset + LOWEST - FOOT.lead - (lines.length - 1) * FOOT.leading;
  const drop = signaturesDrop(pen, paper.signatures) + FOOT.above;
  const room = lowest - drop - band;
  const signed = band + Math.max(SIGNATURE_DROP.least, Math.min(SIGNATURE_DROP.usual, room));
  paintSignatures(pen, paper.signatures, signed);
  paintProof(pen, paper, band);
  if (address === '') paintAddress(pen, paper.verifyUrl, band);
  const foot = Math.min(lowest, Math.max(offset + FOOT.rule, signed + drop));
  paintFoot(pen, lines, address, foot);
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

/** An address too long for the foot stands below the hash. */
const paintAddress = (pen: Pen, address: string, top: number) => {
  const x = COLUMNS[2];
  pen.text(x, top + ADDRESS.label, 'Verificar en', TYPE.label);
  const lines = wrap(pen, address, TYPE.hash, RIGHT - x);
  const at = { x, baseline: top + ADDRESS.first, leading: ADDRESS.leading };
  paragraph(pen, at, lines, TYPE.hash);
};

/** How to use the slip, the norms and, at the right of their last line, the address if it fits. */
const footOf = (pen: Pen, { instructions = '', norms, verifyUrl }: IssuedPaper) => {
  const width = RIGHT - LEFT;
  const use = instructions === '' ? [] : wrap(pen, instructions, TYPE.label, width);
  const lines = [...use, ...wrap(pen, normsText(pen, norms, width), TYPE.label, width)];
  const taken = pen.width(lines.at(-1) ?? '', TYPE.label) + FOOT.gap;
  const fits = taken + pen.width(verifyUrl, TYPE.hash) <= width;
  return { lines, address: fits ? verifyUrl : '' };
};

const paintFoot = (pen: Pen, lines: readonly string[], address: string, top: number) => {
  pen.rule(LEFT, RIGHT, top, RULE.light);
  const at = { x: LEFT, baseline: top + FOOT.lead, leading: FOOT.leading };
  const last = paragraph(pen, at, lines, TYPE.label);
  pen.text(RIGHT, last, address, TYPE.hash, 'right');
};
