import { createRequire } from 'node:module';
import { DECK } from '../../domain/cards/card.ts';
import type { HandCommand, Move } from '../../domain/hand/commands.ts';
import { type Dice, shuffled } from '../domain/hand/playAtRandom.ts';
import type { Script } from './randomHands.ts';

type Action = 'fold' | 'check' | 'call' | 'bet' | 'raise';
type Poker = {
  sitDown(seat: number, buyIn: number): void;
  startHand(seat: number): void;
  isBettingRoundInProgress(): boolean;
  areBettingRoundsCompleted(): boolean;
  playerToAct(): number;
  legalActions(): { actions: Action[]; chipRange?: { min: number; max: number } };
  actionTaken(action: Action, to?: number): void;
  endBettingRound(): void;
  showdown(): void;
  handPlayers(): ({ stack: number } | null)[];
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

const start = (stacks: readonly number[]): Poker => {
  const table = new Table(BLINDS, stacks.length);
  for (const [seat, stack] of stacks.entries()) table.sitDown(seat, stack);
  table.startHand(stacks.length - 1);
  return table;
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
  table.showdown();
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
 * range of a raise, but takes a check for a call: who wants each action checked asks it before.
 */
export const replay = ({ stacks, actions }: Recorded, asks: boolean): void => {
  const table = start(stacks);
  let next = 0;
  while (!table.areBettingRoundsCompleted() || table.isBettingRoundInProgress()) {
    while (table.isBettingRoundInProgress()) {
      const { action, to } = actions[next]!;
      if (asks && !table.legalActions().actions.includes(action))
        throw new Error(`${action} is not allowed`);
      table.actionTaken(action, to);
      next += 1;
    }
    table.endBettingRound();
  }
  table.showdown();
};

/** The same hand as commands of our engine, with cards of the same number. */
export const scriptOf = ({ stacks, actions, contenders }: Recorded, roll: Dice): Script => {
  const deck = shuffled(DECK, roll);
  const players = stacks.length;
  const isHeadsUp = players === 2;
  const commands: HandCommand[] = [
    {
      type: 'OpenHand',
      setup: {
        ruleset: 'R123',
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
      },
    },
    ...actions.map(({ seat, action, to }): HandCommand => {
      const move: Move =
        action === 'bet' || action === 'raise' ? { action, to: to ?? 0 } : { action };
      return { type: 'TakeAction', seat: seat + 1, move };
    }),
  ];
  if (contenders.length === 1) return commands;
  const hands = contenders.map((seat): HandCommand => {
    const cards = deck.slice(5 + 2 * seat, 7 + 2 * seat);
    return { type: 'ShowHand', seat: seat + 1, cards };
  });
  return [
    ...commands,
    { type: 'DealBoard', board: deck.slice(0, 5) },
    ...hands,
    { type: 'AwardPots' },
  ];
};
