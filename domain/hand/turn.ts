import type { Player, Table } from './state.ts';

/**
 * Who acts after the player at `from`, or `null` when the round is over. All-in players are passed
 * over; a player who could only check or call against nobody is not asked.
 *
 * @see R123-II-29, R40-44, R40-89, CLUB-S4, CLUB-J6, CLUB-J9
 */
export const nextToAct = (table: Table, from: number): number | null => {
  const { players } = table;
  for (let step = 1; step <= players.length; step += 1) {
    const place = (from + step) % players.length;
    if (mustAct(table, place)) return place;
  }
  return null;
};

const mustAct = (table: Table, place: number): boolean => {
  const player = table.players[place]!;
  if (!player.isLive || player.stack === 0) return false;
  if (player.front < table.highest) return true;
  if (owesBigBlind(table, player) && someOpponent(table, place, couldExceed(player))) return true;
  return !player.hasActed && someOpponent(table, place, hasChips);
};

/** The big blind was posted short: the others still call the whole of it. @see R123-II-94 */
const owesBigBlind = ({ street, setup }: Table, { front }: Player): boolean =>
  street === 'pre-flop' && front < setup.bigBlind;

const couldExceed =
  ({ front }: Player) =>
  (opponent: Player): boolean =>
    opponent.front + opponent.stack > front;

const hasChips = ({ stack }: Player): boolean => stack > 0;

/** Whether an opponent still in the hand is such. */
export const someOpponent = (
  { players }: Table,
  place: number,
  isSuch: (opponent: Player) => boolean,
): boolean =>
  players.some((opponent, index) => index !== place && opponent.isLive && isSuch(opponent));
