import { Rejection } from '../errors.ts';
import type { DocumentKind } from '../tournament/facts.ts';

/** An identity document with its number as it is kept: digits, or capitals and digits. */
export type IdentityDocument = { readonly kind: DocumentKind; readonly number: string };

/**
 * What a number looks like once spaces, dots and dashes are gone. DNI numbers of 60 to 69 million
 * exist (set aside for the CUIT of foreigners), so only their digits are counted. Enrolment books
 * (LE of men, LC of women, decision T12) and identity cards may be shorter.
 */
const NUMBER_PATTERNS: Readonly<Record<DocumentKind, RegExp>> = {
  DNI: /^[1-9]\d{6,7}$/,
  CI: /^[1-9]\d{3,7}$/,
  LE: /^[1-9]\d{4,6}$/,
  LC: /^[1-9]\d{4,6}$/,
  PASSPORT: /^[A-Z0-9]{5,12}$/,
  OTHER: /^[A-Z0-9]{3,20}$/,
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
  if (!NUMBER_PATTERNS[kind].test(number))
    throw new Rejection('registry.document-invalid', 'R123-I-28', { kind });
  return { kind, number };
};

/** `12.345.678`, as papers print it; a passport as it is. */
export const displayDocument = ({ kind, number }: IdentityDocument): string =>
  NUMERIC.includes(kind) ? number.replace(/\B(?=(\d{3})+$)/g, '.') : number;
