import type { Language } from './language.ts';

/** First and last code point of a row of characters that the faces of the papers have. */
type Row = readonly [first: number, last: number];

const rows = (text: string): readonly Row[] =>
  text
    .trim()
    .split(/\s+/)
    .map((row): Row => {
      const [first, last = first] = row.split('-').map((code) => Number.parseInt(code, 16));
      return [first ?? 0, last ?? 0];
    });

/**
 * What papers can print: letters of Latin, Greek and Cyrillic, marks, numbers, punctuation,
 * currency, signs of calculation, blanks and a few signs, as far as both weights of the face have
 * them; a test asks the faces. Formatting characters, which reorder or hide a name, are left out
 * although one or two have a glyph.
 */
export const PRINTABLE_ROWS: readonly Row[] = rows(`
  20-7e a0-a5 a7-ac ae b0-b4 b6-b7 b9-181 186 18a 18d-190 192-194 196-197 19a-19b 19e 1a0-1a1
  1af-1b1 1b7 1bf-1c3 1cd-1dd 1e2-1e7 1ea-1eb 1ee-1f0 1f4-1f5 1f7-201 204-205 208-209 20c-20d
  218-220 222-223 226-227 237 23a-23e 241-245 248-249 2bb-2bc
  300-30d 30f-313 315 318-320 323-32a 32c 32e-332 334 337-33d 342-345 357-358 35c 35e-35f 361
  37e 386-38a 38c 38e-3a1 3a3-3d1 3d5 3d7 3d9 3db 3dd 3e1 3f4 3f7-3f8
  400-45f 462-463 472-475 490-493 496-49b 4a0-4a3 4aa-4ab 4ae-4b3 4b6-4b7 4ba-4bb 4c0-4c4 4c7-4c8
  4cf-4d1 4d4-4d9 4e2-4e3 4e6-4e9 4ee-4ef 4f2-4f3 4f6-4f7
  1e02-1e03 1e06-1e07 1e0a-1e11 1e16-1e17 1e1e-1e2b 1e32-1e3b 1e3e-1e49 1e52-1e53 1e56-1e63
  1e66-1e67 1e6a-1e6f 1e72-1e73 1e7e-1e85 1e8e-1e97 1e9e-1ef9
  1f00-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fbc
  1fc2-1fc4 1fc6-1fcc 1fd0-1fd3 1fd6-1fdb 1fe0-1fec 1ff2-1ff4 1ff6-1ffc
  2010-201e 2020-2022 2026 2030 2032-2033 2039-203a 2044 2070 2074-2079 2080-2089
  20a1 20a3-20a4 20a6-20a7 20a9 20ab-20ac 20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bd
  2116 2150-215e 2212 2215 221a 221e 2248 2260 2264-2265
`);

const isPrintable = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return PRINTABLE_ROWS.some(([first, last]) => first <= code && code <= last);
};

/** `U+202E`, the first character of a text that papers cannot print; null when there is none. */
export const unprintableIn = (text: string): string | null => {
  const found = Array.from(text.normalize('NFC')).find((character) => !isPrintable(character));
  const code = found?.codePointAt(0)?.toString(16).toUpperCase();
  return code === undefined ? null : `U+${code.padStart(4, '0')}`;
};

const DETAILS = {
  en: 'papers cannot print it. Use letters of Latin, Greek or Cyrillic, numbers and punctuation.',
  es: 'los papeles no pueden imprimirlo. Use letras latinas, griegas o cirílicas, números y puntuación.',
} as const satisfies Record<Language, string>;

const CHARACTER = { en: 'Character', es: 'Carácter' } as const satisfies Record<Language, string>;

/** Says which character cannot be printed, and what can. */
export const unprintableDetail = (character: string, language: Language): string =>
  `${CHARACTER[language]} ${character}: ${DETAILS[language]}`;
