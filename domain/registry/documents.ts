import { Rejection } from '../errors.ts';
import type { DocumentKind } from '../tournament/facts.ts';

/** An identity document with its number as it is kept: digits, or capitals and digits. */
export type IdentityDocument = { readonly kind: DocumentKind; readonly number: string };

/**
 * What a number looks like once spaces, dots and dashes are gone. DNI numbers of 60 to 69 million
 * exist (set aside for the CUIT of foreigners), so only their digits are counted. Enrolment books
 * (LE of men, LC of women, decision T12) and identity cards may be shorter.
 */
const NUMBERS: Readonly<Record<DocumentKind, { readonly min: number; readonly max: number }>> = {
  DNI: { min: 7, max: 8 },
  CI: { min: 4, max: 8 },
  LE: { min: 5, max: 7 },
  LC: { min: 5, max: 7 },
  PASSPORT: { min: 5, max: 12 },
  OTHER: { min: 3, max: 20 },
};

/** Documents of a plain number: zeros in front add nothing and dots group its thousands. */
const NUMERIC: readonly DocumentKind[] = ['DNI', 'CI', 'LE', 'LC'];

const SEPARATORS = /[\s.\-\u2010-\u2015]/g;

/**
 * The document as it is kept and compared, whatever dots or spaces it was typed with, so that one
 * document is always one person. A refusal does not repeat the number: it may be logged.
 *
 * @see R123-I-28, R123-IV-1.1.p6
 * @throws {Rejection} `registry.document-invalid`
 */
export const normaliseDocument = (kind: DocumentKind, typed: string): IdentityDocument => {
  const bare = typed.replace(SEPARATORS, '').toUpperCase();
  const number = NUMERIC.includes(kind) ? bare.replace(/^0+/, '') : bare;
  const { min, max } = NUMBERS[kind];
  const isNumeric = NUMERIC.includes(kind);
  const isMade = isNumeric ? /^\d+$/.test(number) : /^[A-Z0-9]+$/.test(number);
  if (!isMade || number.length < min || number.length > max) {
    const facts = { kind, min, max, characters: isNumeric ? '0-9' : '0-9, A-Z' };
    throw new Rejection('registry.document-invalid', 'R123-I-28', {
      ...facts,
      length: number.length,
    });
  }
  return { kind, number };
};
