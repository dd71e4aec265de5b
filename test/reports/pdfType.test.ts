import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { loadFonts } from '../../reports/assets/fonts.ts';
import { openFace } from '../../reports/render/pdf/face.ts';
import { openGlyphs } from '../../reports/render/pdf/glyphs.ts';
import { openInk } from '../../reports/render/pdf/ink.ts';
import type { Pen } from '../../reports/render/pdf/pen.ts';
import { wrap } from '../../reports/render/pdf/wrap.ts';

const LETTERS =
  ' 0123456789.,:;/-%$()#&!¿?¡"\'«»ºª·…—ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÁÉÍÓÚÑÜáéíóúñüçãõšžŁ✓Ω\u00A0';
/** Drawn as two letters, so that a reader finds the word that was written. */
const LIGATURES = ['ff', 'ft'];

type Laid = { glyphs: { id: number }[]; positions: { xAdvance: number }[] };
type Fontkit = Parameters<typeof openGlyphs>[1] & { layout(text: string): Laid };

describe('Letters beside each other', () => {
  it.each(['regular', 'semibold', 'mono'] as const)('stand as fontkit sets them: %s', (name) => {
    const doc = new PDFDocument({ font: '', autoFirstPage: false });
    const file = loadFonts()[name];
    doc.registerFont(name, file as Buffer);
    doc.font(name);
    const { font } = (doc as unknown as { _font: { font: Fontkit } })._font;
    const glyphs = openGlyphs(file, font);
    const known = Array.from(LETTERS).filter((one) => glyphs.of(one.codePointAt(0) ?? 0));
    // A few hundred pairs of each letter class: all pairs take seconds of fontkit.
    const pairs = known.flatMap((left, index) =>
      known.filter((_, other) => (index + other) % 7 === 0).map((right) => left + right),
    );
    for (const pair of pairs.filter((one) => !LIGATURES.includes(one))) {
      const [left, right] = Array.from(pair, (one) => glyphs.of(one.codePointAt(0) ?? 0));
      if (!left || !right) throw new Error(pair);
      const { positions } = font.layout(pair);
      const ours = [left.advance + glyphs.kern(left.id, right.id), right.advance];
      expect([pair, ...positions.map(({ xAdvance }) => xAdvance)]).toEqual([pair, ...ours]);
    }
    expect(pairs.length).toBeGreaterThan(1000);
  });

  it('keeps a mark over its letter that no single character has', () => {
    const doc = new PDFDocument({ font: '', margin: 0 });
    const face = openFace(doc, 'regular', loadFonts().regular);
    const plain = face.measure('nge').width;
    expect(face.measure('ng\u0303e').width).toBeCloseTo(plain, 6);
  });
});

describe('A word longer than its line', () => {
  /** Each character a millimetre wide. */
  const pen = { width: (text: string) => Array.from(text).length } as unknown as Pen;

  it.each([
    ['beneficiary/loteria-nacional', 20, ['beneficiary/loteria-', 'nacional']],
    ['beneficiary/loteria-nacional', 15, ['beneficiary/', 'loteria-', 'nacional']],
    ['ñandúñandúñandú', 6, ['ñandúñ', 'andúña', 'ndú']],
    ['a b abcdefghij c', 5, ['a b', 'abcde', 'fghij', 'c']],
    ['corta', 5, ['corta']],
  ])('%s in %i', (text, width, lines) =>
    expect(wrap(pen, text, { face: 'regular', size: 9, tracking: 0 }, width)).toEqual(lines),
  );
});

describe('Operators of a sheet', () => {
  const written = (value: number): string => {
    const ink = openInk();
    ink.number(value);
    return Buffer.from(ink.take()).toString('latin1');
  };

  it('hold numbers as short as they can be', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_000_000, max: 9_000_000 }), (thousandths) => {
        const value = thousandths / 1000;
        const rounded = Math.sign(value) * (Math.round(Math.abs(value) * 100) / 100);
        expect(Number(written(value))).toBeCloseTo(rounded + 0, 1);
        expect(written(value)).toMatch(/^-?\d+(\.\d?[1-9])?$/);
      }),
    );
    expect([0, -0.001, 5, 10.5, 10.05, -7.4567].map(written)).toEqual([
      '0',
      '0',
      '5',
      '10.5',
      '10.05',
      '-7.46',
    ]);
  });

  it('are all there on a sheet longer than any before', () => {
    const ink = openInk();
    const line = '0 0 m 1 1 l S\n';
    for (let count = 0; count < 20_000; count += 1) ink.write(line);
    expect(Buffer.from(ink.take()).toString('latin1')).toBe(line.repeat(20_000));
    expect(ink.take()).toHaveLength(0);
  });
});
