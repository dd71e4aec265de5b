import { PAPER_KINDS } from '../../model/kinds.ts';
import type { IssuedPaper } from '../../model/paper.ts';
import { type Laid, layBlocks } from './blocks.ts';
import { type Closing, closingHeight, paintClosing } from './closing.ts';
import { paintContinuation } from './continuation.ts';
import { type Part, type Space, share } from './flow.ts';
import { paintFoot } from './foot.ts';
import { type Opening, paintOpening, sheetLineOf } from './opening.ts';
import { dry, type Pen } from './pen.ts';
import { BODY_END, CONTINUATION_RULE, FOOT_TOP, STRIP_TOP } from './sheet.ts';
import { paintVerification, stripTop } from './verification.ts';

/** The letterhead begins here on a full sheet; the corner above stays free for the folio stamp. */
const TOP = 14;
/** A heading is nearer to a band or a header than to a table. */
const NEARER = 0.5;

/** Draws a paper on as many sheets as it needs, each with the number of them all. */
export const paintSheets = (pen: Pen, paper: IssuedPaper) => {
  const { laid, sections } = layBlocks(pen, paper);
  const closing = closingOf(paper, sections);
  const sheets = share(laid, spaceOf(pen, paper, closing));
  for (const [index, parts] of sheets.entries()) {
    const sheetLine = sheetLineOf(paper, index + 1, sheets.length);
    const last = index === sheets.length - 1;
    pen.newSheet();
    paintBody(pen, laid, parts, paintHeader(pen, paper, index, sheetLine), index + 1);
    if (index === 0) paintVerification(pen, paper);
    if (last) paintClosing(pen, closing, bottomOf(pen, paper, index));
    paintFoot(pen, paper, !last && paper.signatures.length > 0);
  }
};

const fillsIn = ({ blocks }: IssuedPaper): boolean =>
  blocks.some(({ block }) => block === 'fill-in');

const closingOf = (paper: IssuedPaper, sections: number): Closing => ({
  signatures: paper.signatures,
  fillIns: paper.blocks.filter((block) => block.block === 'fill-in'),
  remarks: PAPER_KINDS[paper.kind].remarks,
  number: sections === 0 && !fillsIn(paper) ? undefined : sections + 1,
});

const spaceOf = (pen: Pen, paper: IssuedPaper, closing: Closing): Space => {
  const opening = headerBottom(dry(pen), paper);
  const height = closingHeight(pen, closing);
  return (sheet) => {
    const top = sheet === 0 ? opening : CONTINUATION_RULE;
    const bottom = bottomOf(pen, paper, sheet);
    const end = sheet === 0 ? bottom - (STRIP_TOP - BODY_END.first) : BODY_END.inner;
    const last = height === 0 ? end : bottom - height;
    return { inner: end - top + NEARER, last: last - top + NEARER };
  };
};

/** Where anchored elements end: the strip of the first sheet, the foot of the others. */
const bottomOf = (pen: Pen, paper: IssuedPaper, sheet: number): number =>
  sheet === 0 ? stripTop(pen, paper) : FOOT_TOP;

const headerBottom = (pen: Pen, paper: IssuedPaper): number =>
  paintOpening(pen, paper, openingOf(paper, sheetLineOf(paper, 1, 1)));

const paintHeader = (pen: Pen, paper: IssuedPaper, index: number, sheetLine: string): number => {
  if (index === 0) return paintOpening(pen, paper, openingOf(paper, sheetLine));
  paintContinuation(pen, paper, sheetLine);
  return CONTINUATION_RULE;
};

const openingOf = (paper: IssuedPaper, sheetLine: string): Opening => ({
  top: TOP,
  subtitle: paper.subtitle,
  sheetLine,
});

const paintBody = (
  pen: Pen,
  laid: readonly Laid[],
  parts: readonly Part[],
  top: number,
  sheet: number,
) => {
  let y = top - NEARER;
  for (const { block, from, to } of parts) y = laid[block]?.paint(pen, y, { from, to, sheet }) ?? y;
};
