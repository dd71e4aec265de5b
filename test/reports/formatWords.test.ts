import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../../domain/money/centavos.ts';
import { amountInWords, cardinal } from '../../reports/format/words.ts';

describe('numbers in words', () => {
  it.each([
    [0, 'cero'],
    [1, 'uno'],
    [15, 'quince'],
    [16, 'dieciséis'],
    [20, 'veinte'],
    [21, 'veintiuno'],
    [22, 'veintidós'],
    [23, 'veintitrés'],
    [26, 'veintiséis'],
    [30, 'treinta'],
    [31, 'treinta y uno'],
    [99, 'noventa y nueve'],
    [100, 'cien'],
    [101, 'ciento uno'],
    [121, 'ciento veintiuno'],
    [200, 'doscientos'],
    [500, 'quinientos'],
    [700, 'setecientos'],
    [900, 'novecientos'],
    [999, 'novecientos noventa y nueve'],
    [1000, 'mil'],
    [1001, 'mil uno'],
    [1100, 'mil cien'],
    [2000, 'dos mil'],
    [13_750, 'trece mil setecientos cincuenta'],
    [21_000, 'veintiún mil'],
    [21_021, 'veintiún mil veintiuno'],
    [31_001, 'treinta y un mil uno'],
    [59_324, 'cincuenta y nueve mil trescientos veinticuatro'],
    [100_000, 'cien mil'],
    [101_000, 'ciento un mil'],
    [201_100, 'doscientos un mil cien'],
    [999_999, 'novecientos noventa y nueve mil novecientos noventa y nueve'],
    [1_000_000, 'un millón'],
    [1_000_001, 'un millón uno'],
    [1_001_000, 'un millón mil'],
    [2_000_000, 'dos millones'],
    [21_000_000, 'veintiún millones'],
    [31_100_000, 'treinta y un millones cien mil'],
    [100_000_000, 'cien millones'],
    [101_000_000, 'ciento un millones'],
    [1_000_000_000, 'mil millones'],
    [1_001_000_000, 'mil un millones'],
    [21_000_000_000, 'veintiún mil millones'],
    [1_000_000_000_000, 'un billón'],
    [
      90_071_992_547_409,
      'noventa billones setenta y un mil novecientos noventa y dos millones quinientos cuarenta y siete mil cuatrocientos nueve',
    ],
  ])('writes %d as "%s"', (value, words) => {
    expect(cardinal(value)).toBe(words);
  });

  it('always can be read back, for every number below a million', () => {
    for (let value = 1; value < 1_000_000; value += 1) {
      const read = readBack(cardinal(value));
      if (read !== value) expect(`${value}: ${cardinal(value)}`).toBe(read);
    }
  });

  it('always can be read back, up to the largest amount', () => {
    const largest = Math.floor(Number.MAX_SAFE_INTEGER / 100);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: largest }), (value) => {
        expect(readBack(cardinal(value))).toBe(value);
      }),
    );
  });

  it('never says "uno" before mil, millones or billones, nor leaves double blanks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e13 }), (value) => {
        expect(cardinal(value)).not.toMatch(/uno (mil|bill)|ciento mil|^un mil |\s\s|^\s|\s$/);
      }),
    );
  });
});

describe('amounts in words', () => {
  it.each([
    [1_375_000, 'Son pesos trece mil setecientos cincuenta con 00/100.'],
    [5_932_474, 'Son pesos cincuenta y nueve mil trescientos veinticuatro con 74/100.'],
    [0, 'Son pesos cero con 00/100.'],
    [1, 'Son pesos cero con 01/100.'],
    [100_000_000, 'Son pesos un millón con 00/100.'],
    [2_100_000_001, 'Son pesos veintiún millones con 01/100.'],
  ])('writes %d centavos as "%s"', (amount, words) => {
    expect(amountInWords(centavos(amount))).toBe(words);
  });

  it('writes every part of a peso in hundredths', () => {
    for (let cents = 0; cents < 100; cents += 1) {
      const shown = `con ${String(cents).padStart(2, '0')}/100.`;
      expect(amountInWords(centavos(700 + cents))).toBe(`Son pesos siete ${shown}`);
    }
  });

  it('refuses a negative amount', () => {
    expect(() => amountInWords(centavos(-1))).toThrow(RangeError);
  });
});

/** Reads Spanish words back on its own terms, word by word. */
const readBack = (words: string): number => {
  let total = 0;
  let millions = 0;
  let group = 0;
  for (const word of words.split(' ')) {
    if (word === 'y') continue;
    if (word === 'mil') group = Math.max(group, 1) * 1000;
    else if (/^mill/.test(word)) {
      millions += group * 1e6;
      group = 0;
    } else if (/^bill/.test(word)) {
      total += group * 1e12;
      group = 0;
    } else group += VALUES[word] ?? Number.NaN;
  }
  return total + millions + group;
};

const VALUES: Record<string, number> = {
  ...{ uno: 1, un: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9 },
  ...{ diez: 10, once: 11, doce: 12, trece: 13, catorce: 14, quince: 15, dieciséis: 16 },
  ...{ diecisiete: 17, dieciocho: 18, diecinueve: 19, veinte: 20, veintiuno: 21, veintiún: 21 },
  ...{ veintidós: 22, veintitrés: 23, veinticuatro: 24, veinticinco: 25, veintiséis: 26 },
  ...{ veintisiete: 27, veintiocho: 28, veintinueve: 29, treinta: 30, cuarenta: 40 },
  ...{ cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90, cien: 100 },
  ...{ ciento: 100, doscientos: 200, trescientos: 300, cuatrocientos: 400, quinientos: 500 },
  ...{ seiscientos: 600, setecientos: 700, ochocientos: 800, novecientos: 900 },
};
