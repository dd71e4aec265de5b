import { Rejection } from '../../errors.ts';
import type { CommandOf } from '../commands.ts';
import { evolve } from '../evolve.ts';
import type { TournamentFact } from '../facts.ts';
import { assertJornadaOpen, assertReason } from '../guards.ts';
import { paymentsHold } from '../prizes.ts';
import { repeated } from '../repeated.ts';
import { assertRole } from '../roles.ts';
import { assertSettledByTwo } from '../secondPerson.ts';
import type { AnnouncedTournament, ExitFact } from '../state.ts';

/**
 * Takes back the exit recorded last, as if it had not happened: the tournament goes on, even
 * when it was closed, and confirmations of those who play again are withdrawn. Once its settlement
 * is filed it must be sent as late: the next closing makes new versions of the papers (J2). Two
 * persons answer for what opens a closed event again.
 *
 * @see R123-I-66, R123-III-3
 * @throws {Rejection} in this order: `tournament.already-recorded`, `tournament.exit-unknown`,
 *   `tournament.role-not-allowed`,
 *   `tournament.reason-missing`, those of `assertSettledByTwo`, `tournament.exit-not-last`, `tournament.series-played`,
 *   `tournament.jornada-settled`,
 *   `tournament.prize-already-paid`
 */
export const undoExit = (
  command: CommandOf<'UndoExit'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { exitId, reason, late, second, by, occurredAt, jornada } = command;
  const known = state.undoings.find((one) => one.exitId === exitId);
  if (known)
    return repeated(command, known, { norm: 'R123-III-3', isSame: known.reason === reason });
  const exit = state.exits.find((one) => one.exitId === exitId);
  if (!exit) throw new Rejection('tournament.exit-unknown', undefined, { exitId });
  assertRole(command);
  assertReason(reason, 'R123-III-3');
  const reopens = state.status === 'closed';
  // Who signs without need must be another all the same.
  if (reopens || second) assertSettledByTwo(command, 'R123-III-3');
  const last = state.exits.at(-1);
  if (last && last !== exit)
    throw new Rejection('tournament.exit-not-last', undefined, { exitId, last: last.exitId });
  if (state.deal && state.exits.length <= state.deal.exits)
    throw new Rejection('tournament.deal-agreed', 'CLUB-T27');
  assertSameStage(exit, state);
  // Once reopened, the event is being corrected: its next closing makes new versions.
  if (reopens && !late) for (const day of [jornada, exit.jornada]) assertJornadaOpen(state, day);
  const signed = { by, ...(reopens && second && { second }), occurredAt, jornada };
  const undone = { type: 'ExitUndone', exitId, reason, late, ...signed } as const;
  if (!paymentsHold(evolve(state, undone) as AnnouncedTournament))
    throw new Rejection('tournament.prize-already-paid', 'R123-I-66');
  return [undone];
};

/** Who qualified was decided when the series ended (R123-I-10). */
const assertSameStage = (exit: ExitFact, state: AnnouncedTournament): void => {
  if (exit.type !== 'EntriesEliminated' || exit.stageId === undefined) return;
  const { stage } = state;
  if (stage?.stageId !== exit.stageId)
    throw new Rejection('tournament.series-played', 'R123-I-10', { series: exit.stageId });
};
