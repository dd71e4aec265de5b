import { Rejection } from '../../errors.ts';
import { chipsInPlay } from '../chipsInPlay.ts';
import type { CommandOf } from '../commands.ts';
import { entryOf, liveEntries } from '../entries.ts';
import { outOf } from '../exits.ts';
import type { FactOf, TournamentFact } from '../facts.ts';
import { assertReason, requireEntry, requirePaid } from '../guards.ts';
import { assertOneOf } from '../roles.ts';
import { assertPlays, isFinished } from '../stages.ts';
import type { AnnouncedTournament, ExitFact } from '../state.ts';
import { clubOf, isSitAndGo } from '../tables.ts';
import { assertCountLeaves } from './chips/assertCountLeaves.ts';
import { assertBagLeaves } from './chips/dayGuards.ts';
import { leftChips } from './leftChips.ts';
import { assertInTurn, assertMayLeave, assertPaymentsHold, isRecorded } from './recordExit.ts';

/**
 * A player who leaves of his own will is ranked as if eliminated when the hand ends, keeps the
 * prize of that place and may not come back; his chips leave with him. In the club they are shared
 * among the others at the table.
 *
 * @see R123-I-59, R123-I-60, R123-I-61, CLUB-G1
 * @throws {Rejection} in this order: `tournament.exit-id-reused`, those of `assertMayLeave`,
 *   `tournament.entry-not-in-stage`, `tournament.no-chips-to-remove`,
 *   `tournament.count-mismatch`, those of `assertInTurn`, `tournament.chips-exceed-play`,
 *   `tournament.prize-already-paid`
 */
export const withdraw = (
  command: CommandOf<'WithdrawEntry'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { exitId, entryId, hand, chipsRemoved, by, occurredAt, jornada } = command;
  const left = { entryId, chips: chipsRemoved, together: [entryId] };
  const exit: FactOf<'EntryWithdrawn'> = {
    type: 'EntryWithdrawn',
    exitId,
    entryId,
    hand,
    ...placeOf(entryId, state),
    ...leftChips(left, clubOf(state.terms) !== null, exitId, state),
    by,
    occurredAt,
    jornada,
  };
  if (isRecorded(exit, state)) return [];
  if (clubOf(state.terms)) assertOneOf(by, ['director'], 'CLUB-G1');
  assertMayLeave(command, exit, state);
  assertEntered(exit, state);
  assertSomeLeave(command);
  assertBagLeaves(state, [{ entryId, chipsRemoved }]);
  assertCountLeaves(state, { entryId, chipsRemoved, occurredAt });
  assertInTurn(exit, state);
  return leaving(exit, exit.chipsRemoved, state);
};

/**
 * Disqualifies one or several by the same act: they take their places and collect nothing, and
 * what they would have collected goes to those who are active then (decision M8).
 *
 * @see R123-II-9, R123-II-11, R123-II-41, R123-II-41.b3, CLUB-T0, CLUB-O5
 * @throws {Rejection} in this order: `tournament.exit-id-reused`, those of `assertMayLeave`,
 *   `tournament.entry-not-in-stage`, `tournament.reason-missing`, `tournament.count-mismatch`,
 *   those of `assertInTurn`, `tournament.chips-exceed-play`,
 *   `tournament.prize-already-paid`
 */
export const disqualify = (
  command: CommandOf<'DisqualifyEntries'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { exitId, hand, norm, reason, by, occurredAt, jornada } = command;
  const areShared = clubOf(state.terms)?.disqualifiedChips === 'shared';
  const together = command.out.map(({ entryId }) => entryId);
  const out = command.out.map(({ entryId, chipsRemoved: chips }) => ({
    entryId,
    ...leftChips({ entryId, chips, together }, areShared, exitId, state),
  }));
  const exit: FactOf<'EntriesDisqualified'> = {
    type: 'EntriesDisqualified',
    exitId,
    hand,
    out,
    norm,
    reason,
    by,
    occurredAt,
    jornada,
  };
  if (isRecorded(exit, state)) return [];
  assertMayLeave(command, exit, state);
  assertEntered(exit, state);
  assertReason(reason, norm);
  assertBagLeaves(state, command.out);
  for (const one of command.out) assertCountLeaves(state, { ...one, occurredAt });
  assertInTurn(exit, state);
  return leaving(
    exit,
    out.reduce((total, { chipsRemoved }) => total + chipsRemoved, 0),
    state,
  );
};

/** Where somebody leaves, so that who bust in the same hand of the same table ranks below him. */
const placeOf = (
  entryId: string,
  state: AnnouncedTournament,
): Pick<FactOf<'EntryWithdrawn'>, 'table' | 'stageId'> => {
  const table = entryOf(state, entryId)?.table ?? null;
  if (isSitAndGo(state.terms) || table === null) return {};
  return { table, ...(state.stage && { stageId: state.stage.stageId }) };
};

/** Who has not played yet does not leave the play: his price goes back, or he plays (R123-I-8). */
const assertEntered = (exit: ExitFact, state: AnnouncedTournament): void => {
  for (const entryId of outOf(exit)) {
    const entry = requirePaid(requireEntry(state, entryId));
    if (entry.series !== null && !isFinished(state, entry.series)) assertPlays(state, entry);
  }
};

/** Who plays on has chips; who has none was eliminated. */
const assertSomeLeave = ({ chipsRemoved }: CommandOf<'WithdrawEntry'>): void => {
  if (chipsRemoved === 0)
    throw new Rejection('tournament.no-chips-to-remove', 'R123-I-59', { pointer: '/chipsRemoved' });
};

/** Everybody who stays has at least one chip, so not all the chips can be taken away. */
const leaving = (exit: ExitFact, removed: number, state: AnnouncedTournament): ExitFact[] => {
  const stay = liveEntries(state).length - outOf(exit).length;
  const chipsMax = chipsInPlay(state) - stay;
  if (removed > chipsMax)
    throw new Rejection('tournament.chips-exceed-play', 'R123-I-68', {
      chipsOut: removed,
      chipsMax,
    });
  assertPaymentsHold(exit, state);
  return [exit];
};
