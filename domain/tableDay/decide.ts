import { Rejection } from '../errors.ts';
import type { TableCommand } from './commands.ts';
import { announceTable } from './deciders/announceTable.ts';
import { closeDay, recordDaySettled, reopenDay } from './deciders/closeDay.ts';
import { countChips } from './deciders/countChips.ts';
import { countDrop } from './deciders/countDrop.ts';
import { moveChips } from './deciders/moveChips.ts';
import { openDay } from './deciders/openDay.ts';
import { playWholeRound, stepRound } from './deciders/rounds.ts';
import { voidMovement } from './deciders/voidMovement.ts';
import type { TableFact } from './facts.ts';
import type { BankTable } from './state.ts';

/**
 * Decides what happens at a bank table. Every decider looks for a repeated request first; the order
 * of its refusals stands in its comment.
 *
 * @throws {Rejection} `table.not-announced`, then as the decider of the command
 */
export const decide = (command: TableCommand, state: BankTable): TableFact[] => {
  if (command.type === 'AnnounceTable') return announceTable(command, state);
  if (state.status === 'unannounced') throw new Rejection('table.not-announced');
  switch (command.type) {
    case 'OpenDay':
      return openDay(command, state);
    case 'FillChips':
    case 'CreditChips':
      return moveChips(command, state);
    case 'CountDrop':
      return countDrop(command, state);
    case 'VoidMovement':
      return voidMovement(command, state);
    case 'PlayRound':
      return playWholeRound(command, state);
    case 'StepRound':
      return stepRound(command, state);
    case 'CountChips':
      return countChips(command, state);
    case 'CloseDay':
      return closeDay(command, state);
    case 'ReopenDay':
      return reopenDay(command, state);
    case 'RecordDaySettled':
      return recordDaySettled(command, state);
  }
};
