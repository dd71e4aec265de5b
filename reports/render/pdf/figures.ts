import { type EmbeddedFont, type Extent, encodeRun, type Run } from './encode.ts';

const FIGURES = /^-?(\$\u00A0)?[\d.,:/-]+%? ?$/;

/** Digits and the signs among them, and a blank after: there is no kerning between them. */
export const isFigures = (text: string): boolean => FIGURES.test(text);

/** Encodes figures, most of the strings of a long list, sign by sign. */
export const openFigures = (font: EmbeddedFont) => {
  const signs: { readonly code: string; readonly width: number }[] = [];
  const sign = (text: string, place: number) => {
    const known = signs[text.charCodeAt(place)];
    if (known) return known;
    const { operand, width } = encodeRun(font, text.charAt(place));
    const made = { code: operand.slice(1, -1), width };
    signs[text.charCodeAt(place)] = made;
    return made;
  };
  const measure = (text: string): Extent => {
    let width = 0;
    for (let place = 0; place < text.length; place += 1) width += sign(text, place).width;
    return { width, glyphs: text.length };
  };
  const run = (text: string): Run => {
    let operand = '<';
    for (let place = 0; place < text.length; place += 1) operand += sign(text, place).code;
    return { operand: `${operand}>`, ...measure(text) };
  };
  return { run, measure };
};
