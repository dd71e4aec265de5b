import type { Encode, Extent, Put } from './encode.ts';

/** Digits, the signs among them, and blanks: nothing is kerned between them. */
const SIGNS = '0123456789.,:/-%$ \u00A0';

/** Encodes figures, most of the strings of a long list, by what each of their signs is. */
export const openFigures = (encode: Encode) => {
  const codes: string[] = [];
  const widths: number[] = [];
  for (const sign of SIGNS) {
    const put: Put = (code) => {
      codes[sign.charCodeAt(0)] = code;
    };
    widths[sign.charCodeAt(0)] = encode(sign, put).width;
  }
  /** None for a string that is no figures. */
  const measure = (text: string): Extent | undefined => {
    let width = 0;
    for (let place = 0; place < text.length; place += 1) {
      const one = widths[text.charCodeAt(place)];
      if (one === undefined) return undefined;
      width += one;
    }
    return { width, glyphs: text.length };
  };
  /** Writes figures; of what is none, nothing. */
  const write = (text: string, put: Put): boolean => {
    if (!measure(text)) return false;
    for (let place = 0; place < text.length; place += 1) put(codes[text.charCodeAt(place)] ?? '');
    return true;
  };
  return { write, measure };
};
