import { type Centavos, centavos, sum } from '../../domain/money/centavos.ts';
import type { Standing } from '../../domain/settlement/types.ts';

/** The places an entry holds with others, or its own place, and how their prizes divide (M6). */
export type Places = {
  /** The places, 1 for the first. */
  readonly numbers: readonly number[];
  /** Their prizes, added. */
  readonly total: Centavos;
  /** The equal part of each entry, rounded down. */
  readonly part: Centavos;
  /** Whole centavos that do not divide: one each by ascending entry number. */
  readonly leftover: Centavos;
};

/** @see R123-I-71, R123-IV-9.1.p3 */
export const placesOf = (
  { position, sharedThrough }: Pick<Standing, 'position' | 'sharedThrough'>,
  placePrizes: readonly Centavos[],
): Places => {
  const last = sharedThrough ?? position;
  const numbers = Array.from({ length: last - position + 1 }, (_, index) => position + index);
  const total = sum(placePrizes.slice(position - 1, last));
  const part = centavos(Math.floor(total / numbers.length));
  return { numbers, total, part, leftover: centavos(total - part * numbers.length) };
};

/** The centavo left over that falls to an entry, by its order among those who share (from 0). */
export const leftoverOf = ({ leftover }: Places, order: number): Centavos =>
  centavos(order < leftover ? 1 : 0);
