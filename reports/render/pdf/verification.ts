import { create } from 'qrcode';
import { NBSP } from '../../format/amount.ts';
import type { IssuedPaper } from '../../model/paper.ts';
import { labelled, labelledList } from './labelled.ts';
import type { Box, Pen } from './pen.ts';
import { FOOT_TOP, LEFT, RIGHT, RULE, STRIP_TOP } from './sheet.ts';
import { TYPE } from './type.ts';
import { paragraph, wrap } from './wrap.ts';

export const QR_SIDE = 19;
const QR_DROP = 2.4;
const LABELS = 46;
const VALUES = 63;
const STRIP = { lead: 4.45, line: 4.15, wrapped: 3.6, tail: 3 } as const;

/** `dd509799 d20091dd …`: a hash is read and compared in groups of eight. */
export const hashGroups = (hash: string): readonly string[] => hash.match(/.{1,8}/g) ?? [];

/** Where the strip begins: at 257 mm, or higher when an address or the norms need more lines. */
export const stripTop = (pen: Pen, paper: IssuedPaper): number => {
  const height = stripLines(pen, paper).reduce((sum, { lines }) => sum + blockHeight(lines), 0);
  return Math.min(STRIP_TOP, FOOT_TOP - STRIP.tail - STRIP.lead - (height - STRIP.line));
};

/** Draws address, hash and norms, with the QR code of the address, on the first sheet. */
export const paintVerification = (pen: Pen, paper: IssuedPaper) => {
  const top = stripTop(pen, paper);
  pen.rule(LEFT, RIGHT, top, RULE.light);
  paintQr(pen, paper.verifyUrl, LEFT, top + QR_DROP);
  let baseline = top + STRIP.lead;
  labelledList(pen, () => {
    for (const { label, lines, type } of stripLines(pen, paper)) {
      const at = { x: VALUES, baseline, leading: STRIP.wrapped };
      labelled(
        pen,
        () => pen.text(LABELS, at.baseline, label, TYPE.label),
        () => paragraph(pen, at, lines, type),
      );
      baseline += blockHeight(lines);
    }
  });
};

/** Level M, so that a fold or a stain of 15 % does not matter; black squares, no image. */
export const paintQr = (pen: Pen, address: string, x: number, y: number) => {
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const side = QR_SIDE / modules.size;
  const boxes: Box[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const start = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      if (column === start) continue;
      const width = (column - start) * side;
      boxes.push({ x: x + start * side, y: y + row * side, width, height: side });
    }
  }
  pen.tagged({ is: 'Figure', alt: `Código QR con la dirección ${address}` }, () => pen.fill(boxes));
};

/** The norms one after the other; a line breaks between two of them, if it can. */
export const normsText = (pen: Pen, norms: readonly string[], room: number): string =>
  norms
    .map((norm, index) => (index < norms.length - 1 ? `${norm} ·` : norm))
    .map((norm) => (pen.width(norm, TYPE.label) <= room ? norm.replaceAll(' ', NBSP) : norm))
    .join(' ');

const stripLines = (pen: Pen, { verifyUrl, hash, norms }: IssuedPaper) => {
  const room = RIGHT - VALUES;
  const groups = hashGroups(hash);
  const [first, second] = [groups.slice(0, 4).join(' '), groups.slice(4).join(' ')];
  const norm = wrap(pen, normsText(pen, norms, room), TYPE.label, room);
  return [
    { label: 'Verificar en', lines: wrap(pen, verifyUrl, TYPE.hash, room), type: TYPE.hash },
    { label: 'SHA-256', lines: [first], type: TYPE.hash },
    { label: '', lines: [second], type: TYPE.hash },
    { label: 'Norma', lines: norm, type: TYPE.label },
  ];
};

const blockHeight = (lines: readonly string[]): number =>
  STRIP.line + (lines.length - 1) * STRIP.wrapped;
