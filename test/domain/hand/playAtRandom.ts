import { type Card, DECK } from '../../../domain/cards/card.ts';
import { Rejection } from '../../../domain/errors.ts';
import { askOf } from '../../../domain/hand/ask.ts';
import { clockwiseFrom } from '../../../domain/hand/clockwise.ts';
import type { HandCommand, Move } from '../../../domain/hand/commands.ts';
import { decide } from '../../../domain/hand/decide.ts';
import { evolve } from '../../../domain/hand/evolve.ts';
import type { HandFact } from '../../../domain/hand/facts.ts';
import { RULESETS, type RulesetId } from '../../../domain/hand/ruleset.ts';
import type { HandSetup } from '../../../domain/hand/setup.ts';
import { type Betting, type Hand, initialState, isContender } from '../../../domain/hand/state.ts';

/** Whole numbers from 0 below `bound`, the same for the same seed. */
export type Dice = (bound: number) => number;

export const dice = (seed: number): Dice => {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
};

/** Short stacks are common, and so are dead blinds and a button on an empty place. */
export const someSetup = (ruleset: RulesetId, roll: Dice): HandSetup => {
  const { players, isRaked, leftover } = RULESETS[ruleset];
  const count = players.min + roll(players.max - players.min + 1);
  const chip = [1, 5, 25][roll(3)]!;
  const bigBlind = chip * (2 + roll(8));
  const seats = shuffled(
    Array.from({ length: 10 }, (_, index) => index + 1),
    roll,
  )
    .slice(0, count)
    .map((seat) => ({ seat, stack: chip * (1 + roll(roll(3) === 0 ? 12 : 300)) }));
  const numbers = seats.map(({ seat }) => seat);
  const isHeadsUp = count === 2;
  const button = isHeadsUp || roll(4) > 0 ? numbers[roll(count)]! : 1 + roll(10);
  const [first, second] = clockwiseFrom(button, numbers) as [number, number];
  const isDead = !isHeadsUp && roll(6) === 0;
  return {
    ruleset,
    seats,
    button,
    smallBlind: chip * (1 + roll(bigBlind / chip)),
    bigBlind,
    smallBlindSeat: isDead ? null : isHeadsUp ? second : first,
    bigBlindSeat: isDead || isHeadsUp ? first : second,
    ante: someAnte(chip, roll),
    missedBlinds: roll(8) === 0 ? [{ seat: numbers[0]!, live: bigBlind, dead: chip }] : [],
    chip,
    rakeBps: isRaked ? roll(501) : 0,
    carried: leftover === 'next-pot' && roll(3) === 0 ? chip : 0,
  };
};

const someAnte = (chip: number, roll: Dice): HandSetup['ante'] => {
  const mode = ([null, 'each', 'big-blind'] as const)[roll(3)]!;
  return mode && { mode, amount: chip * (1 + roll(3)) };
};

export const shuffled = <Item>(items: readonly Item[], roll: Dice): Item[] => {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = roll(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
};

/** Something that the player may do: every kind of it comes up. */
export const someMove = (state: Betting, roll: Dice): Move => {
  const { toCall, minRaiseTo, maxRaiseTo, noRaise } = askOf(state);
  const isRaise = noRaise === null && roll(3) === 0;
  if (isRaise) {
    const action = state.highest === 0 && state.street !== 'pre-flop' ? 'bet' : 'raise';
    const range = maxRaiseTo - minRaiseTo + 1;
    const to = [minRaiseTo, maxRaiseTo, minRaiseTo + roll(range)][roll(3)]!;
    return { action, to };
  }
  if (roll(6) === 0) return { action: 'fold' };
  return toCall === 0 ? { action: 'check' } : { action: 'call' };
};

export type Played = {
  readonly hand: Hand;
  readonly commands: readonly HandCommand[];
  readonly facts: readonly HandFact[];
  readonly refused: number;
};

/** Looks at each state on the way, and tries what a careless hand might send. */
export type Watch = {
  readonly onState: (state: Hand) => void;
  readonly careless: (state: Hand, roll: Dice) => HandCommand | null;
};

/** A whole hand from the obligations to the pots. */
export const playAtRandom = (setup: HandSetup, roll: Dice, watch: Watch): Played => {
  const deck = shuffled(DECK, roll);
  const commands: HandCommand[] = [];
  const facts: HandFact[] = [];
  let hand: Hand = initialState();
  let refused = 0;
  const does = (command: HandCommand): void => {
    const decided = decide(command, hand);
    commands.push(command);
    facts.push(...decided);
    hand = decided.reduce(evolve, hand);
    watch.onState(hand);
  };
  does({ type: 'OpenHand', setup });
  for (let actions = 0; actions < 1000 && hand.status !== 'awarded'; actions += 1) {
    const wrong = watch.careless(hand, roll);
    if (wrong && isRefused(wrong, hand)) refused += 1;
    does(nextCommand(hand, deck, roll));
  }
  return { hand, commands, facts, refused };
};

const isRefused = (command: HandCommand, state: Hand): boolean => {
  try {
    decide(command, state);
    return false;
  } catch (error) {
    if (error instanceof Rejection) return true;
    throw error;
  }
};

const nextCommand = (state: Hand, deck: readonly Card[], roll: Dice): HandCommand => {
  if (state.status === 'betting') {
    const { seat } = state.players[state.actor]!;
    if (roll(60) === 0) return { type: 'DeclareHandDead', seat, norm: 'R123-II-66', reason: 'x' };
    return { type: 'TakeAction', seat, move: someMove(state, roll) };
  }
  if (state.status !== 'showdown') throw new Error(`stuck: ${state.status}`);
  if (state.board.length < 5) return { type: 'DealBoard', board: deck.slice(0, 5) };
  const hidden = state.players.find((player) => isContender(player) && player.cards === null);
  if (!hidden) return { type: 'AwardPots' };
  const { seat } = hidden;
  const muck: HandCommand = { type: 'MuckHand', seat };
  if (roll(4) === 0 && !isRefused(muck, state)) return muck;
  return { type: 'ShowHand', seat, cards: deck.slice(5 + seat * 2, 7 + seat * 2) };
};
