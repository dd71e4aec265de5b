import { assertWithinDays } from './announcedDays.ts';
import type { TournamentCommand } from './commands.ts';
import { assertJornadaInOrder } from './guards.ts';
import { assertNotInterrupted } from './interruptions.ts';
import { assertAfterItsCause } from './sequence.ts';
import type { AnnouncedTournament } from './state.ts';

/**
 * What every act of an announced tournament is asked first: its day, its order, and whether the
 * event goes on.
 *
 * @throws {Rejection} in this order: `tournament.jornada-before-event`,
 *   `tournament.not-the-day-announced`, `tournament.before-its-cause`, `tournament.cancelled`,
 *   `tournament.ended`, `tournament.suspended`
 */
export const assertMayHappen = (command: TournamentCommand, state: AnnouncedTournament): void => {
  assertJornadaInOrder(command, state);
  assertWithinDays(command, state);
  assertAfterItsCause(command, state);
  assertNotInterrupted(command, state);
};
