import type PDFDocument from 'pdfkit';
import { type EmbeddedFont, type Extent, encodeRun, extent, joined, type Run } from './encode.ts';
import { isFigures, openFigures } from './figures.ts';

export type Face = {
  /** Name of the font in the resources of a sheet. */
  readonly resource: string;
  readonly run: (text: string) => Run;
  readonly measure: (text: string) => Extent;
  /** Makes the font known to the current sheet. */
  readonly use: () => void;
};

/** Drawn for a character that the face lacks, so that the reader sees that one is missing. */
const REPLACEMENT = '□';

/** Words kept encoded: those of the longest list, and not all that a long-lived process ever drew. */
const WORDS_MAX = 32_768;

/**
 * Opens a face in a document. pdfkit's `text()` lays out, measures and saves state anew for each
 * string, 5.5 s for 10,000 rows of 8 cells; words are encoded once here and written as operators,
 * which is ten times faster. A missing glyph would also break PDF/A, so it never gets in.
 */
export const openFace = (doc: typeof PDFDocument.prototype, name: string, file: Uint8Array) => {
  doc.registerFont(name, (parsed.get(file) ?? file) as Buffer);
  doc.font(name);
  const font = (doc as unknown as { _font: EmbeddedFont })._font;
  parsed.set(file, font.font);
  const page = () => (doc as unknown as { page: { fonts: Record<string, unknown> } }).page;
  // The blanks U+0020 and U+00A0 share a glyph, as hyphens do; extracted text shows the first seen.
  font.encode(' -');

  const figures = openFigures(font);
  const words = new Map<string, Run>();
  const word = (text: string): Run => {
    if (isFigures(text)) return figures.run(text);
    const known = words.get(text);
    if (known) return known;
    if (words.size === WORDS_MAX) words.clear();
    const made = encodeRun(font, printable(font, text));
    words.set(text, made);
    return made;
  };
  const encoded = (text: string) => wordsOf(text).map(word);
  const use = () => {
    page().fonts[font.id] ??= font.ref();
  };
  return {
    ...{ resource: font.id, use },
    run: (text) => (isFigures(text) ? figures.run(text) : joined(encoded(text))),
    measure: (text) => (isFigures(text) ? figures.measure(text) : extent(encoded(text))),
  } satisfies Face;
};

/** A word and the blank after it, as pdfkit lays them out: nothing is kerned over a blank. */
const wordsOf = (text: string): readonly string[] => {
  const found: string[] = [];
  let start = 0;
  for (;;) {
    const blank = text.indexOf(' ', start);
    if (blank < 0 || blank === text.length - 1) return [...found, text.slice(start)];
    found.push(text.slice(start, blank + 1));
    start = blank + 1;
  }
};

/**
 * The tables of a font file, read once for all the papers of a process: reading them takes longer
 * than drawing a voucher. pdfkit makes a subset of its own of them for each document.
 */
const parsed = new WeakMap<Uint8Array, EmbeddedFont['font']>();

const printable = (font: EmbeddedFont, text: string): string =>
  Array.from(text.normalize('NFC').replace(/\s/gu, keepNoBreak), (character) =>
    font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : REPLACEMENT,
  ).join('');

const keepNoBreak = (blank: string): string => (blank === '\u00A0' ? blank : ' ');
