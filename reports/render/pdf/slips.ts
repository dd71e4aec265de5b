import type { IssuedPaper } from '../../model/paper.ts';
import { labelled, labelledList } from './labelled.ts';
import { type Opening, paintOpening, sheetLineOf } from './opening.ts';
import { dry, type Pen } from './pen.ts';
import { COLUMNS, LEFT, RIGHT, RULE, SHEET } from './sheet.ts';
import { paintSignatures, signaturesDrop } from './signatures.ts';
import { P } from './structure.ts';
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
/** Nothing is printed nearer to the cut, or to the edge of a sheet that a slip has for itself. */
const TAIL = { half: 2.5, whole: 16 } as const;

/**
 * Draws the slips of a voucher, two on a sheet with the line where they are cut. A slip that is
 * alone on its sheet is cut as well. When one does not fit half a sheet, each has a whole one.
 */
export const paintSlips = (pen: Pen, paper: IssuedPaper, slips: readonly string[]) => {
  const halved = slips.every((subtitle) => fitsHalf(pen, paper, subtitle));
  const perSheet = halved ? 2 : 1;
  slips.forEach((subtitle, index) => {
    const upper = index % perSheet === 0;
    if (upper) pen.newSheet();
    if (upper && halved) pen.dashes(0, SHEET.width, SLIP_HEIGHT, RULE.medium);
    const offset = upper ? 0 : SLIP_HEIGHT;
    const end = halved ? offset + SLIP_HEIGHT - TAIL.half : SHEET.height - TAIL.whole;
    const sheet = Math.floor(index / perSheet) + 1;
    const sheetLine = sheetLineOf(paper, sheet, Math.ceil(slips.length / perSheet));
    paintSlip(pen, paper, { subtitle, sheetLine }, { offset, end });
  });
};

/** What stands at the right of a slip's title, and its version with the number of its sheet. */
type Head = Pick<Opening, 'subtitle' | 'sheetLine'>;
/** Where a slip begins, and the lowest that it may print. */
type Span = { readonly offset: number; readonly end: number };

const fitsHalf = (pen: Pen, paper: IssuedPaper, subtitle: string): boolean => {
  const span = { offset: 0, end: SLIP_HEIGHT - TAIL.half };
  const head = { subtitle, sheetLine: sheetLineOf(paper, 1, 1) };
  const { band, drop, proof, lowest } = measure(dry(pen), paper, head, span);
  return band + Math.max(SIGNATURE_DROP.least + drop, proof) <= lowest;
};

/** Draws down to the band; what stands below it, from the bottom of the band. */
const measure = (pen: Pen, paper: IssuedPaper, head: Head, { offset, end }: Span) => {
  const band = paintOpening(pen, paper, { top: offset + TOP, ...head });
  const foot = footOf(pen, paper);
  const lowest = end - FOOT.lead - (foot.lines.length - 1) * FOOT.leading;
  const drop = signaturesDrop(pen, paper.signatures) + FOOT.above;
  const address = foot.address === '' ? addressLines(pen, paper.verifyUrl).length : 0;
  const written = ADDRESS.first + (address - 1) * ADDRESS.leading;
  const proof = FOOT.above + Math.max(QR_DROP + QR_SIDE, address > 0 ? written : 0);
  return { band, foot, lowest, drop, proof };
};

const paintSlip = (pen: Pen, paper: IssuedPaper, head: Head, span: Span) => {
  const { band, foot, lowest, drop, proof } = measure(pen, paper, head, span);
  const room = lowest - drop - band;
  const signed = band + Math.max(SIGNATURE_DROP.least, Math.min(SIGNATURE_DROP.usual, room));
  paintSignatures(pen, paper.signatures, signed);
  labelledList(pen, () => {
    paintProof(pen, paper, band);
    if (foot.address === '') paintAddress(pen, paper.verifyUrl, band);
  });
  paintQr(pen, paper.verifyUrl, RIGHT - QR_SIDE, band + QR_DROP);
  const below = Math.max(span.offset + FOOT.rule, signed + drop, band + proof);
  paintFoot(pen, foot.lines, foot.address, Math.min(lowest, below));
};

const paintProof = (pen: Pen, paper: IssuedPaper, top: number) => {
  const x = COLUMNS[2];
  const groups = hashGroups(paper.hash);
  const lines = groups.flatMap((group, at) => (at % 2 ? [] : [`${group} ${groups[at + 1]}`]));
  const at = { x, baseline: top + HASH.first, leading: HASH.line };
  labelled(
    pen,
    () => pen.text(x, top + HASH.label, 'SHA-256', TYPE.label),
    () => paragraph(pen, at, lines, TYPE.hash),
  );
};

/** An address too long for the foot stands below the hash. */
const paintAddress = (pen: Pen, address: string, top: number) => {
  const x = COLUMNS[2];
  const at = { x, baseline: top + ADDRESS.first, leading: ADDRESS.leading };
  labelled(
    pen,
    () => pen.text(x, top + ADDRESS.label, 'Verificar en', TYPE.label),
    () => paragraph(pen, at, addressLines(pen, address), TYPE.hash),
  );
};

const addressLines = (pen: Pen, address: string): readonly string[] =>
  wrap(pen, address, TYPE.hash, RIGHT - COLUMNS[2]);

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
  const last = pen.tagged(P, () => paragraph(pen, at, lines, TYPE.label));
  if (address !== '') pen.tagged(P, () => pen.text(RIGHT, last, address, TYPE.hash, 'right'));
};
