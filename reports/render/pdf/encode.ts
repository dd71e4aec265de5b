import type { Glyph, Glyphs } from './glyphs.ts';

/** The width of a string in thousandths of an em, and the glyphs between which it is tracked. */
export type Extent = { readonly width: number; readonly glyphs: number };

/** Takes what stands in the brackets of a `TJ`'s string, piece by piece. */
export type Put = (operand: string) => void;

/** Measures a string set in a face of a document and, when asked, writes it. */
export type Encode = (text: string, put?: Put) => Extent;

/**
 * Opens a face to be written in. A string is set glyph by glyph, kerned, and nothing of it is kept:
 * ten thousand names kept encoded took more memory than their sheets. fontkit's layout, which
 * decodes all that the file can do for other scripts, is asked only for marks set over letters.
 */
export const openEncode = (font: EmbeddedFont, glyphs: Glyphs): Encode => {
  const { scale } = font;
  const codeOf = (glyph: Glyph, codePoint: number): string => {
    const code = font.subset.includeGlyph(glyph.id);
    font.widths[code] ??= glyph.advance * scale;
    font.unicode[code] ??= [codePoint];
    HEX[code] ??= code.toString(16).padStart(CODE_DIGITS, '0');
    return HEX[code];
  };
  /** By glyph. */
  const codes: string[] = [];
  const write = (glyph: Glyph, codePoint: number, kern: number, put: Put) => {
    if (kern !== 0 && Math.round(kern) !== 0) put(`>${-Math.round(kern)}<`);
    codes[glyph.id] ??= codeOf(glyph, codePoint);
    put(codes[glyph.id] ?? '');
  };
  return (text, put) => {
    if (MARKS.test(text)) return layOut(font, text, put);
    let width = 0;
    let count = 0;
    let before: Glyph | undefined;
    for (let at = 0; at < text.length; ) {
      const codePoint = text.codePointAt(at) ?? 0;
      at += codePoint > LAST_OF_PLANE ? 2 : 1;
      const glyph = glyphs.of(codePoint);
      if (!glyph) continue;
      const kern = before ? glyphs.kern(before.id, glyph.id) * scale : 0;
      if (put) write(glyph, codePoint, kern, put);
      width += kern + glyph.advance * scale;
      count += 1;
      before = glyph;
    }
    return { width, glyphs: count };
  };
};

const MARKS = /\p{M}/u;
/** Characters after this take two places of a string. */
const LAST_OF_PLANE = 0xffff;

const CODE_DIGITS = 4;
/** Codes as they are written; a paper uses some hundred. */
const HEX: string[] = [];

/** As pdfkit lays it out, which sets marks where they belong. */
const layOut = (font: EmbeddedFont, text: string, put: Put = () => {}): Extent => {
  const [codes, positions] = font.encode(text);
  let width = 0;
  positions.forEach((position, index) => {
    const shift = Math.round(position.xOffset);
    const kern = Math.round(position.xAdvance - position.advanceWidth) - shift;
    if (shift !== 0) put(`>${-shift}<`);
    put(codes[index] ?? '');
    if (kern !== 0) put(`>${-kern}<`);
    width += position.xAdvance;
  });
  return { width, glyphs: codes.length };
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
