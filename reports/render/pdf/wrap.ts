import type { Pen } from './pen.ts';
import type { Style } from './type.ts';

/**
 * Breaks a string at blanks into lines of at most `width` millimetres. A word longer than a line
 * is broken where the line ends: nothing is cut, squeezed or drawn outside. A blank U+00A0 holds.
 */
export const wrap = (pen: Pen, text: string, style: Style, width: number): readonly string[] => {
  if (pen.width(text, style) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \t\r\n]+/u)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (pen.width(longer, style) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = breakWord(pen, word, style, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line];
};

const breakWord = (pen: Pen, word: string, style: Style, width: number): readonly string[] => {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && pen.width(piece + character, style) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
};

/** The first lines of a text, the last of them ending in `…` when there are more. */
export const shortened = (
  pen: Pen,
  lines: readonly string[],
  linesMax: number,
  style: Style,
  width: number,
): readonly string[] => {
  if (lines.length <= linesMax) return lines;
  let last = Array.from(lines[linesMax - 1] ?? '');
  while (last.length > 0 && pen.width(`${last.join('')}…`, style) > width) last = last.slice(0, -1);
  return [...lines.slice(0, linesMax - 1), `${last.join('')}…`];
};

/** Draws lines one below the other and returns the baseline of the last. */
export const paragraph = (
  pen: Pen,
  at: { readonly x: number; readonly baseline: number; readonly leading: number },
  lines: readonly string[],
  style: Style,
): number => {
  let baseline = at.baseline - at.leading;
  for (const line of lines) {
    baseline += at.leading;
    pen.text(at.x, baseline, line, style);
  }
  return baseline;
};
