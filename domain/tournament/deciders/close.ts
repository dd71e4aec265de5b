import { Rejection } from '../../errors.ts';
import type { Chips } from '../../money/chips.ts';
import { closingRefusals } from '../blockers.ts';
import { chipsInPlay } from '../chipsInPlay.ts';
import type { CommandOf } from '../commands.ts';
import type { Circumstance, FactOf, StaffMember, TournamentFact } from '../facts.ts';
import { assertUnderWay } from '../guards.ts';
import { repeated } from '../repeated.ts';
import { assertRole } from '../roles.ts';
import { assertSettledByTwo } from '../secondPerson.ts';
import type { AnnouncedTournament } from '../state.ts';

/**
 * Ends the tournament: one entry is left, with all the chips in play whether they are counted or
 * not, and the prizes are fixed. Prizes may still be unpaid; they are pending. A second closing
 * follows a correction. Two persons answer for it.
 *
 * @see R123-I-64, R123-I-68
 * @throws {Rejection} in this order: `tournament.already-recorded`, `tournament.role-not-allowed`,
 *   those of `assertSettledByTwo`, `tournament.not-started`, `tournament.not-finished`,
 *   `tournament.coupons-not-counted`, `tournament.coupons-differ`, `tournament.prizes-not-locked`,
 *   `tournament.lock-stale`, `tournament.ended` when somebody is said to have all the chips,
 *   `tournament.chips-mismatch`
 */
export const close = (
  command: CommandOf<'CloseTournament'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { winnerChips, second, by, occurredAt, jornada } = command;
  if (state.status === 'closed' && state.lastClosing) {
    const known = state.lastClosing;
    const isSame = winnerChips === null || known.winnerChips === winnerChips;
    const { closing, second: other } = known;
    const who = other ? { second: other.legajo } : {};
    const told = { closing, winnerChips: known.winnerChips ?? '-', ...who };
    return repeated(command, known, { norm: 'R123-I-68', isSame, told });
  }
  assertRole(command);
  assertSettledByTwo(command, 'R123-III-5');
  assertUnderWay(state);
  const [refusal] = closingRefusals(state);
  if (refusal) throw refusal;
  const inPlay = chipsInPlay(state);
  // Of an event ended before its time nobody has all the chips.
  if (state.ended) {
    if (winnerChips === null)
      return [nextClosing(state, null, second, { by, occurredAt, jornada })];
    throw new Rejection('tournament.ended', 'R123-I-6', { since: state.ended.occurredAt });
  }
  if (winnerChips !== null && winnerChips !== inPlay)
    throw new Rejection('tournament.chips-mismatch', 'R123-I-68', { winnerChips, inPlay });
  const closed = nextClosing(state, inPlay, second, { by, occurredAt, jornada });
  return [winnerChips === null ? closed : { ...closed, counted: true }];
};

/** The next closing of an event: its number is the version of the papers it makes. */
export const nextClosing = (
  { closings }: AnnouncedTournament,
  winnerChips: Chips | null,
  second: StaffMember,
  circumstance: Circumstance,
): FactOf<'TournamentClosed'> => ({
  type: 'TournamentClosed',
  closing: closings + 1,
  winnerChips,
  second,
  ...circumstance,
});

/**
 * Notes that the settlement papers of a closing are filed; from then on their jornadas do not
 * change in silence (decision J2).
 *
 * @see R123-IV-6.p4, R123-IV-11.4
 * @throws {Rejection} `tournament.closing-unknown`
 */
export const recordSettlementFiled = (
  command: CommandOf<'RecordSettlementFiled'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { closing, tables, by, occurredAt, jornada } = command;
  if (closing < 1 || closing > state.closings)
    throw new Rejection('tournament.closing-unknown', undefined, { closing });
  const filed = state.settled.filter((one) => one.closing === closing);
  const unfiled = tables.filter(
    ({ jornada: day, table }) => !filed.some((one) => one.jornada === day && one.table === table),
  );
  if (unfiled.length === 0) return [];
  return [{ type: 'SettlementFiled', closing, tables: unfiled, by, occurredAt, jornada }];
};
