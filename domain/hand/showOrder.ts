import type { AwardedPot } from './award.ts';
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

/** The order in which pots are handed over: from the last side pot back. @see R123-II-103 */
export const deliveryOrder = (pots: readonly AwardedPot[]): AwardedPot[] => pots.toReversed();
