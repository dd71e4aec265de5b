import { Rejection } from '../../../errors.ts';
import type { ChipFactOf } from '../../chipFacts.ts';
import { chipsInPlay } from '../../chipsInPlay.ts';
import { liveEntries } from '../../entries.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { assertInTurn, assertPaymentsHold } from '../recordExit.ts';

/**
 * Somebody stays, with a chip each, and no prize that was paid changes.
 *
 * @throws {Rejection} in this order: `tournament.field-empty`, those of `assertInTurn`,
 *   `tournament.chips-exceed-play`, `tournament.prize-already-paid`
 */
export const absentLeave = (
  exit: ChipFactOf<'AbsentRemoved'>,
  state: AnnouncedTournament,
): void => {
  const stay = liveEntries(state).length - exit.out.length;
  if (stay === 0)
    throw new Rejection('tournament.field-empty', 'R123-I-68', { out: exit.out.length });
  assertInTurn(exit, state);
  const chipsOut = exit.out.reduce((total, { chipsRemoved }) => total + chipsRemoved, 0);
  const chipsMax = chipsInPlay(state) - stay;
  if (chipsOut > chipsMax)
    throw new Rejection('tournament.chips-exceed-play', 'R123-I-68', { chipsOut, chipsMax });
  assertPaymentsHold(exit, state);
};
