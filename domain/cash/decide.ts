import { Rejection } from '../errors.ts';
import type { CashCommand } from './commands.ts';
import { announceCashTable, changeLimits } from './deciders/announce.ts';
import { buyChips, joinSession, payConsumption } from './deciders/chips.ts';
import { closeCashDay, dayFor, recordCashDaySettled, reopenCashDay } from './deciders/day.ts';
import { endSession } from './deciders/endSession.ts';
import { openLiveHand, playHand, stepHand } from './deciders/hands.ts';
import { callClock, resumeAction, stopAction } from './deciders/interruptions.ts';
import { leaveSession } from './deciders/leave.ts';
import { openSession } from './deciders/openSession.ts';
import { returnToPlay, takeRest } from './deciders/rests.ts';
import { voidHand } from './deciders/voidHand.ts';
import type { CashFact } from './facts.ts';
import type { AnnouncedCash, CashTable } from './state.ts';

type OfTable =
  | 'AnnounceCashTable'
  | 'ChangeLimits'
  | 'CloseCashDay'
  | 'ReopenCashDay'
  | 'RecordCashDaySettled';
type GameCommand = Exclude<CashCommand, { type: OfTable }>;

/**
 * Decides what happens at a cash table. Every decider looks for a repeated request first; the order
 * of its refusals stands in its comment.
 *
 * @throws {Rejection} `table.not-announced`, then as the decider of the command, then for acts of a
 *   game as `dayFor`
 */
export const decide = (command: CashCommand, state: CashTable): CashFact[] => {
  if (command.type === 'AnnounceCashTable') return announceCashTable(command, state);
  if (state.status === 'unannounced') throw new Rejection('table.not-announced');
  switch (command.type) {
    case 'ChangeLimits':
      return changeLimits(command, state);
    case 'CloseCashDay':
      return closeCashDay(command, state);
    case 'ReopenCashDay':
      return reopenCashDay(command, state);
    case 'RecordCashDaySettled':
      return recordCashDaySettled(command, state);
    default: {
      const facts = decideGame(command, state);
      return facts.length === 0 ? facts : [...dayFor(command, state), ...facts];
    }
  }
};

const decideGame = (command: GameCommand, state: AnnouncedCash): CashFact[] => {
  switch (command.type) {
    case 'OpenSession':
      return openSession(command, state);
    case 'JoinSession':
      return joinSession(command, state);
    case 'BuyChips':
      return buyChips(command, state);
    case 'TakeRest':
      return takeRest(command, state);
    case 'ReturnToPlay':
      return returnToPlay(command, state);
    case 'PayConsumption':
      return payConsumption(command, state);
    case 'LeaveSession':
      return leaveSession(command, state);
    case 'PlayHand':
      return playHand(command, state);
    case 'OpenLiveHand':
      return openLiveHand(command, state);
    case 'StepHand':
      return stepHand(command, state);
    case 'CallClock':
      return callClock(command, state);
    case 'StopAction':
      return stopAction(command, state);
    case 'ResumeAction':
      return resumeAction(command, state);
    case 'VoidHand':
      return voidHand(command, state);
    case 'EndSession':
      return endSession(command, state);
  }
};
