import type PDFDocument from 'pdfkit';

/** A string encoded for one face: the operand of `TJ` and its width in thousandths of an em. */
export type Run = { readonly operand: string; readonly width: number; readonly glyphs: number };

export type Face = {
  /** Name of the font in the resources of a sheet. */
  readonly resource: string;
  readonly run: (text: string) => Run;
  /** Makes the font known to the current sheet. */
  readonly use: () => void;
};

/** Drawn for a character that the face lacks, so that the reader sees that one is missing. */
const REPLACEMENT = '□';

/**
 * Opens a face in a document. pdfkit's `text()` lays out, measures and saves state anew for each
 * string, 5.5 s for 10,000 rows of 8 cells; runs are encoded once here and written as operators,
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

  const runs = new Map<string, Run>();
  const run = (text: string): Run => {
    const known = runs.get(text);
    if (known) return known;
    const made = FIGURES.test(text) ? figures(text) : encodeRun(font, printable(font, text));
    runs.set(text, made);
    return made;
  };
  const figures = (text: string): Run => joined([...text].map((character) => single(character)));
  const singles = new Map<string, Run>();
  const single = (character: string): Run => {
    const known = singles.get(character) ?? encodeRun(font, character);
    singles.set(character, known);
    return known;
  };
  const use = () => {
    page().fonts[font.id] ??= font.ref();
  };
  return { resource: font.id, run, use } satisfies Face;
};

/**
 * The tables of a font file, read once for all the papers of a process: reading them takes longer
 * than drawing a voucher. pdfkit makes a subset of its own of them for each document.
 */
const parsed = new WeakMap<Uint8Array, EmbeddedFont['font']>();

/** Figures have one width and no kerning between them, so a run is its characters in a row. */
const FIGURES = /^-?(\$\u00A0)?[\d.,:/-]+%?$/;

const printable = (font: EmbeddedFont, text: string): string =>
  Array.from(text.normalize('NFC').replace(/\s/gu, keepNoBreak), (character) =>
    font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : REPLACEMENT,
  ).join('');

const keepNoBreak = (blank: string): string => (blank === '\u00A0' ? blank : ' ');

const encodeRun = (font: EmbeddedFont, text: string): Run => {
  const [codes, positions] = font.encode(text);
  let operand = '<';
  let width = 0;
  positions.forEach((position, index) => {
    const shift = Math.round(position.xOffset);
    const kern = Math.round(position.xAdvance - position.advanceWidth) - shift;
    if (shift !== 0) operand += `>${-shift}<`;
    operand += codes[index];
    if (kern !== 0) operand += `>${-kern}<`;
    width += position.xAdvance;
  });
  return { operand: `${operand}>`.replaceAll('<>', ''), width, glyphs: codes.length };
};

const joined = (runs: readonly Run[]): Run => ({
  operand: `<${runs.map((run) => run.operand.slice(1, -1)).join('')}>`,
  width: runs.reduce((total, run) => total + run.width, 0),
  glyphs: runs.reduce((total, run) => total + run.glyphs, 0),
});

/** What is used of pdfkit 0.20's font object, which its types do not show. */
type EmbeddedFont = {
  readonly id: string;
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
  encode(text: string): [codes: string[], positions: GlyphPosition[]];
  ref(): unknown;
};
type GlyphPosition = {
  readonly xAdvance: number;
  readonly advanceWidth: number;
  readonly xOffset: number;
};
