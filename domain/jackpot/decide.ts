/**
 * A progressive jackpot, stream `jackpot/<id>`:
 * `decide(command: JackpotCommand, state: Jackpot): JackpotFact[]`, `evolve(state, fact): Jackpot`
 * in evolve.ts, `initialState(): Jackpot` and `meterValue(state)` in state.ts; a round becomes a play
 * with `playedRound` of ../madero/playedRound.ts; the meter of a jornada is `statementOf` in
 * statement.ts.
 */
import { Rejection } from '../errors.ts';
import type { JackpotCommand } from './commands.ts';
import { adjustMeter, reportFailure, reportRepair } from './deciders/adjust.ts';
import { announce, linkTable } from './deciders/announce.ts';
import { decideAward } from './deciders/decideAward.ts';
import { recordPlay } from './deciders/recordPlay.ts';
import type { JackpotFact } from './facts.ts';
import { assertRole } from './guards.ts';
import type { Jackpot } from './state.ts';

/**
 * Decides what happens to a progressive jackpot. Every decider looks for a repeated request first;
 * the order of its refusals stands in its comment.
 *
 * @throws {Rejection} in this order: `jackpot.role-not-allowed`, `jackpot.not-announced`, then as
 *   the decider of the command
 */
export const decide = (command: JackpotCommand, state: Jackpot): JackpotFact[] => {
  assertRole(command);
  if (command.type === 'AnnounceJackpot') return announce(command, state);
  if (state.status === 'unannounced') throw new Rejection('jackpot.not-announced');
  switch (command.type) {
    case 'LinkTable':
      return linkTable(command, state);
    case 'RecordPlay':
      return recordPlay(command, state);
    case 'DecideAward':
      return decideAward(command, state);
    case 'AdjustMeter':
      return adjustMeter(command, state);
    case 'ReportFailure':
      return reportFailure(command, state);
    case 'ReportRepair':
      return reportRepair(command, state);
  }
};
