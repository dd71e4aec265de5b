import { Rejection } from '../errors.ts';
import type { HandCommand } from './commands.ts';
import { decide } from './decide.ts';
import { type Draft, handOf } from './draft.ts';
import { applyTo, type LaterFact } from './evolve.ts';
import { opened } from './evolveOpening.ts';
import type { HandFact, HandFactOf } from './facts.ts';
import { type Hand, initialState } from './state.ts';

export type PlayedHand = { readonly hand: Hand; readonly facts: readonly HandFact[] };

/** A hand that is being posted: what was decided so far, and one more command after another. */
export type HandInPlay = PlayedHand & {
  /** @throws {Rejection} as `decide`; the hand then stays as it was */
  readonly take: (command: HandCommand) => void;
};

/** A hand that nobody has seen yet: facts are applied to one draft in place. */
export const beginHand = (): HandInPlay => {
  const facts: HandFact[] = [];
  let draft: Draft | null = null;
  const hand = (): Hand => (draft ? handOf(draft) : UNOPENED);
  return {
    facts,
    get hand() {
      return hand();
    },
    take: (command) => {
      for (const fact of decide(command, hand())) {
        facts.push(fact);
        draft = applied(draft, fact);
      }
    },
  };
};

const UNOPENED = initialState();

/** The first fact opens the hand; what it makes takes the others in. */
const applied = (draft: Draft | null, fact: HandFact): Draft => {
  if (draft === null) return opened(fact as HandFactOf<'HandOpened'>);
  applyTo(draft, fact as LaterFact);
  return draft;
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
      play.take(command);
      index += 1;
    }
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    throw new Rejection(error.code, error.norm, { ...error.facts, command: index });
  }
  return { hand: play.hand, facts: play.facts };
};
