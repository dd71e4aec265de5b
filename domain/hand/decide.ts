import { Rejection } from '../errors.ts';
import type { HandCommand, Move } from './commands.ts';
import { consequenceOf } from './consequence.ts';
import { award } from './deciders/award.ts';
import { closeHand } from './deciders/closeHand.ts';
import { correctCards } from './deciders/correctCards.ts';
import { dealAgain } from './deciders/dealAgain.ts';
import { dealBoard } from './deciders/dealBoard.ts';
import { declareDead } from './deciders/declareDead.ts';
import { openHand } from './deciders/openHand.ts';
import { muckInTurn, showHand } from './deciders/showdown.ts';
import { takeAction } from './deciders/takeAction.ts';
import { evolve } from './evolve.ts';
import type { HandFact } from './facts.ts';
import type { Amount } from './setup.ts';
import type { Hand, OpenHand } from './state.ts';

/**
 * Decides what happens in a hand. Pure.
 *
 * @throws {Rejection} those of `factOf`, then those of `consequenceOf`
 */
export const decide = (command: HandCommand, state: Hand): HandFact[] => {
  const fact = factOf(command, state);
  if (fact === null) return [];
  const consequence = consequenceOf(fact, evolve(state, fact));
  return consequence === null ? [fact] : [fact, consequence];
};

/**
 * The fact that a command makes, without what follows from it; `null` when it changes nothing. The
 * order of the refusals stands with each decider.
 *
 * @throws {Rejection} `hand.not-open`, then as the decider of the command
 */
export const factOf = (command: HandCommand, state: Hand): HandFact | null => {
  switch (command.type) {
    case 'TakeAction':
      return takeAction(opened(state), command.seat, command.move.action, saidIn(command.move));
    case 'OpenHand':
      return openHand(command, state);
    case 'DealBoard':
      return dealBoard(command, opened(state));
    case 'DealAgain':
      return dealAgain(command, opened(state));
    case 'ShowHand':
      return showHand(command, opened(state));
    case 'MuckHand':
      return muckInTurn(command, opened(state));
    case 'DeclareHandDead':
      return declareDead(command, opened(state));
    case 'AwardPots':
      return award(command, opened(state));
    case 'CorrectCards':
      return correctCards(command, opened(state));
    case 'CloseHand':
      return closeHand(opened(state));
  }
};

/** The total that was said with a move; of some there is none to say. */
const saidIn = (move: Move): Amount | undefined => ('to' in move ? move.to : undefined);

const opened = (state: Hand): OpenHand => {
  if (state.status === 'unopened') throw new Rejection('hand.not-open');
  return state;
};
