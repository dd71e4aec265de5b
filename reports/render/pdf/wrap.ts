import type { Pen } from './pen.ts';
import { POINTS_PER_MM } from './sheet.ts';
import type { Style } from './type.ts';

/**
 * Breaks a string at blanks into lines of at most `width` millimetres. A word longer than a line
 * is broken where the line ends: nothing is cut, squeezed or drawn outside. A blank U+00A0 holds.
 */
export const wrap = (pen: Pen, text: string, style: Style, width: number): readonly string[] => {
  if (pen.width(text, style) <= width) return [text];
  const tracking = (style.tracking * style.size) / POINTS_PER_MM;
  const blank = pen.width(' ', style) + 2 * tracking;
  const lines: string[] = [];
  let line = '';
  /** How far the line goes with a blank after it: nothing is kerned over a blank, so words add up. */
  let advance = 0;
  for (const word of text.split(/[ \t\r\n]+/u)) {
    const wide = pen.width(word, style);
    if (advance + wide <= width) {
      line = line === '' ? word : `${line} ${word}`;
      advance += wide + blank;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    advance = wide + blank;
    if (wide <= width) continue;
    const pieces = breakWord(pen, word, style, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
    advance = pen.width(line, style) + blank;
  }
  return [...lines, line];
};

const breakWord = (pen: Pen, word: string, style: Style, width: number): readonly string[] => {
  const characters = Array.from(word);
  const pieces: string[] = [];
  for (let from = 0; from < characters.length; ) {
    const fits = (count: number) =>
      pen.width(characters.slice(from, from + count).join(''), style) <= width;
    // One character at least, by halves.
    let [low, high] = [1, characters.length - from];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (fits(middle)) low = middle;
      else high = middle - 1;
    }
    const end = from + low === characters.length ? low : parted(characters, from, low);
    pieces.push(characters.slice(from, from + end).join(''));
    from += end;
  }
  return pieces;
};

/** After its last `/` or hyphen, where a long word has one. */
const parted = (characters: readonly string[], from: number, count: number): number => {
  const piece = characters.slice(from, from + count);
  const at = piece.findLastIndex((one) => one === '/' || one === '-');
  return at < 0 ? count : at + 1;
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
