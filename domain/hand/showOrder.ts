import type { Seat } from './setup.ts';
import { isContender, type Table } from './state.ts';

/**
 * In which order hands are shown: who bet or raised last in the last round that was bet, then
 * clockwise; without a bet in it, from the left of the button.
 *
 * @see R123-II-101, R40-71, CLUB-O13, CLUB-J11
 */
export const showOrder = ({ players, aggressor }: Table): Seat[] => {
  const first = aggressor ?? 0;
  return [...players.slice(first), ...players.slice(0, first)]
    .filter(isContender)
    .map(({ seat }) => seat);
};
