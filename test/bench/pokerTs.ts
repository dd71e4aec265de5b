import { createRequire } from 'node:module';
import { DECK } from '../../domain/cards/card.ts';
import { type Dice, shuffled } from '../domain/hand/playAtRandom.ts';
import type { Script } from './randomHands.ts';

type Action = 'fold' | 'check' | 'call' | 'bet' | 'raise';
type Poker = {
  sitDown(seat: number, buyIn: number): void;
  standUp(seat: number): void;
  startHand(seat: number): void;
  isBettingRoundInProgress(): boolean;
  areBettingRoundsCompleted(): boolean;
  playerToAct(): number;
  legalActions(): { actions: Action[]; chipRange?: { min: number; max: number } };
  actionTaken(action: Action, to?: number): void;
  endBettingRound(): void;
  showdown(): void;
};
type Library = {
  Table: new (blinds: { smallBlind: number; bigBlind: number }, seats: number) => Poker;
};

const { Table } = createRequire(import.meta.url)('poker-ts') as Library;

/** A hand that the library has played with its own dealer; seats from 0, the last has the button. */
export type Recorded = {
  readonly stacks: readonly number[];
  readonly actions: readonly {
    readonly seat: number;
    readonly action: Action;
    readonly to?: number;
  }[];
  readonly contenders: readonly number[];
};

const BLINDS = { smallBlind: 10, bigBlind: 20 };

/** One for each number of players: the library makes and shuffles a deck with each table. */
const tables = new Map<number, Poker>();

const tableOf = (players: number): Poker => {
  const table = tables.get(players) ?? new Table(BLINDS, players);
  tables.set(players, table);
  return table;
};

const start = (stacks: readonly number[]): Poker => {
  const table = tableOf(stacks.length);
  for (const [seat, stack] of stacks.entries()) table.sitDown(seat, stack);
  table.startHand(stacks.length - 1);
  return table;
};

/** Everybody leaves, so that the next hand finds an empty table. */
const end = (table: Poker, stacks: readonly number[]): void => {
  table.showdown();
  for (const seat of stacks.keys()) table.standUp(seat);
};

/**
 * Lets the library play one hand at random, and writes down what was done. Stacks are deep: it has
 * its own rules of short all-ins, and does not come to the end of some hands with them.
 */
export const record = (roll: Dice): Recorded => {
  const stacks = Array.from({ length: 2 + roll(8) }, () => 50_000_000 + roll(3000));
  const table = start(stacks);
  const actions: Recorded['actions'][number][] = [];
  const live = new Set(stacks.keys());
  while (!table.areBettingRoundsCompleted() || table.isBettingRoundInProgress()) {
    while (table.isBettingRoundInProgress()) {
      const seat = table.playerToAct();
      const taken = someAction(table, roll);
      if (taken.action === 'fold') live.delete(seat);
      table.actionTaken(taken.action, taken.to);
      actions.push({ seat, ...taken });
    }
    table.endBettingRound();
  }
  end(table, stacks);
  return { stacks, actions, contenders: [...live] };
};

const someAction = (table: Poker, roll: Dice): { action: Action; to?: number } => {
  const { actions, chipRange } = table.legalActions();
  const raise = actions.find((action) => action === 'bet' || action === 'raise');
  if (raise && chipRange && roll(6) === 0)
    return { action: raise, to: Math.min(chipRange.max, chipRange.min + roll(chipRange.min)) };
  if (roll(6) === 0) return { action: 'fold' };
  return { action: actions.includes('check') ? 'check' : 'call' };
};

/**
 * The library plays the hand again; its cards are others, its work is the same. Alone it checks the
 * range of a raise, but takes a check for a call and any seat for the one whose turn it is: who wants
 * each action checked asks it before.
 */
export const replay = ({ stacks, actions }: Recorded, asks: boolean): void => {
  const table = start(stacks);
  let next = 0;
  while (!table.areBettingRoundsCompleted() || table.isBettingRoundInProgress()) {
    while (table.isBettingRoundInProgress()) {
      const { seat, action, to } = actions[next]!;
      if (asks) assertAllowed(table, seat, action);
      table.actionTaken(action, to);
      next += 1;
    }
    table.endBettingRound();
  }
  end(table, stacks);
};

const assertAllowed = (table: Poker, seat: number, action: Action): void => {
  if (table.playerToAct() !== seat) throw new Error(`it is not the turn of ${seat}`);
  if (!table.legalActions().actions.includes(action)) throw new Error(`${action} is not allowed`);
};

/** The same hand as it is posted to our engine, with cards of the same number. */
export const scriptOf = ({ stacks, actions, contenders }: Recorded, roll: Dice): Script => {
  const deck = shuffled(DECK, roll);
  const players = stacks.length;
  const isHeadsUp = players === 2;
  const setup = {
    ruleset: 'R123' as const,
    seats: stacks.map((stack, seat) => ({ seat: seat + 1, stack })),
    button: players,
    ...BLINDS,
    smallBlindSeat: isHeadsUp ? 2 : 1,
    bigBlindSeat: isHeadsUp ? 1 : 2,
    ante: null,
    missedBlinds: [],
    chip: 1,
    rakeBps: 0,
    carried: 0,
  };
  const isShown = contenders.length > 1;
  const posted = {
    actions: actions.map(({ seat, action, to }) => ({ seat: seat + 1, action, to })),
    board: isShown ? deck.slice(0, 5) : [],
    shown: (isShown ? contenders : []).map((seat) => ({
      seat: seat + 1,
      cards: deck.slice(5 + 2 * seat, 7 + 2 * seat),
    })),
    mucked: [],
    dead: [],
  };
  return [setup, posted];
};
