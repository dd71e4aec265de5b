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
  readonly facts: HandFact[];
};

export const beginHand = (opening: HandFactOf<'HandOpened'>): HandInPlay => {
  const draft = opened(opening);
  const play = { draft, hand: handOf(draft), facts: [opening] };
  conclude(play, opening);
  return play;
};

/** One fact more, with what follows from it. @throws {Rejection} those of `consequenceOf` */
export const record = (play: HandInPlay, fact: LaterFact | null): void => {
  if (fact === null) return;
  play.facts.push(fact);
  applyTo(play.draft, fact);
  conclude(play, fact);
};

/** The same of an action, of which a hand has most; tells whether the round is over with it. */
export const recordAction = (play: HandInPlay, fact: HandFactOf<'ActionTaken'> | null): boolean => {
  if (fact === null) return false;
  play.facts.push(fact);
  const isRoundOver = takeAction(play.draft, fact);
  if (isRoundOver) conclude(play, fact);
  return isRoundOver;
};

const conclude = ({ draft, hand, facts }: HandInPlay, fact: HandFact): void => {
  const consequence = consequenceOf(fact, hand);
  if (consequence === null) return;
  facts.push(consequence);
  applyTo(draft, consequence);
};
