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

/** Whether a CUIT or CUIL can be of who holds a document: that of a DNI carries its number. */
export const isTaxIdOf = ({ kind, number }: IdentityDocument, taxId: string): boolean =>
  kind !== 'DNI' || taxId.slice(2, -1) === number.padStart(DNI_DIGITS, '0');
