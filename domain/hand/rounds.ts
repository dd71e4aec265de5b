import { type Betting, type Player, type Showdown, STREETS, type Table } from './state.ts';
import { nextToAct } from './turn.ts';

/**
 * Goes on after the player at `from`: to the next who must act in the round, else to the next
 * round in which somebody must, else to the showdown. Who is left alone has won.
 *
 * @see R40-44, R40-45, R40-46, R40-47, CLUB-J8, CLUB-S7, CLUB-S8
 */
export const proceed = (table: Table, from: number): Betting | Showdown => {
  if (isAlone(table)) return { ...table, status: 'showdown', actor: null, isAllIn: false };
  const next = nextToAct(table, from);
  if (next !== null) return { ...table, status: 'betting', actor: next };
  const later = nextRound(table);
  if (later !== null) return later;
  return { ...table, status: 'showdown', actor: null, isAllIn: table.street !== 'river' };
};

const isAlone = ({ players }: Table): boolean => {
  let live = 0;
  for (const { isLive } of players) if (isLive) live += 1;
  return live === 1;
};

/** `null` when no round is left or nobody could bet in it: the board runs out. */
const nextRound = (table: Table): Betting | null => {
  const street = STREETS[STREETS.indexOf(table.street) + 1];
  if (street === undefined || !canBet(table)) return null;
  const round: Table = {
    ...table,
    street,
    players: table.players.map(inNewRound),
    highest: 0,
    minRaise: table.setup.bigBlind,
    aggressor: null,
  };
  const actor = nextToAct(round, round.players.length - 1);
  return actor === null ? null : { ...round, status: 'betting', actor };
};

const canBet = ({ players }: Table): boolean => {
  let able = 0;
  for (const { isLive, stack } of players) if (isLive && stack > 0) able += 1;
  return able > 1;
};

const inNewRound = (player: Player): Player => ({
  ...player,
  front: 0,
  hasActed: false,
  faced: 0,
});
