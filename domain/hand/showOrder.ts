import type { Seat } from './setup.ts';
import { isContender, type Player, type Showdown, type Table } from './state.ts';

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

/** Has not shown its two cards, told or not. */
export const isHidden = ({ cards }: Player): boolean => cards === null || cards.length === 1;

/**
 * Which hands may not be given up now: all that are hidden once somebody is all-in, else that of
 * who shows first, as long as another one is hidden too. The others have the choice.
 *
 * @see R123-II-101, R123-II-102, R40-71, R40-90, CLUB-J11, CLUB-T24
 */
export const mustShow = (state: Showdown): Seat[] => {
  const order = showOrder(state);
  const hidden = hiddenSeats(state, order);
  if (isOpen(state)) return hidden;
  return hidden.length > 1 && hidden[0] === order[0] ? [hidden[0]!] : [];
};

/** Whose turn it is to show; undefined when all have. @see R123-II-101, R40-71 */
export const nextToShow = (table: Table): Seat | undefined =>
  hiddenSeats(table, showOrder(table))[0];

const hiddenSeats = ({ players }: Table, order: readonly Seat[]): Seat[] => {
  const hidden = players.filter(isHidden).map(({ seat }) => seat);
  return order.filter((seat) => hidden.includes(seat));
};

/** @see R123-II-102, R40-90, CLUB-T24 */
export const isOpen = ({ isAllIn, players }: Showdown): boolean =>
  isAllIn || players.some(({ isLive, stack }) => isLive && stack === 0);
