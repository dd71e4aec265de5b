/** The width of a string in thousandths of an em, and the glyphs between which it is tracked. */
export type Extent = { readonly width: number; readonly glyphs: number };
/** A string encoded for one face: the operand of `TJ` and its extent. */
export type Run = Extent & { readonly operand: string };

/** Encodes a string in a face of a document, as pdfkit lays it out, kerning included. */
export const encodeRun = (font: EmbeddedFont, text: string): Run => {
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

/** Runs in a row. */
export const joined = (runs: readonly Run[]): Run => {
  const [first] = runs;
  if (first && runs.length === 1) return first;
  let operand = '';
  for (const run of runs) operand += run.operand;
  return { operand: operand.replaceAll('><', ''), ...extent(runs) };
};

export const extent = (runs: readonly Run[]): Extent => {
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
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
  encode(text: string): [codes: string[], positions: GlyphPosition[]];
  ref(): unknown;
};
type GlyphPosition = {
  readonly xAdvance: number;
  readonly advanceWidth: number;
  readonly xOffset: number;
};
