import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseDocument } from '../../../domain/registry/documents.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../../domain/tournament/facts.ts';
import { documentText } from '../../../reports/format/document.ts';

const refused = expect.objectContaining({ code: 'registry.document-invalid', norm: 'R123-I-28' });

describe('Identity documents [R123-I-28] [R123-IV-1.1.p6]', () => {
  it.each<[DocumentKind, string, string]>([
    ['DNI', '12.345.678', '12345678'],
    ['DNI', ' 5 123 456 ', '5123456'],
    ['DNI', '05.123.456', '5123456'],
    ['DNI', '64.000.001', '64000001'],
    ['DNI', '95‐123‐456', '95123456'],
    ['LE', '4.123.456', '4123456'],
    ['LC', '123.456', '123456'],
    ['CI', '1.234', '1234'],
    ['PASSPORT', 'aa-012 345', 'AA012345'],
    ['PASSPORT', '00123', '00123'],
    ['OTHER', 'ced. 77', 'CED77'],
  ])('take %s %s as %s', (kind, typed, number) => {
    expect(normaliseDocument(kind, typed)).toEqual({ kind, number });
  });

  it.each<[DocumentKind, string]>([
    ['DNI', '999.999'],
    ['DNI', '100.000.000'],
    ['DNI', '1234567A'],
    ['DNI', '00000000'],
    ['LE', '12.345.678'],
    ['LE', '1.234'],
    ['CI', '123'],
    ['CI', '123.456.789'],
    ['PASSPORT', 'A12'],
    ['PASSPORT', 'A123456789012'],
    ['PASSPORT', 'ÑANDU12'],
    ['OTHER', ''],
  ])('refuse %s %s', (kind, typed) => {
    expect(() => normaliseDocument(kind, typed)).toThrow(refused);
  });

  it('says what a number of the kind looks like, and not the number', () =>
    expect(() => normaliseDocument('DNI', '123.456')).toThrow(
      expect.objectContaining({
        facts: { kind: 'DNI', min: 7, max: 8, characters: '0-9', length: 6 },
      }),
    ));

  it('takes the shortest and the longest DNI', () => {
    expect(normaliseDocument('DNI', '1.000.000').number).toBe('1000000');
    expect(normaliseDocument('DNI', '99.999.999').number).toBe('99999999');
  });

  it('never repeats the number in a refusal', () => {
    const kinds = fc.constantFrom(...DOCUMENT_KINDS);
    fc.assert(
      fc.property(kinds, fc.stringMatching(/^[!?]{20,25}\d{3,5}$/), (kind, typed) => {
        try {
          normaliseDocument(kind, typed);
        } catch (error) {
          // The whole of it: three digits alone may well be in the name of a norm.
          expect(JSON.stringify(error) + String(error)).not.toContain(typed);
          return;
        }
        expect.unreachable();
      }),
    );
  });

  it('always reads back what papers print, as the same document', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 99_999_999 }), (number) => {
        const document = normaliseDocument('DNI', String(number));
        const printed = documentText('', document.number);
        expect(normaliseDocument('DNI', printed)).toEqual(document);
      }),
    );
  });
});
