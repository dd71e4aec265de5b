import { cellText } from '../../format/cell.ts';
import { instantText } from '../../format/date.ts';
import { numberText } from '../../format/document.ts';
import { amountInWords } from '../../format/words.ts';
import { text } from '../../model/cell.ts';
import type { IssuedPaper, KeyFigure, LabelledFact } from '../../model/paper.ts';
import { paintFacts } from './facts.ts';
import { labelled, labelledList } from './labelled.ts';
import type { Pen } from './pen.ts';
import { COLUMN_GAP, COLUMNS, LEFT, RIGHT, RULE } from './sheet.ts';
import { P } from './structure.ts';
import { atSize, type Style, TYPE } from './type.ts';
import { paragraph, wrap } from './wrap.ts';

/** What differs between the full sheet and a slip: where it begins and what stands at the right. */
export type Opening = {
  readonly top: number;
  readonly subtitle: string;
  /** `Versión 1 · Hoja 1 de 2` */
  readonly sheetLine: string;
};

/** Draws letterhead, number block, title, facts and key figures; returns their bottom. */
export const paintOpening = (pen: Pen, paper: IssuedPaper, opening: Opening): number => {
  const rule = paintLetterhead(pen, paper, opening.top);
  paintNumber(pen, paper, opening);
  pen.rule(LEFT, RIGHT, rule, RULE.heavy);
  const facts = paintTitle(pen, paper.title, opening.subtitle, rule);
  pen.rule(LEFT, RIGHT, facts, RULE.light);
  const band = paintFacts(pen, [...reasonOf(paper), ...paper.facts], facts);
  pen.rule(LEFT, RIGHT, band, RULE.heavy);
  return paintBand(pen, paper, band);
};

/** The number, the version and the sheet, of the first sheet and of the others. */
export const sheetLineOf = (paper: IssuedPaper, sheet: number, sheets: number): string => {
  const replaced = paper.replaces ? `, reemplaza a la ${paper.replaces.version}` : '';
  return `Versión ${paper.version}${replaced} · Hoja ${sheet} de ${sheets}`;
};

/** Draws a line in the largest size in which it ends before `room` millimetres. */
export const fitted = (pen: Pen, line: string, style: Style, room: number): Style =>
  [style, atSize(style, 8), TYPE.label].find((one) => pen.width(line, one) <= room) ?? TYPE.label;

const BOX = { x: 130, side: 11.2, baseline: 7.3 } as const;
const LETTERHEAD = { operator: 2.5, leading: 4.4, second: 4.85, third: 3.9, height: 15 } as const;
const NUMBER = { number: 2.75, sheetLine: 7.4, issued: 11.2 } as const;

const paintLetterhead = (pen: Pen, { letterhead, copyMark }: IssuedPaper, top: number): number => {
  const end = copyMark ? COLUMNS[1] : BOX.x;
  const room = end - COLUMN_GAP - LEFT;
  const at = { x: LEFT, baseline: top + LETTERHEAD.operator, leading: LETTERHEAD.leading };
  const operator = wrap(pen, letterhead.operator, TYPE.operator, room);
  let y = pen.tagged(P, () => paragraph(pen, at, operator, TYPE.operator)) + LETTERHEAD.second;
  for (const line of [letterhead.roleAndVenue, letterhead.authority]) {
    const lines = wrap(pen, line, TYPE.label, room);
    const { third: leading } = LETTERHEAD;
    const next = { x: LEFT, baseline: y, leading };
    y = pen.tagged(P, () => paragraph(pen, next, lines, TYPE.label)) + leading;
  }
  const mark = () =>
    pen.text(BOX.x - COLUMN_GAP, top + NUMBER.issued, copyMark ?? '', TYPE.copyMark, 'right');
  if (copyMark) pen.tagged(P, mark);
  const plain = LETTERHEAD.operator + LETTERHEAD.second + LETTERHEAD.third * 2;
  return top + LETTERHEAD.height + Math.max(0, y - top - plain);
};

const paintNumber = (pen: Pen, paper: IssuedPaper, { top, sheetLine }: Opening) => {
  pen.frame(BOX.x, top, BOX.side, BOX.side, RULE.heavy);
  const x = COLUMNS[2];
  const style = fitted(pen, sheetLine, TYPE.sheetLine, RIGHT - x);
  const issued = `Emitido ${instantText(paper.issuedAt)}`;
  pen.tagged(P, () => {
    pen.text(BOX.x + BOX.side / 2, top + BOX.baseline, paper.kind, TYPE.code, 'center');
    pen.text(x, top + NUMBER.number, numberText(paper.number), TYPE.number);
  });
  pen.tagged(P, () => pen.text(x, top + NUMBER.sheetLine, sheetLine, style));
  pen.tagged(P, () => pen.text(x, top + NUMBER.issued, issued, TYPE.label));
};

const TITLE = { baseline: 9.4, height: 13.4, leading: 6.5, gap: 8 } as const;

/** What tells a paper from its neighbours goes below the title when both do not fit in a line. */
const paintTitle = (pen: Pen, title: string, subtitle: string, top: number): number => {
  pen.tagged({ is: 'H1' }, () => pen.text(LEFT, top + TITLE.baseline, title, TYPE.title));
  const taken = pen.width(title, TYPE.title) + TITLE.gap;
  const fits = LEFT + taken + pen.width(subtitle, TYPE.subtitle) <= RIGHT;
  if (fits) {
    const baseline = top + TITLE.baseline;
    pen.tagged(P, () => pen.text(RIGHT, baseline, subtitle, TYPE.subtitle, 'right'));
    return top + TITLE.height;
  }
  const lines = wrap(pen, subtitle, TYPE.subtitle, RIGHT - LEFT);
  const at = { x: LEFT, baseline: top + TITLE.baseline + TITLE.leading, leading: 4.6 };
  const last = pen.tagged(P, () => paragraph(pen, at, lines, TYPE.subtitle));
  return last + TITLE.height - TITLE.baseline;
};

/** The reason of a new version is the first fact. */
const reasonOf = ({ version, replaces }: IssuedPaper): readonly (readonly LabelledFact[])[] =>
  replaces ? [[{ label: `Motivo de la versión ${version}`, value: text(replaces.reason) }]] : [];

const BAND = { label: 4.5, value: 11, height: 14.2, leading: 6, operation: -7 } as const;
const WORDS = { lead: 5.1, leading: 4, tail: 3.1 } as const;

const paintBand = (pen: Pen, paper: IssuedPaper, top: number): number => {
  const words = paper.amountInWords === undefined ? '' : amountInWords(paper.amountInWords);
  const beside = paper.keyFigures.length === 1;
  if (paper.keyFigures.length === 0) return words === '' ? top : paintWords(pen, words, top);
  let lines = labelledList(pen, () => paintFigures(pen, paper.keyFigures, top));
  if (beside && words !== '') lines = Math.max(lines, paintBeside(pen, words, top + BAND.value));
  const bottom = top + BAND.height + (lines - 1) * BAND.leading;
  pen.rule(LEFT, RIGHT, bottom, RULE.heavy);
  return beside || words === '' ? bottom : paintWords(pen, words, bottom);
};

/** Draws the key figures; returns how many lines the longest takes. */
const paintFigures = (pen: Pen, figures: readonly KeyFigure[], top: number): number => {
  const baseline = top + BAND.value;
  const lines = figures.map(({ label, value, operator }, index) => {
    const x = COLUMNS[index] ?? LEFT;
    const room = (COLUMNS[index + 1] ?? RIGHT + COLUMN_GAP) - COLUMN_GAP - x;
    const pieces = wrap(pen, cellText(value), TYPE.keyFigure, room);
    labelled(
      pen,
      () => pen.text(x, top + BAND.label, label, TYPE.bandLabel),
      () => {
        pen.text(x + BAND.operation, baseline, operator ?? '', TYPE.operation, 'center');
        paragraph(pen, { x, baseline, leading: BAND.leading }, pieces, TYPE.keyFigure);
      },
    );
    return pieces.length;
  });
  return Math.max(1, ...lines);
};

const paintBeside = (pen: Pen, words: string, baseline: number): number => {
  const x = COLUMNS[1];
  const lines = wrap(pen, words, TYPE.value, RIGHT - x);
  const at = { x, baseline, leading: WORDS.leading };
  pen.tagged(P, () => paragraph(pen, at, lines, TYPE.value));
  return lines.length;
};

const paintWords = (pen: Pen, words: string, top: number): number => {
  const lines = wrap(pen, words, TYPE.table, RIGHT - LEFT);
  const at = { x: LEFT, baseline: top + WORDS.lead, leading: WORDS.leading };
  return pen.tagged(P, () => paragraph(pen, at, lines, TYPE.table)) + WORDS.tail;
};
