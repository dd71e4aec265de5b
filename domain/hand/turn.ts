import { has, isSeveral, NOBODY, type Places, withPlace } from './places.ts';
import type { Amount } from './setup.ts';
import type { Table } from './state.ts';

/**
 * Who must still act in the round. All-in players are passed over; a player who could only check
 * or call against nobody is not asked.
 *
 * @see R123-II-29, R40-44, R40-89, CLUB-S4, CLUB-J6, CLUB-J9
 */
export const dueIn = (table: Table): Places => {
  let due = NOBODY;
  for (let place = 0; place < table.players.length; place += 1)
    if (has(table.able, place) && mustAct(table, place)) due = withPlace(due, place);
  return due;
};

const mustAct = (table: Table, place: number): boolean => {
  const { front } = table.players[place]!;
  if (front < table.highest) return true;
  if (isBlindShort(table) && front < table.setup.bigBlind && isAnyAbove(table, place, front))
    return true;
  return isSeveral(table.able) && !has(table.acted, place);
};

/** The big blind was posted short: the others still call the whole of it. @see R123-II-94 */
export const isBlindShort = ({ street, highest, setup }: Table): boolean =>
  highest < setup.bigBlind && street === 'pre-flop';

/** Whether an opponent still in the hand has, or could put, more than `amount` in front. */
export const isAnyAbove = ({ players }: Table, place: number, amount: Amount): boolean => {
  for (let other = 0; other < players.length; other += 1) {
    const { isLive, front, stack } = players[other]!;
    if (other !== place && isLive && front + stack > amount) return true;
  }
  return false;
};
