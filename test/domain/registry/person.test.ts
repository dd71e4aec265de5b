import { describe, expect, it } from 'vitest';
import { ageOn, isOldEnough } from '../../../domain/registry/age.ts';
import { type PersonForm, readPersonForm } from '../../../domain/registry/personForm.ts';
import { jornada } from '../../../domain/time/jornada.ts';

describe('Age on a day [R123-I-27.b1]', () => {
  it.each([
    ['2009-01-10', '2026-11-29', 17, false],
    ['2008-11-29', '2026-11-29', 18, true],
    ['2008-11-30', '2026-11-29', 17, false],
    ['2008-12-01', '2026-11-29', 17, false],
    ['1950-05-09', '2014-05-09', 64, true],
  ])('of who was born on %s is, on %s, %i', (birthDate, on, years, enough) => {
    expect(ageOn(birthDate, jornada(on))).toBe(years);
    expect(isOldEnough(birthDate, jornada(on))).toBe(enough);
  });

  it('of who was born on 29 February grows on 1 March when that day is missing', () => {
    expect(isOldEnough('2008-02-29', jornada('2026-02-28'))).toBe(false);
    expect(isOldEnough('2008-02-29', jornada('2026-03-01'))).toBe(true);
    expect(ageOn('2008-02-29', jornada('2028-02-29'))).toBe(20);
  });
});

describe('The registration form [R123-I-30] [R123-IV-1.1.p3]', () => {
  const on = jornada('2014-05-09');
  const form: PersonForm = {
    givenNames: ' María  de los Ángeles ',
    surnames: "O'Higgins\tNúñez",
    birthDate: '1985-03-09',
    document: { kind: 'DNI', number: '31.222.333' },
  };

  it('is kept without stray blanks, with one form of the document', () => {
    expect(readPersonForm(form, on)).toEqual({
      givenNames: 'María de los Ángeles',
      surnames: "O'Higgins Núñez",
      birthDate: '1985-03-09',
      document: { kind: 'DNI', number: '31222333' },
    });
  });

  it('writes accents in one way, so that a name equals itself', () => {
    const apart = { ...form, surnames: 'Nu\u0301n\u0303ez' };
    expect(readPersonForm(apart, on).surnames).toBe('Núñez');
  });

  it.each([
    ['givenNames', { givenNames: '  ' }],
    ['givenNames', { givenNames: '-' }],
    ['surnames', { surnames: '' }],
    ['birthDate', { birthDate: '' }],
    ['document', { document: { kind: 'DNI' as const, number: ' ' } }],
  ])('without %s is refused, naming the field', (field, change) => {
    expect(() => readPersonForm({ ...form, ...change }, on)).toThrow(
      expect.objectContaining({
        code: 'registry.form-incomplete',
        norm: 'R123-IV-1.1.p3',
        facts: { field },
      }),
    );
  });

  it.each(['1985-02-29', '09/03/1985', '2014-05-10', '1700-01-01', '1891-05-09'])(
    'is refused when born on %s',
    (birthDate) => {
      expect(() => readPersonForm({ ...form, birthDate }, on)).toThrow(
        expect.objectContaining({ code: 'registry.birth-date-invalid', norm: 'R123-I-30' }),
      );
    },
  );

  it('takes whoever may be as old as the oldest person on record', () => {
    expect(readPersonForm({ ...form, birthDate: '1891-05-10' }, on).birthDate).toBe('1891-05-10');
  });

  it('takes a birth on the day of the form: the age is checked by another rule', () => {
    expect(readPersonForm({ ...form, birthDate: '2014-05-09' }, on).birthDate).toBe('2014-05-09');
  });

  it('is refused with a document that cannot be one', () => {
    const wrong = { ...form, document: { kind: 'DNI' as const, number: '123' } };
    expect(() => readPersonForm(wrong, on)).toThrow(
      expect.objectContaining({ code: 'registry.document-invalid' }),
    );
  });
});
