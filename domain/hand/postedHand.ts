import type { Card } from '../cards/card.ts';
import { Rejection } from '../errors.ts';
import type { NormId } from '../regulation/norms.ts';
import type { HandCommandOf, Move } from './commands.ts';
import { expected } from './deciders/takeAction.ts';
import { beginHand, type HandInPlay, type PlayedHand, take } from './playHand.ts';
import type { Amount, HandSetup, Seat } from './setup.ts';
import { cardsOn } from './state.ts';

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

/**
 * Plays a complete hand through the steps of a live one, so that the same things are refused: whole,
 * with the place in the posted hand that does not fit, as a JSON pointer, and what was expected.
 *
 * @see R40-44, R40-58
 * @throws {Rejection} that of the first step refused, with `pointer` among its facts;
 *   `hand.betting-open` at `/actions` when actions are missing
 */
export const playPosted = (setup: HandSetup, posted: PostedHand): PlayedHand => {
  const play = beginHand();
  at('', () => take(play, { type: 'OpenHand', setup }));
  posted.actions.forEach((action, index) => {
    declareDead(play, posted, index);
    dealBoard(play, posted.board);
    at(`/actions/${index}`, () => take(play, commandOf(action)));
  });
  declareDead(play, posted, posted.actions.length);
  dealBoard(play, posted.board);
  showDown(play, posted);
  return play;
};

/** An action as the engine takes it. An amount missing is for its rules to refuse. */
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
    case 'call':
      return to === undefined ? { action } : { action, to };
    case 'fold':
    case 'check':
    case 'all-in':
      return { action };
  }
};

const declareDead = (play: HandInPlay, { dead }: PostedHand, after: number): void =>
  dead.forEach((one, index) => {
    if (one.after !== after) return;
    const { seat, norm, reason } = one;
    at(`/dead/${index}`, () => take(play, { type: 'DeclareHandDead', seat, norm, reason }));
  });

/** The cards of the street that is bet on; all of them once betting is over. */
const dealBoard = (play: HandInPlay, board: readonly Card[]): void => {
  const { hand } = play;
  if (hand.status === 'unopened') return;
  const isBetting = hand.status === 'betting';
  const due = isBetting ? cardsOn(hand.street) : board.length;
  if (isBetting && board.length < due) return; // known late, or never
  const cards = board.slice(0, due);
  if (cards.length <= hand.board.length) return;
  at('/board', () => take(play, { type: 'DealBoard', board: cards }));
};

const showDown = (play: HandInPlay, posted: PostedHand): void => {
  const { shown, mucked, ranking, boardsAgain = [], discarded } = posted;
  assertBettingOver(play);
  boardsAgain.forEach((board, index) => {
    at(`/boardsAgain/${index}`, () => take(play, { type: 'DealAgain', board }));
  });
  shown.forEach((hand, index) => {
    at(`/shown/${index}`, () => take(play, { type: 'ShowHand', ...hand }));
  });
  mucked.forEach((seat, index) => {
    at(`/mucked/${index}`, () => take(play, { type: 'MuckHand', seat }));
  });
  if (play.hand.status !== 'showdown') return;
  at('/shown', () =>
    take(play, {
      type: 'AwardPots',
      ...(ranking && { ranking }),
      ...(discarded && { discarded }),
    }),
  );
};

const assertBettingOver = ({ hand }: HandInPlay): void => {
  if (hand.status !== 'betting') return;
  const facts = { pointer: '/actions', street: hand.street, ...expected(hand) };
  throw new Rejection('hand.betting-open', 'R40-44', facts);
};

/** Does one step; when it is refused, adds where in the posted hand. */
const at = (pointer: string, step: () => void): void => {
  try {
    step();
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    throw new Rejection(error.code, error.norm, { ...error.facts, pointer });
  }
};
