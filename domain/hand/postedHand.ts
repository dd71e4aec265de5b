import type { Card } from '../cards/card.ts';
import { Rejection } from '../errors.ts';
import type { NormId } from '../regulation/norms.ts';
import type { HandCommandOf, Move } from './commands.ts';
import { award } from './deciders/award.ts';
import { dealAgain } from './deciders/dealAgain.ts';
import { dealBoard } from './deciders/dealBoard.ts';
import { declareDead } from './deciders/declareDead.ts';
import { openHand } from './deciders/openHand.ts';
import { muckHand, showHand } from './deciders/showdown.ts';
import { expected, takeAction } from './deciders/takeAction.ts';
import type { HandFact } from './facts.ts';
import { beginHand, type HandInPlay, record, recordAction, recordPlain } from './inPlay.ts';
import type { Amount, HandSetup, Seat } from './setup.ts';
import { cardsOn, initialState, type OpenHand } from './state.ts';

/** What a player did in his turn; `to` is the total in front of him in the round afterwards. */
export type PostedAction = {
  readonly seat: Seat;
  readonly action: Move['action'];
  readonly to?: Amount | undefined;
};

/** A hand as it ended, in the order it was played; the table adds seats, stacks and blinds. */
export type PostedHand = {
  readonly actions: readonly PostedAction[];
  /** The common cards, as far as they are known. */
  readonly board: readonly Card[];
  /** Hands laid face up, in the order shown; no cards when they were not told. */
  readonly shown: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[];
  readonly mucked: readonly Seat[];
  /** Hands that a ruling declared dead once `after` actions were taken. */
  readonly dead: readonly {
    readonly seat: Seat;
    readonly norm: NormId;
    readonly reason: string;
    readonly after: number;
  }[];
  /** Seats from the best hand down, for hands whose cards were not told. */
  readonly ranking?: readonly (readonly Seat[])[] | undefined;
  /** Further boards that the players agreed to. @see CLUB-N11 */
  readonly boardsAgain?: readonly (readonly Card[])[] | undefined;
  /** Losing hands that the dealer confirmed to be in the muck; nothing is asked without it. */
  readonly discarded?: readonly Seat[] | undefined;
};

export type PlayedHand = { readonly hand: OpenHand; readonly facts: readonly HandFact[] };

/**
 * Plays a complete hand through the steps of a live one, so that the same things are refused: whole,
 * with the place in the posted hand that does not fit, as a JSON pointer, and what was expected.
 *
 * @see R40-44, R40-58
 * @throws {Rejection} that of the first step refused, with `pointer` among its facts;
 *   `hand.betting-open` at `/actions` when actions are missing
 */
export const playPosted = (setup: HandSetup, posted: PostedHand): PlayedHand => {
  const at: Place = { field: '', index: NO_INDEX };
  try {
    const play = beginHand(openHand({ setup }, UNOPENED), factsOf(posted));
    playActions(play, posted, at);
    showDown(play, posted, at);
    return { hand: play.hand, facts: factsIn(play) };
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    throw new Rejection(error.code, error.norm, { ...error.facts, pointer: pointerTo(at) });
  }
};

/** How many facts it makes at most: beside what is posted the opening, the streets, the award. */
const factsOf = ({ actions, board, shown, mucked, dead, boardsAgain }: PostedHand): number => {
  const streets = board.length === 0 ? 0 : 3;
  const others = shown.length + mucked.length + dead.length + (boardsAgain?.length ?? 0);
  return 1 + actions.length + streets + others + 1;
};

const factsIn = ({ facts, count }: HandInPlay): HandFact[] => {
  if (facts.length !== count) facts.length = count;
  return facts;
};

const UNOPENED = initialState();

/** Where in the posted hand we are, for whoever is refused: a member, and a place in its list. */
type Place = { field: string; index: number };

const NO_INDEX = -1;

const moveTo = (at: Place, field: string, index = NO_INDEX): void => {
  at.field = field;
  at.index = index;
};

const pointerTo = ({ field, index }: Place): string =>
  index === NO_INDEX ? field : `${field}/${index}`;

const playActions = (play: HandInPlay, posted: PostedHand, at: Place): void => {
  const { actions, board, dead } = posted;
  let next = 0;
  while (next < actions.length) {
    ruleDead(play, dead, next, at);
    dealStreet(play, board, at);
    next = playRound(play, posted, next, at);
  }
  ruleDead(play, dead, next, at);
  dealStreet(play, board, at);
};

/** To the end of the round, or to where a ruling may come between; tells which action is next. */
const playRound = (
  play: HandInPlay,
  { actions, dead }: PostedHand,
  from: number,
  at: Place,
): number => {
  const { hand } = play;
  let next = from;
  let isOver = false;
  moveTo(at, '/actions');
  while (!isOver && next < actions.length) {
    at.index = next;
    const { seat, action, to } = actions[next]!;
    isOver = recordAction(play, takeAction(hand, seat, action, to)) || dead.length > 0;
    next += 1;
  }
  return next;
};

const ruleDead = (play: HandInPlay, dead: PostedHand['dead'], after: number, at: Place): void => {
  for (let index = 0; index < dead.length; index += 1) {
    if (dead[index]!.after !== after) continue;
    moveTo(at, '/dead', index);
    record(play, declareDead(dead[index]!, play.hand));
  }
};

/** The cards of the street that is bet on; all of them once betting is over. */
const dealStreet = (play: HandInPlay, board: readonly Card[], at: Place): void => {
  const { hand } = play;
  if (board.length <= hand.board.length) return;
  const due = hand.status === 'betting' ? cardsOn(hand.street) : board.length;
  if (board.length < due || due <= hand.board.length) return; // known late, or never
  moveTo(at, '/board');
  recordPlain(play, dealBoard({ board: due === board.length ? board : board.slice(0, due) }, hand));
};

const showDown = (play: HandInPlay, posted: PostedHand, at: Place): void => {
  const { shown, mucked, ranking, boardsAgain = NONE, discarded } = posted;
  const { hand } = play;
  moveTo(at, '/actions');
  assertBettingOver(hand);
  for (let index = 0; index < boardsAgain.length; index += 1) {
    moveTo(at, '/boardsAgain', index);
    recordPlain(play, dealAgain({ board: boardsAgain[index]! }, hand));
  }
  for (let index = 0; index < shown.length; index += 1) {
    moveTo(at, '/shown', index);
    recordPlain(play, showHand(shown[index]!, hand));
  }
  for (let index = 0; index < mucked.length; index += 1) {
    moveTo(at, '/mucked', index);
    record(play, muckHand({ seat: mucked[index]! }, hand));
  }
  if (hand.status !== 'showdown') return;
  moveTo(at, '/shown');
  recordPlain(play, award({ ranking, discarded }, hand));
};

const NONE: readonly never[] = [];

const assertBettingOver = (hand: OpenHand): void => {
  if (hand.status !== 'betting') return;
  throw new Rejection('hand.betting-open', 'R40-44', { street: hand.street, ...expected(hand) });
};

/** The same action, taken live. An amount missing is for the rules of the engine to refuse. */
export const commandOf = ({ seat, action, to }: PostedAction): HandCommandOf<'TakeAction'> => ({
  type: 'TakeAction',
  seat,
  move: moveOf(action, to),
});

const moveOf = (action: Move['action'], to: Amount | undefined): Move => {
  switch (action) {
    case 'bet':
    case 'raise':
      return { action, to: to ?? 0 };
    case 'fold':
    case 'check':
    case 'call':
      return to === undefined ? { action } : { action, to };
    case 'all-in':
      return { action };
  }
};
