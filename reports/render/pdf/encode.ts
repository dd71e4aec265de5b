import type { Glyph, Glyphs } from './glyphs.ts';

/** The width of a string in thousandths of an em, and the glyphs between which it is tracked. */
export type Extent = { readonly width: number; readonly glyphs: number };
/** A string encoded for one face: what stands in the brackets of a `TJ`'s string, and its extent. */
export type Run = Extent & { readonly operand: string };

/**
 * Encodes a word in a face of a document, kerned. It is set glyph by glyph: fontkit's layout, which
 * decodes all that the file can do for other scripts, is asked only for marks set over letters.
 */
export const encodeRun = (font: EmbeddedFont, glyphs: Glyphs, text: string): Run => {
  if (MARKS.test(text)) return encodeLaidOut(font, text);
  const { scale } = font;
  let operand = '';
  let width = 0;
  let count = 0;
  let before: Glyph | undefined;
  for (let at = 0; at < text.length; ) {
    const codePoint = text.codePointAt(at) ?? 0;
    at += codePoint > LAST_OF_PLANE ? 2 : 1;
    const glyph = glyphs.of(codePoint);
    if (!glyph) continue;
    const kern = before ? glyphs.kern(before.id, glyph.id) * scale : 0;
    if (Math.round(kern) !== 0) operand += `>${-Math.round(kern)}<`;
    operand += codeOf(font, glyph, codePoint);
    width += kern + glyph.advance * scale;
    count += 1;
    before = glyph;
  }
  return { operand, width, glyphs: count };
};

const MARKS = /\p{M}/u;
/** Characters after this take two places of a string. */
const LAST_OF_PLANE = 0xffff;

/** Takes a glyph into the part of the font that the file embeds; its code there. */
const codeOf = (font: EmbeddedFont, { id, advance }: Glyph, codePoint: number): string => {
  const code = font.subset.includeGlyph(id);
  font.widths[code] ??= advance * font.scale;
  font.unicode[code] ??= [codePoint];
  HEX[code] ??= code.toString(16).padStart(CODE_DIGITS, '0');
  return HEX[code];
};

const CODE_DIGITS = 4;
/** Codes as they are written; a paper uses some hundred. */
const HEX: string[] = [];

/** As pdfkit lays it out, which sets marks where they belong. */
const encodeLaidOut = (font: EmbeddedFont, text: string): Run => {
  const [codes, positions] = font.encode(text);
  let operand = '';
  let width = 0;
  positions.forEach((position, index) => {
    const shift = Math.round(position.xOffset);
    const kern = Math.round(position.xAdvance - position.advanceWidth) - shift;
    if (shift !== 0) operand += `>${-shift}<`;
    operand += codes[index];
    if (kern !== 0) operand += `>${-kern}<`;
    width += position.xAdvance;
  });
  return { operand, width, glyphs: codes.length };
};

/** The extent of runs in a row. */
export const extent = (runs: readonly Extent[]): Extent => {
  let width = 0;
  let glyphs = 0;
  for (const run of runs) {
    width += run.width;
    glyphs += run.glyphs;
  }
  return { width, glyphs };
};

/** What is used of pdfkit 0.20's font object, which its types do not show. */
export type EmbeddedFont = {
  readonly id: string;
  readonly font: {
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): { readonly id: number };
  };
  /** From units of the font to thousandths of an em. */
  readonly scale: number;
  readonly subset: { includeGlyph(id: number): number };
  /** Of each code in use its width, and the characters that it stands for. */
  readonly widths: number[];
  readonly unicode: number[][];
  encode(text: string): [codes: string[], positions: GlyphPosition[]];
  ref(): unknown;
};
type GlyphPosition = {
  readonly xAdvance: number;
  readonly advanceWidth: number;
  readonly xOffset: number;
};
