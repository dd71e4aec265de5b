import { type Centavos, centavos } from '../money/centavos.ts';

/**
 * Divides an amount into equal parts, one per entry. The centavos that do not divide go one each
 * by ascending entry number, so that the parts add up to the amount (decision M6).
 *
 * @see R123-I-71, R123-IV-9.1.p3
 */
export const divideEqually = (
  amount: Centavos,
  entries: readonly number[],
): ReadonlyMap<number, Centavos> => {
  const part = Math.floor(amount / entries.length);
  const leftover = amount - part * entries.length;
  const ascending = [...entries].sort((one, other) => one - other);
  return new Map(
    ascending.map((entry, order) => [entry, centavos(order < leftover ? part + 1 : part)]),
  );
};
