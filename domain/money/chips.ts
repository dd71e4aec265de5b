/** Whole tournament chips. They have no value in money and never mix with centavos (decision M0). */
export type Chips = number & { readonly __unit: 'chips' };

/** @throws {RangeError} when `value` is not a whole number of chips, zero or more. */
export const chips = (value: number): Chips => {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${value} is not whole chips`);
  return value as Chips;
};

/** The largest amount of which both are whole multiples; of 0 and another, the other. */
export const commonMeasure = (one: number, other: number): number =>
  other === 0 ? one : commonMeasure(other, one % other);
