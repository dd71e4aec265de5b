import type { Amount } from './setup.ts';
import type { Table } from './state.ts';

/**
 * Who acts after the player at `from`, or `null` when the round is over. All-in players are passed
 * over; a player who could only check or call against nobody is not asked.
 *
 * @see R123-II-29, R40-44, R40-89, CLUB-S4, CLUB-J6, CLUB-J9
 */
export const nextToAct = (table: Table, from: number): number | null => {
  const { players } = table;
  const owed = bigBlindOwed(table);
  let place = from;
  for (let step = players.length; step > 0; step -= 1) {
    place = place + 1 === players.length ? 0 : place + 1;
    if (mustAct(table, place, owed)) return place;
  }
  return null;
};

/** The big blind was posted short: the others still call the whole of it. @see R123-II-94 */
const bigBlindOwed = ({ street, setup }: Table): Amount =>
  street === 'pre-flop' ? setup.bigBlind : 0;

const mustAct = (table: Table, place: number, owed: Amount): boolean => {
  const { front, stack, isLive, hasActed } = table.players[place]!;
  if (!isLive || stack === 0) return false;
  if (front < table.highest) return true;
  if (front < owed && isAnyAbove(table, place, front)) return true;
  return !hasActed && table.able > 1;
};

/** Whether an opponent still in the hand has, or could put, more than `amount` in front. */
export const isAnyAbove = ({ players }: Table, place: number, amount: Amount): boolean => {
  for (let other = 0; other < players.length; other += 1) {
    const { isLive, front, stack } = players[other]!;
    if (other !== place && isLive && front + stack > amount) return true;
  }
  return false;
};
