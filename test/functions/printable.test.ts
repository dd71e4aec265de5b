import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { PRINTABLE_ROWS, unprintableIn } from '../../functions/shared/printable.ts';
import { loadFonts } from '../../reports/assets/fonts.ts';

type Font = { hasGlyphForCodePoint(codePoint: number): boolean };

/** A face as pdfkit opens it, which is how papers see it. */
const opened = (file: Uint8Array): Font => {
  const doc = new PDFDocument({ autoFirstPage: false });
  doc.registerFont('face', file as Buffer);
  doc.font('face');
  return (doc as unknown as { _font: { font: Font } })._font.font;
};

const { regular, semibold } = loadFonts();
const FACES = [opened(regular), opened(semibold)];
const ALLOWED = PRINTABLE_ROWS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index),
);
const CHARACTERS = ALLOWED.map((code) => String.fromCodePoint(code));
const hex = (code: number): string => code.toString(16);

describe('What a text may hold', () => {
  it('has a glyph in each face of the papers, as it is and composed', () => {
    const composed = ALLOWED.flatMap((code) =>
      Array.from(String.fromCodePoint(code).normalize('NFC'), (one) => one.codePointAt(0) ?? 0),
    );
    const missing = [...ALLOWED, ...composed].filter(
      (code) => !FACES.every((face) => face.hasGlyphForCodePoint(code)),
    );
    expect(missing.map(hex)).toEqual([]);
  });

  it('is seen, and in the order in which it was typed', () => {
    const hidden = ALLOWED.filter((code) =>
      /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(String.fromCodePoint(code)),
    );
    expect(hidden.map(hex)).toEqual([]);
  });

  it('is of the three scripts, or of none', () => {
    const foreign = ALLOWED.filter(
      (code) =>
        !/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Zyyy}\p{Script=Zinh}]/u.test(
          String.fromCodePoint(code),
        ),
    );
    expect(foreign.map(hex)).toEqual([]);
  });

  it('holds the whole of the alphabets that names here are written in', () => {
    const letters = 'áéíóúüñçàâêôãõäößøåæœłşğıİőűčřžđýþðªº¿¡«»“”‘’–—…€£$°№©®';
    expect(unprintableIn(letters + letters.toUpperCase())).toBeNull();
    expect(unprintableIn('абвгдеёжзийклмнопрстуфхцчшщъыьэюя αβγδεζηθικλμνξοπρσςτυφχψω')).toBeNull();
  });

  it('never leads to a sign for a missing glyph', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...CHARACTERS) }), (text) => {
        fc.pre(unprintableIn(text) === null);
        const drawn = Array.from(text.normalize('NFC'), (one) => one.codePointAt(0) ?? 0);
        return drawn.every((code) => FACES.every((face) => face.hasGlyphForCodePoint(code)));
      }),
    );
  });
});
