import { consequenceOf } from './consequence.ts';
import { type Draft, handOf } from './draft.ts';
import { applyTo } from './evolve.ts';
import { takeAction } from './evolveAction.ts';
import { opened } from './evolveOpening.ts';
import type { HandFact, HandFactOf, LaterFact } from './facts.ts';
import type { OpenHand } from './state.ts';

/**
 * A hand that is being posted: what was decided so far, and the hand with it, which nobody else has
 * seen, so that facts are applied to it in place. Its members are plain: a getter over a closure
 * would give each hand a shape of its own, which outlives it.
 */
export type HandInPlay = {
  readonly draft: Draft;
  readonly hand: OpenHand;
  /** Of the room made for all, the first `count` are there. */
  readonly facts: HandFact[];
  count: number;
};

/** @param expected how many facts there may be: a list that grows is copied, and takes more room */
export const beginHand = (opening: HandFactOf<'HandOpened'>, expected: number): HandInPlay => {
  const draft = opened(opening);
  const facts = new Array<HandFact>(expected);
  facts[0] = opening;
  const play = { draft, hand: handOf(draft), facts, count: 1 };
  conclude(play, opening);
  return play;
};

/** One fact more, with what follows from it. @throws {Rejection} those of `consequenceOf` */
export const record = (play: HandInPlay, fact: LaterFact | null): void => {
  if (fact === null) return;
  add(play, fact);
  conclude(play, fact);
};

/** The same of cards and of the award: nothing follows from them, as `consequenceOf` would say. */
export const recordPlain = (
  play: HandInPlay,
  fact: HandFactOf<'BoardDealt' | 'BoardDealtAgain' | 'HandShown' | 'PotsAwarded'> | null,
): void => {
  if (fact !== null) add(play, fact);
};

/** The same of an action, of which a hand has most; tells whether the round is over with it. */
export const recordAction = (play: HandInPlay, fact: HandFactOf<'ActionTaken'> | null): boolean => {
  if (fact === null) return false;
  play.facts[play.count] = fact;
  play.count += 1;
  const isRoundOver = takeAction(play.draft, fact);
  if (isRoundOver) conclude(play, fact);
  return isRoundOver;
};

const conclude = (play: HandInPlay, fact: HandFact): void => {
  const consequence = consequenceOf(fact, play.hand);
  if (consequence !== null) add(play, consequence);
};

const add = (play: HandInPlay, fact: LaterFact): void => {
  play.facts[play.count] = fact;
  play.count += 1;
  applyTo(play.draft, fact);
};
