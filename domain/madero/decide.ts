/**
 * A round of Madero Poker Bonus, step by step:
 * `decide(command: RoundCommand, state: Round): RoundFact[]`, `evolve(state, fact): Round` in
 * evolve.ts, `initialState(): Round` in state.ts; complete: `playRound` in playRound.ts.
 */
import { Rejection } from '../errors.ts';
import type { RoundCommand } from './commands.ts';
import { answerStreet } from './deciders/answerStreet.ts';
import { closeBets, seeCards } from './deciders/closeBets.ts';
import { closeRound, recordMeterPrize } from './deciders/closeRound.ts';
import { dealBoard, showCards } from './deciders/dealCards.ts';
import { drawSpecials } from './deciders/drawSpecials.ts';
import { openRound } from './deciders/openRound.ts';
import { placeBets } from './deciders/placeBets.ts';
import { ruleIrregularity, stopRound } from './deciders/ruleIrregularity.ts';
import { settleRound } from './deciders/settleRound.ts';
import type { RoundFact } from './facts.ts';
import { assertRole } from './guards.ts';
import type { Round } from './state.ts';

/**
 * Decides what happens in a round. Every decider looks for a repeated request first; the order of
 * its refusals stands in its comment.
 *
 * @throws {Rejection} in this order: `madero.round-not-opened`, `madero.role-not-allowed`,
 *   `table.other-sector`, `madero.round-stopped`, then as the decider of the command
 */
export const decide = (command: RoundCommand, state: Round): RoundFact[] => {
  if (command.type === 'OpenRound') return openRound(command, state);
  if (state.status === 'unopened') throw new Rejection('madero.round-not-opened');
  assertRole(command, state.terms);
  const waits = command.type !== 'RuleIrregularity' && command.type !== 'StopRound';
  if (state.stoppedFor !== null && waits)
    throw new Rejection('madero.round-stopped', 'R132-39', { reason: state.stoppedFor });
  switch (command.type) {
    case 'PlaceBets':
      return placeBets(command, state);
    case 'CloseBets':
      return closeBets(command, state);
    case 'SeeCards':
      return seeCards(command, state);
    case 'AnswerStreet':
      return answerStreet(command, state);
    case 'DealBoard':
      return dealBoard(command, state);
    case 'ShowCards':
      return showCards(command, state);
    case 'DrawSpecials':
      return drawSpecials(command, state);
    case 'SettleRound':
      return settleRound(command, state);
    case 'RecordMeterPrize':
      return recordMeterPrize(command, state);
    case 'CloseRound':
      return closeRound(command, state);
    case 'StopRound':
      return stopRound(command, state);
    case 'RuleIrregularity':
      return ruleIrregularity(command, state);
  }
};
