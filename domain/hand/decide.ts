import { Rejection } from '../errors.ts';
import type { HandCommand } from './commands.ts';
import { award } from './deciders/award.ts';
import { closeHand } from './deciders/closeHand.ts';
import { correctCards } from './deciders/correctCards.ts';
import { dealBoard } from './deciders/dealBoard.ts';
import { declareDead } from './deciders/declareDead.ts';
import { openHand } from './deciders/openHand.ts';
import { muckHand, showHand } from './deciders/showdown.ts';
import { takeAction } from './deciders/takeAction.ts';
import type { HandFact } from './facts.ts';
import type { Hand } from './state.ts';

/**
 * Decides what happens in a hand. Pure; the order of the refusals stands with each decider.
 *
 * @throws {Rejection} `hand.not-open`, then as the decider of the command
 */
export const decide = (command: HandCommand, state: Hand): HandFact[] => {
  if (command.type === 'OpenHand') return openHand(command, state);
  if (state.status === 'unopened') throw new Rejection('hand.not-open');
  switch (command.type) {
    case 'TakeAction':
      return takeAction(command, state);
    case 'DealBoard':
      return dealBoard(command, state);
    case 'ShowHand':
      return showHand(command, state);
    case 'MuckHand':
      return muckHand(command, state);
    case 'DeclareHandDead':
      return declareDead(command, state);
    case 'AwardPots':
      return award(command, state);
    case 'CorrectCards':
      return correctCards(command, state);
    case 'CloseHand':
      return closeHand(state);
  }
};
