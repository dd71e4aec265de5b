import type { IdentityDocument } from './documents.ts';

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
const MODULUS = 11;

/**
 * Whether a CUIT or CUIL of eleven digits carries its own check digit. A remainder of one has no
 * digit: such a number is never given, so it is refused.
 */
export const isTaxId = (digits: string): boolean => {
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  const remainder = sum % MODULUS;
  if (remainder === 1) return false;
  return Number(digits[10]) === (remainder === 0 ? 0 : MODULUS - remainder);
};

const DNI_DIGITS = 8;
/** DNI of foreigners begin here; who had none yet was given a CUIL of a series of its own. */
const FOREIGNERS_FROM = 90_000_000;
const WITHOUT_DNI = { from: 60_000_000, until: 69_999_999 } as const;

/**
 * Whether a CUIT or CUIL can be of who holds a document: that of a DNI carries its number. A foreigner
 * may keep the one that he was given before his DNI, of the series 60,000,000 to 69,999,999, which no
 * DNI has; the reading refused is that he has to change it first. Other documents
 * are in no CUIL.
 */
export const isTaxIdOf = ({ kind, number }: IdentityDocument, taxId: string): boolean => {
  if (kind !== 'DNI') return true;
  const carried = taxId.slice(2, -1);
  if (carried === number.padStart(DNI_DIGITS, '0')) return true;
  const { from, until } = WITHOUT_DNI;
  return Number(number) >= FOREIGNERS_FROM && from <= Number(carried) && Number(carried) <= until;
};
