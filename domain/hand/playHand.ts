import { Rejection } from '../errors.ts';
import type { HandCommand } from './commands.ts';
import { consequenceOf } from './consequence.ts';
import { factOf } from './decide.ts';
import { draftIn } from './draft.ts';
import { applyTo, evolve, type LaterFact } from './evolve.ts';
import type { HandFact } from './facts.ts';
import { type Hand, initialState, type OpenHand } from './state.ts';

export type PlayedHand = { readonly hand: Hand; readonly facts: readonly HandFact[] };

/**
 * A hand that is being posted: what was decided so far, and the hand with it, which nobody else has
 * seen, so that facts are applied to it in place. Its members are plain: a getter over a closure
 * would give each hand a shape of its own, which outlives it.
 */
export type HandInPlay = { hand: Hand; readonly facts: HandFact[] };

export const beginHand = (): HandInPlay => ({ hand: UNOPENED, facts: [] });

const UNOPENED = initialState();

/**
 * One command more, with what follows from it.
 *
 * @throws {Rejection} as `decide`; the hand is then given up
 */
export const take = (play: HandInPlay, command: HandCommand): void => {
  const fact = factOf(command, play.hand);
  if (fact === null) return;
  const hand = record(play, fact);
  const consequence = consequenceOf(fact, hand);
  if (consequence !== null) record(play, consequence);
};

const record = (play: HandInPlay, fact: HandFact): OpenHand => {
  play.facts.push(fact);
  const { hand } = play;
  if (hand.status === 'unopened') {
    const opened = evolve(hand, fact);
    play.hand = opened;
    return opened;
  }
  applyTo(draftIn(hand), fact as LaterFact);
  return hand;
};

/**
 * A hand that is posted complete: each command is decided as it would be live. It is taken whole
 * or refused whole; the refusal says at which command, counted from 0.
 *
 * @throws {Rejection} that of the first command refused, with `command` among its facts
 */
export const playHand = (commands: readonly HandCommand[]): PlayedHand => {
  const play = beginHand();
  let index = 0;
  try {
    for (const command of commands) {
      take(play, command);
      index += 1;
    }
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    throw new Rejection(error.code, error.norm, { ...error.facts, command: index });
  }
  return play;
};
