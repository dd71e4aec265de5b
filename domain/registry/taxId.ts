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
