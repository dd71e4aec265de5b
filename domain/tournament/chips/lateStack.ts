import { type Chips, chips } from '../../money/chips.ts';
import type { Level } from '../terms.ts';

/** What fell due since the start: the levels played, and the hands of each at that table. */
export type Elapsed = {
  readonly levels: readonly Level[];
  /** Hands of level 1, 2, … */
  readonly hands: readonly number[];
  /** Hands of a whole orbit: the players of the table. */
  readonly orbit: number;
};

/**
 * The starting stack less all blinds and antes since the start, in whole chips of the lowest
 * denomination in play and at least one of them. Only whole orbits pay blinds.
 *
 * @see R123-I-42, decision T3
 */
export const reducedStack = (
  stack: Chips,
  { levels, hands, orbit }: Elapsed,
  chip: Chips,
): Chips => {
  const dues = levels.reduce((total, { smallBlind, bigBlind, ante }, index) => {
    const played = hands[index] ?? 0;
    const orbits = Math.floor(played / orbit);
    return total + orbits * (smallBlind + bigBlind) + played * ante;
  }, 0);
  const left = Math.floor((stack - dues) / chip) * chip;
  return chips(Math.max(chip, left));
};
