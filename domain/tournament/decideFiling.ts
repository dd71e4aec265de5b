import { Rejection } from '../errors.ts';
import type { CommandOf } from './commands.ts';
import { recordSettlementFiled } from './deciders/close.ts';
import type { TournamentFact } from './facts.ts';
import { assertMayHappen } from './mayHappen.ts';
import type { Tournament } from './state.ts';

/**
 * Decides, as `decide` does, the one act that the system itself records: that papers are filed. What
 * files papers carries nothing of what is decided at the desks and on the floor.
 *
 * @throws {Rejection} as `decide`
 */
export const decideFiling = (
  command: CommandOf<'RecordSettlementFiled'>,
  state: Tournament,
): TournamentFact[] => {
  if (state.status === 'unannounced') throw new Rejection('tournament.not-announced');
  assertMayHappen(command, state);
  return recordSettlementFiled(command, state);
};
