import type { EmbeddedFont } from './encode.ts';
import { openKerning, tableAt } from './kerning.ts';

/** A glyph of a font file and how far it moves the next one, in units of the font. */
export type Glyph = { readonly id: number; readonly advance: number };

/** What is read of a font file once for all the papers of a process. */
export type Glyphs = {
  /** None for a character that the file lacks. */
  readonly of: (codePoint: number) => Glyph | undefined;
  /** How much nearer a glyph stands to the one before. */
  readonly kern: (left: number, right: number) => number;
};

/** @param parsed tells which glyph a character has; how wide it is stands in the file itself */
export const openGlyphs = (file: Uint8Array, parsed: EmbeddedFont['font']): Glyphs => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const [heads, metrics] = [tableAt(view, 'hhea') ?? 0, tableAt(view, 'hmtx') ?? 0];
  // Glyphs after these are as wide as the last of them.
  const last = view.getUint16(heads + 34) - 1;
  const known = new Map<number, Glyph | undefined>();
  const read = (codePoint: number): Glyph | undefined => {
    if (!parsed.hasGlyphForCodePoint(codePoint)) return undefined;
    const { id } = parsed.glyphForCodePoint(codePoint);
    return { id, advance: view.getUint16(metrics + Math.min(id, last) * 4) };
  };
  const of = (codePoint: number): Glyph | undefined => {
    const found = known.get(codePoint);
    if (found || known.has(codePoint)) return found;
    const made = read(codePoint);
    known.set(codePoint, made);
    return made;
  };
  return { of, kern: openKerning(file) };
};
