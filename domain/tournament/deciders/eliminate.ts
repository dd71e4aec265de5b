import { Rejection } from '../../errors.ts';
import { chipsInPlay } from '../chipsInPlay.ts';
import type { CommandOf } from '../commands.ts';
import { paidEntries } from '../entries.ts';
import { outOf } from '../exits.ts';
import type { FactOf, TournamentFact } from '../facts.ts';
import { assertReason } from '../guards.ts';
import { assertOneOf } from '../roles.ts';
import type { AnnouncedTournament, ExitFact } from '../state.ts';
import { assertInTurn, assertMayLeave, assertPaymentsHold, isRecorded } from './recordExit.ts';

/**
 * Who lost all the chips in one hand, with what they had at its start: that ranks them. Reported
 * after later hands, the exit goes to its place by hand, on the word of the Direction.
 *
 * @see R123-I-57, R123-I-58, R123-I-68, R123-I-70
 * @throws {Rejection} in this order: `tournament.exit-id-reused`, those of `assertMayLeave`,
 *   for a late report `tournament.role-not-allowed` and `tournament.reason-missing`, else those
 *   of `assertInTurn`; then `tournament.chips-exceed-play`, `tournament.prize-already-paid`
 */
export const eliminate = (
  command: CommandOf<'EliminateEntries'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { exitId, hand, reportedLate, by, occurredAt, jornada } = command;
  const out = command.out.map(({ entryId, chipsAtStart }) => ({ entryId, chipsAtStart }));
  const exit: FactOf<'EntriesEliminated'> = {
    type: 'EntriesEliminated',
    exitId,
    hand,
    out,
    reportedLate,
    by,
    occurredAt,
    jornada,
  };
  if (isRecorded(exit, state)) return [];
  assertMayLeave(command, exit, state);
  if (reportedLate === null) assertInTurn(exit, state);
  else {
    assertOneOf(by, ['director', 'supervisor'], 'R123-I-58');
    assertReason(reportedLate, 'R123-I-58');
  }
  assertChipsAtStart(exit, state);
  assertPaymentsHold(exit, state);
  return [exit];
};

/** Everybody else dealt into the hand had at least one chip. */
const assertChipsAtStart = (
  { hand, out }: FactOf<'EntriesEliminated'>,
  state: AnnouncedTournament,
): void => {
  const earlier = state.exits.filter((exit) => exit.hand < hand);
  const dealtIn = paidEntries(state).length - earlier.flatMap(outOf).length;
  const bust = [...state.exits.filter(isBustIn(hand)).flatMap((exit) => exit.out), ...out];
  const chipsOut = bust.reduce((total, { chipsAtStart }) => total + chipsAtStart, 0);
  const chipsMax = chipsInPlay({ ...state, exits: earlier }) - (dealtIn - bust.length);
  if (chipsOut > chipsMax)
    throw new Rejection('tournament.chips-exceed-play', 'R123-I-68', { chipsOut, chipsMax });
};

const isBustIn =
  (hand: number) =>
  (exit: ExitFact): exit is FactOf<'EntriesEliminated'> =>
    exit.type === 'EntriesEliminated' && exit.hand === hand;
