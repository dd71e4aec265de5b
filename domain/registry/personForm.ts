import { Rejection } from '../errors.ts';
import { parseDay } from '../time/calendar.ts';
import type { Jornada } from '../time/jornada.ts';
import type { DocumentKind } from '../tournament/facts.ts';
import { AGE_YEARS_MAX, ageOn } from './age.ts';
import { type IdentityDocument, normaliseDocument } from './documents.ts';

/** The registration form as it was filled in. */
export type PersonForm = {
  readonly givenNames: string;
  readonly surnames: string;
  readonly birthDate: string;
  readonly document: { readonly kind: DocumentKind; readonly number: string };
};

/** A person as the registry keeps him: names without stray blanks, one form of the document. */
export type PersonData = Omit<PersonForm, 'document'> & { readonly document: IdentityDocument };

const FIELDS = ['givenNames', 'surnames', 'birthDate'] as const;

/**
 * Checks the form: every mandatory field is there and correctly filled in. A refusal names the
 * field, never what it holds.
 *
 * @param on the day the form is handed in; nobody is born after it, nor lived so long
 * @see R123-I-30, R123-IV-1.1.p3
 * @throws {Rejection} in this order: `registry.form-incomplete`, `registry.birth-date-invalid`,
 *   `registry.document-invalid`
 */
export const readPersonForm = (form: PersonForm, on: Jornada): PersonData => {
  for (const field of FIELDS)
    if (!/[\p{L}\d]/u.test(form[field]))
      throw new Rejection('registry.form-incomplete', 'R123-IV-1.1.p3', { field });
  if (!form.document.number.trim())
    throw new Rejection('registry.form-incomplete', 'R123-IV-1.1.p3', { field: 'document' });
  const birthDate = form.birthDate.trim();
  if (!parseDay(birthDate) || birthDate > on || ageOn(birthDate, on) > AGE_YEARS_MAX)
    throw new Rejection('registry.birth-date-invalid', 'R123-I-30');
  return {
    givenNames: tidy(form.givenNames),
    surnames: tidy(form.surnames),
    birthDate,
    document: normaliseDocument(form.document.kind, form.document.number),
  };
};

/** One blank between words, and accents in one form, so that the same name is equal to itself. */
const tidy = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ');
