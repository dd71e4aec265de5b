import { type Centavos, ZERO } from '../money/centavos.ts';
import type { Resolution } from './types.ts';

/**
 * The prize of each place once the act of an ended event divided those of the places of who was
 * left; the places of who was out before keep theirs.
 *
 * @see R123-I-6, R123-I-62
 */
export const resolvedPrizes = (
  placePrizes: readonly Centavos[],
  { shares }: Resolution,
  players: number,
): Centavos[] => {
  const after = placePrizes.slice(players);
  const unnamed = after.length > 0 ? players - shares.length : 0;
  return [
    ...shares.map(({ amount }) => amount),
    ...Array.from({ length: unnamed }, () => ZERO),
    ...after,
  ];
};
