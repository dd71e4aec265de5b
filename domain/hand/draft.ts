import type { OwnCardSet } from '../cards/cardSet.ts';
import type { OpenHand, Player, Table } from './state.ts';

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/**
 * A state that facts are applied to in place: a copy of its own for one fact, or one for a whole
 * hand that nobody has seen yet. Every stage has the same members, which keeps it fast.
 */
export type Draft = Writable<Omit<Table, 'players' | 'known'>> & {
  status: OpenHand['status'];
  players: Writable<Player>[];
  known: OwnCardSet;
};

export const draftOf = (state: OpenHand): Draft => ({
  status: state.status,
  setup: state.setup,
  players: state.players.map(copyOf),
  street: state.street,
  live: state.live,
  able: state.able,
  due: state.due,
  acted: state.acted,
  dead: state.dead,
  highest: state.highest,
  minRaise: state.minRaise,
  aggressor: state.aggressor,
  raised: state.raised,
  actor: state.actor,
  isAllIn: state.isAllIn,
  board: state.board,
  boardsAgain: state.boardsAgain,
  known: { low: state.known.low, high: state.known.high },
  deadHands: state.deadHands,
  award: state.award,
});

const copyOf = (player: Player): Writable<Player> => ({
  seat: player.seat,
  stack: player.stack,
  front: player.front,
  put: player.put,
  isLive: player.isLive,
  faced: player.faced,
  cards: player.cards,
  isMucked: player.isMucked,
});

/** A finished draft; who applied the facts has kept what each status promises. */
export const handOf = (draft: Draft): OpenHand => draft as OpenHand;

/** A hand that nobody else has seen, to be written on. */
export const draftIn = (hand: OpenHand): Draft => hand as Draft;
