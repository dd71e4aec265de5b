import { addCards } from '../cards/cardSet.ts';
import { invariant } from '../errors.ts';
import type { Award } from './award.ts';
import { type Draft, draftOf, handOf } from './draft.ts';
import { fold, takeAction } from './evolveAction.ts';
import { opened } from './evolveOpening.ts';
import type { HandFact, HandFactOf, LaterFact } from './facts.ts';
import { knownCards } from './knownCards.ts';
import { proceed } from './rounds.ts';
import { RULESETS } from './ruleset.ts';
import { type Hand, type OpenHand, playerOf } from './state.ts';
import { dueIn } from './turn.ts';

/** Applies one recorded fact. Never refuses: what happened, happened. */
export const evolve = (state: Hand, fact: HandFact): OpenHand => {
  if (fact.type === 'HandOpened') {
    invariant(state.status === 'unopened', 'a hand is opened once');
    return handOf(opened(fact));
  }
  invariant(state.status !== 'unopened', `${fact.type} needs an open hand`);
  const draft = draftOf(state);
  applyTo(draft, fact);
  return handOf(draft);
};

/** Applies a fact in place, for who owns the draft. */
export const applyTo = (draft: Draft, fact: LaterFact): void => {
  switch (fact.type) {
    case 'ActionTaken':
      takeAction(draft, fact);
      return;
    case 'BoardDealt':
      draft.board = fact.board;
      addCards(draft.known, fact.board);
      return;
    case 'BoardDealtAgain':
      draft.boardsAgain = [...draft.boardsAgain, fact.board];
      addCards(draft.known, fact.board);
      return;
    case 'HandShown':
      show(draft, fact);
      return;
    case 'HandMucked':
      playerAt(draft, fact.seat).isMucked = true;
      return;
    case 'HandDeclaredDead':
      declareDead(draft, fact);
      return;
    case 'PotsAwarded':
      pay(draft, fact.award, 1);
      draft.status = 'awarded';
      draft.award = fact.award;
      return;
    case 'CardsCorrected':
      if (fact.board) draft.board = fact.board;
      for (const hand of fact.hands) show(draft, hand);
      draft.known = knownCards(draft);
      return;
    case 'AwardCorrected':
      pay(draft, fact.was, -1);
      pay(draft, fact.award, 1);
      draft.award = fact.award;
      return;
    case 'HandClosed':
      draft.status = 'closed';
  }
};

const playerAt = (draft: Draft, seat: number): Draft['players'][number] => {
  const player = playerOf(draft, seat);
  invariant(player !== undefined, 'facts are of players who were dealt in');
  return player;
};

const show = (draft: Draft, { seat, cards }: Pick<HandFactOf<'HandShown'>, 'seat' | 'cards'>) => {
  const player = playerAt(draft, seat);
  const isFirst = player.cards === null;
  player.cards = cards;
  player.isMucked = false;
  if (isFirst) addCards(draft.known, cards);
  else draft.known = knownCards(draft);
};

/** His chips stay in the pots; when he was to act, or nobody else must, play goes on. */
const declareDead = (draft: Draft, fact: HandFactOf<'HandDeclaredDead'>): void => {
  const { seat, norm, returned = 0 } = fact;
  draft.deadHands = [...draft.deadHands, { seat, norm }];
  if (returned > 0) takeBackRaise(draft, seat, returned);
  fold(
    draft,
    draft.players.findIndex((player) => player.seat === seat),
  );
  if (draft.actor === null) return;
  draft.due = dueIn(draft);
  proceed(draft, (draft.actor || draft.players.length) - 1);
};

/** As if he had only called; who has acted since has acted all the same. @see R123-II-65 */
const takeBackRaise = (draft: Draft, seat: number, returned: number): void => {
  const player = playerAt(draft, seat);
  const { raised } = draft;
  invariant(raised !== null, 'a raise goes back');
  player.stack += returned;
  player.front -= returned;
  player.put -= returned;
  draft.highest = draft.players.reduce((most, { front }) => Math.max(most, front), 0);
  draft.aggressor = raised.aggressor;
  draft.raised = null;
  const excess = draft.highest - raised.toMatch; // of who was all-in against it
  const isFull = excess >= raised.minRaise;
  const isLast = RULESETS[draft.setup.ruleset].minimumRaise === 'previous';
  draft.minRaise = isFull && isLast ? excess : raised.minRaise;
  if (!isFull) draft.acted |= raised.acted;
};

const pay = (draft: Draft, { uncalled, pots }: Award, sign: 1 | -1): void => {
  if (uncalled) playerAt(draft, uncalled.seat).stack += sign * uncalled.amount;
  for (let index = 0; index < pots.length; index += 1) {
    const { winners } = pots[index]!;
    for (let place = 0; place < winners.length; place += 1)
      playerAt(draft, winners[place]!.seat).stack += sign * winners[place]!.amount;
  }
};
