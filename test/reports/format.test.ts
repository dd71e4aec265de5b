import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../../domain/money/centavos.ts';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import {
  amountText,
  bareAmountText,
  countText,
  ordinalText,
  percentText,
} from '../../reports/format/amount.ts';
import { cellText, isStrong } from '../../reports/format/cell.ts';
import { instantText, jornadaText, minuteText, timeText } from '../../reports/format/date.ts';
import { documentText, numberText } from '../../reports/format/document.ts';

const MAX = Number.MAX_SAFE_INTEGER;

describe('amounts', () => {
  it.each([
    [0, '$\u00A00,00'],
    [1, '$\u00A00,01'],
    [99, '$\u00A00,99'],
    [100, '$\u00A01,00'],
    [99_999, '$\u00A0999,99'],
    [100_000, '$\u00A01.000,00'],
    [123_456_789, '$\u00A01.234.567,89'],
    [-275_000, '-$\u00A02.750,00'],
    [MAX, '$\u00A090.071.992.547.409,91'],
  ])('writes %d centavos as %s', (amount, shown) => {
    expect(amountText(centavos(amount))).toBe(shown);
  });

  it('leaves the sign to the head of a list', () => {
    expect(bareAmountText(centavos(1_375_000))).toBe('13.750,00');
    expect(bareAmountText(centavos(-1))).toBe('-0,01');
  });

  it('always agrees with what Node writes for es-AR, where a float still holds the amount', () => {
    const node = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' });
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(amountText(centavos(amount))).toBe(node.format(amount / 100));
      }),
    );
  });

  it('always can be read back to the centavo', () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX, max: MAX }), (amount) => {
        expect(Number(amountText(centavos(amount)).replace(/[$\u00A0.,]/g, ''))).toBe(amount);
      }),
    );
  });
});

describe('counts, percentages and ordinals', () => {
  it('groups four digits, as es-AR does and es-ES does not', () => {
    expect(countText(1234)).toBe('1.234');
    expect(countText(999)).toBe('999');
    expect(countText(-1_000_000)).toBe('-1.000.000');
  });

  it('writes a percentage with two decimals and no blank', () => {
    expect(percentText(2725)).toBe('27,25%');
    expect(percentText(10_000)).toBe('100,00%');
    expect(percentText(5)).toBe('0,05%');
  });

  it('writes a place as an ordinal', () => {
    expect(ordinalText(8)).toBe('8.ª');
  });
});

describe('dates', () => {
  it('writes the jornada as a date of its own, whatever the zone of the machine', () => {
    expect(jornadaText('2014-05-09' as Jornada)).toBe('09/05/2014');
  });

  it('writes an instant with seconds and the offset of the casino', () => {
    const instant = '2014-05-10T09:42:10.000Z' as Instant;
    expect(instantText(instant)).toBe('10/05/2014 06:42:10 (UTC-03:00)');
    expect(minuteText(instant)).toBe('10/05/2014 06:42');
    expect(timeText(instant)).toBe('06:42');
  });

  it('knows the summer time of 2008', () => {
    expect(instantText('2008-01-15T12:00:00.000Z' as Instant)).toBe(
      '15/01/2008 10:00:00 (UTC-02:00)',
    );
  });

  it('writes midnight as 00, not 24', () => {
    expect(timeText('2026-11-30T03:00:00.000Z' as Instant)).toBe('00:00');
  });
});

describe('documents', () => {
  it('groups the digits of a DNI', () => {
    expect(documentText('DNI', '12345678')).toBe('DNI\u00A012.345.678');
  });

  it('leaves a passport as it was shown', () => {
    expect(documentText('Pasaporte', 'AAB123456')).toBe('Pasaporte\u00A0AAB123456');
  });

  it('keeps N.º and its number on one line', () => {
    expect(numberText(12)).toBe('N.º\u00A012');
  });
});

describe('cells', () => {
  it('prints a dash for what does not apply and nothing for nothing', () => {
    expect(cellText({ kind: 'none' })).toBe('—');
    expect(cellText({ kind: 'blank' })).toBe('');
  });

  it('says the result of a check in words, and a failed one in Semibold', () => {
    expect(cellText({ kind: 'check', passed: true })).toBe('Conforme');
    expect(cellText({ kind: 'check', passed: false })).toBe('No conforme');
    expect(isStrong({ kind: 'check', passed: true })).toBe(false);
    expect(isStrong({ kind: 'check', passed: false })).toBe(true);
  });

  it('prints money bare only when asked', () => {
    const cell = { kind: 'money', value: centavos(850_000) } as const;
    expect(cellText(cell)).toBe('$\u00A08.500,00');
    expect(cellText(cell, 'bare')).toBe('8.500,00');
  });

  it.each([
    [{ kind: 'text', value: 'IN' }, 'IN'],
    [{ kind: 'count', value: 37 }, '37'],
    [{ kind: 'percent', bps: 875 }, '8,75%'],
    [{ kind: 'ordinal', value: 9 }, '9.ª'],
    [{ kind: 'date', value: '2014-05-09' as Jornada }, '09/05/2014'],
    [{ kind: 'time', value: '2014-05-09T23:02:00.000Z' as Instant }, '20:02'],
    [{ kind: 'minute', value: '2014-05-10T05:21:37.000Z' as Instant }, '10/05/2014 02:21'],
    [
      { kind: 'instant', value: '2014-05-10T05:21:37.000Z' as Instant },
      '10/05/2014 02:21:37 (UTC-03:00)',
    ],
  ] as const)('prints %o as %s', (cell, shown) => {
    expect(cellText(cell)).toBe(shown);
  });
});
