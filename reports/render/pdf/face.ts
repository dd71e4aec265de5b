import type PDFDocument from 'pdfkit';
import { type EmbeddedFont, type Extent, encodeRun, extent, type Run } from './encode.ts';
import { openFigures } from './figures.ts';
import { type Glyphs, openGlyphs } from './glyphs.ts';

export type Face = {
  /** Name of the font in the resources of a sheet. */
  readonly resource: string;
  readonly measure: (text: string) => Extent;
  /** Gives what a text is in the brackets of a string for `TJ`, piece by piece. */
  readonly write: (text: string, put: (operand: string) => void) => void;
  /** Makes the font known to the current sheet. */
  readonly use: () => void;
};

/** Drawn for a character that the face lacks, so that the reader sees that one is missing. */
const REPLACEMENT = '□';

/** Words kept encoded: those of the longest list, and not all that a long-lived process ever drew. */
const WORDS_MAX = 32_768;

/**
 * Opens a face in a document. pdfkit's `text()` lays out, measures and saves state anew for each
 * string; here words are encoded once and written as operators, eight times faster for a long list. A missing glyph would also break PDF/A, so it never gets in.
 */
export const openFace = (
  doc: typeof PDFDocument.prototype,
  name: string,
  file: Uint8Array,
): Face => {
  const opened = parsed.get(file);
  doc.registerFont(name, (opened?.font ?? file) as Buffer);
  doc.font(name);
  const font = (doc as unknown as { _font: EmbeddedFont })._font;
  const glyphs = opened?.glyphs ?? openGlyphs(file, font.font);
  if (!opened) parsed.set(file, { font: font.font, glyphs });
  const page = () => (doc as unknown as { page: { fonts: Record<string, unknown> } }).page;
  // The blanks U+0020 and U+00A0 share a glyph, as hyphens do; extracted text shows the first seen.
  encodeRun(font, glyphs, ' -');

  const figures = openFigures((sign) => encodeRun(font, glyphs, sign));
  const words = new Map<string, Run>();
  const word = (text: string): Run => {
    const known = words.get(text);
    if (known) return known;
    if (words.size === WORDS_MAX) words.clear();
    const made = encodeRun(font, glyphs, printable(glyphs, text));
    words.set(text, made);
    return made;
  };
  // A text is measured for its column, for its row and where it is drawn.
  const extents = new Map<string, Extent>();
  const measure = (text: string): Extent => {
    const known = figures.measure(text) ?? extents.get(text);
    if (known) return known;
    if (extents.size === WORDS_MAX) extents.clear();
    const words = wordsOf(text);
    const made =
      words.length === 1
        ? word(text)
        : extent(words.map((one) => figures.measure(one) ?? word(one)));
    extents.set(text, made);
    return made;
  };
  const write: Face['write'] = (text, put) => {
    if (figures.write(text, put)) return;
    for (const one of wordsOf(text)) if (!figures.write(one, put)) put(word(one).operand);
  };
  const use = () => {
    page().fonts[font.id] ??= font.ref();
  };
  return { resource: font.id, measure, write, use };
};

/** A word and the blank after it, as pdfkit lays them out: nothing is kerned over a blank. */
const wordsOf = (text: string): readonly string[] => {
  const found: string[] = [];
  let start = 0;
  for (;;) {
    const blank = text.indexOf(' ', start);
    if (blank < 0 || blank === text.length - 1) {
      found.push(start === 0 ? text : text.slice(start));
      return found;
    }
    found.push(text.slice(start, blank + 1));
    start = blank + 1;
  }
};

/**
 * The tables of a font file, read once for all the papers of a process: reading them takes longer
 * than drawing a voucher. pdfkit makes a subset of its own of them for each document.
 */
const parsed = new WeakMap<Uint8Array, { font: EmbeddedFont['font']; glyphs: Glyphs }>();

const printable = (glyphs: Glyphs, text: string): string => {
  if (LATIN.test(text)) return text;
  return Array.from(text.normalize('NFC').replace(/\s/gu, keepNoBreak), (character) =>
    glyphs.of(character.codePointAt(0) ?? 0) ? character : REPLACEMENT,
  ).join('');
};

/** All faces have these, and none of them is composed of others. */
const LATIN = /^[ -~\u00A0-\u00AC\u00AE-\u00FF]*$/;

const keepNoBreak = (blank: string): string => (blank === '\u00A0' ? blank : ' ');
