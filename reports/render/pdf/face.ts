import type PDFDocument from 'pdfkit';
import { type EmbeddedFont, type Extent, openEncode, type Put } from './encode.ts';
import { openFigures } from './figures.ts';
import { type Glyphs, openGlyphs } from './glyphs.ts';

export type Face = {
  /** Name of the font in the resources of a sheet. */
  readonly resource: string;
  readonly measure: (text: string) => Extent;
  /** Gives what a text is in the brackets of a string for `TJ`, piece by piece. */
  readonly write: (text: string, put: Put) => void;
  /** Makes the font known to the current sheet. */
  readonly use: () => void;
};

/** Drawn for a character that the face lacks, so that the reader sees that one is missing. */
const REPLACEMENT = '□';

/**
 * Opens a face in a document. pdfkit's `text()` lays out, measures and saves state anew for each
 * string; here glyphs are written as operators, eight times faster for a long list. A missing glyph
 * would also break PDF/A, so it never gets in.
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
  const encode = openEncode(font, glyphs);
  // The blanks U+0020 and U+00A0 share a glyph, as hyphens do; extracted text shows the first seen.
  encode(' -', () => {});

  const figures = openFigures(encode);
  const measure = (text: string): Extent =>
    figures.measure(text) ?? encode(printable(glyphs, text));
  const write: Face['write'] = (text, put) => {
    if (!figures.write(text, put)) encode(printable(glyphs, text), put);
  };
  const use = () => {
    page().fonts[font.id] ??= font.ref();
  };
  return { resource: font.id, measure, write, use };
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
