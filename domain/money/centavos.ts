/** Whole centavos of Argentine pesos (ARS). Never a float, never a string, never pesos. */
export type Centavos = number & { readonly __unit: 'centavos' };

/** A whole share in hundredths of a percent: 3000 is 30 %. */
export type BasisPoints = number;

export const BASIS_POINTS_WHOLE: BasisPoints = 10_000;

/** @throws {RangeError} when `value` is not a whole number that a double holds exactly. */
export const centavos = (value: number): Centavos => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not whole centavos`);
  return value as Centavos;
};

export const ZERO = centavos(0);

/** The most that one amount may say: 10 thousand million pesos. */
export const AMOUNT_CENTAVOS_MAX = 1_000_000_000_000;

export const sum = (amounts: Iterable<Centavos>): Centavos => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return centavos(total);
};

/**
 * The whole centavos in `bps` of `amount`, rounded towards zero, so that a negative result keeps
 * the size of the positive one and a day's tables still add up (decision M12).
 */
export const shareOf = (amount: Centavos, bps: BasisPoints): Centavos =>
  centavos(Number((BigInt(amount) * BigInt(bps)) / BigInt(BASIS_POINTS_WHOLE)));

/** Rounds down to a multiple of `unit`. Amounts are not negative where units are used. */
export const floorToUnit = (amount: Centavos, unit: Centavos): Centavos =>
  centavos(amount - (amount % unit));
