import { Rejection } from '../../errors.ts';
import { chipsInPlay } from '../chipsInPlay.ts';
import { elsewhere } from '../chipsOfStage.ts';
import type { CommandOf } from '../commands.ts';
import { entryOf, paidCount } from '../entries.ts';
import { isInRounds } from '../evolveRounds.ts';
import { outOf } from '../exits.ts';
import type { FactOf, TournamentFact } from '../facts.ts';
import { assertReason, requireEntry, requirePaid } from '../guards.ts';
import { assertOneOf } from '../roles.ts';
import { assertHandHadBegun } from '../seating/finalTableDue.ts';
import { assertPlays, assertStageInPlay } from '../stages.ts';
import type { AnnouncedTournament, ExitFact } from '../state.ts';
import { isSitAndGo, multiTable } from '../tables.ts';
import { assertOpponent } from './assertOpponent.ts';
import { assertNotBagged } from './chips/dayGuards.ts';
import { assertOnRecord } from './hands/assertOnRecord.ts';
import { assertInTurn, assertMayLeave, assertPaymentsHold, isRecorded } from './recordExit.ts';
import { assertSatDown } from './satDown.ts';

/**
 * Who lost all the chips in one hand, with what they had at its start: that ranks them. Reported
 * after later hands, the exit goes to its place by hand, on the word of the Direction.
 *
 * @see R123-I-18, R123-I-57, R123-I-58, R123-I-68, R123-I-70, R123-I-72, R123-I-98
 * @throws {Rejection} in this order: `tournament.exit-id-reused`, those of `assertMayLeave`,
 *   those of `assertStageInPlay` and `assertPlays`, `tournament.modality-has-one-table`, `tournament.tables-differ`,
 *   `tournament.hand-for-hand-off`, `tournament.round-out-of-order`, `tournament.exit-of-round`, those of `assertOpponent` and `assertSatDown`, `tournament.chips-bagged`, for a late report `tournament.role-not-allowed` and `tournament.reason-missing`, else those
 *   of `assertInTurn`; then those of `assertHandHadBegun`, `tournament.chips-at-start-missing`, `tournament.chips-exceed-play`,
 *   `tournament.stacks-differ`, `tournament.prize-already-paid`
 */
export const eliminate = (
  command: CommandOf<'EliminateEntries'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { exitId, hand, simultaneous, reportedLate, by, occurredAt, jornada } = command;
  const out = command.out.map((one) => withTable(one, exitId, state));
  const exit: FactOf<'EntriesEliminated'> = {
    type: 'EntriesEliminated',
    exitId,
    hand,
    out,
    reportedLate,
    ...stageOf(exitId, state),
    ...(simultaneous && { simultaneous }),
    by,
    occurredAt,
    jornada,
  };
  if (isRecorded(exit, state)) return [];
  assertMayLeave(command, exit, state);
  assertOfStage(exit, state);
  assertTables(exit, state);
  assertOpponent(exit, state);
  assertSatDown(exit, state);
  assertNotBagged(state, outOf(exit));
  if (reportedLate === null) assertInTurn(exit, state);
  else {
    assertOneOf(by, ['director', 'supervisor'], 'R123-I-58');
    assertReason(reportedLate, 'R123-I-58');
    if (state.deal) throw new Rejection('tournament.deal-agreed', 'CLUB-T27');
  }
  assertHandHadBegun(exit, state);
  assertChipsAtStart(exit, state);
  assertOnRecord(exit, state);
  assertPaymentsHold(exit, state);
  return [exit];
};

/** A request that is repeated later says the stage that it said first. */
const stageOf = (exitId: string, state: AnnouncedTournament): { stageId?: string } => {
  const known = [...state.exits, ...state.undoneExits].find((exit) => exit.exitId === exitId);
  const stageId = known?.type === 'EntriesEliminated' ? known.stageId : state.stage?.stageId;
  return stageId === undefined ? {} : { stageId };
};

/** With several tables an exit says where each sat, as long as they sit there or sat there. */
const withTable = (
  { entryId, chipsAtStart }: CommandOf<'EliminateEntries'>['out'][number],
  exitId: string,
  state: AnnouncedTournament,
) => {
  if (isSitAndGo(state.terms)) return { entryId, chipsAtStart };
  const known = [...state.exits, ...state.undoneExits].find((exit) => exit.exitId === exitId);
  const recorded = known?.type === 'EntriesEliminated' ? known.out : [];
  const before = recorded.find((one) => one.entryId === entryId);
  const table = before?.table ?? entryOf(state, entryId)?.table;
  return { entryId, chipsAtStart, ...(table && { table }) };
};

/** Who busts plays the stage; nobody busts in a series that is over, but what is reported late. */
const assertOfStage = (
  { out, reportedLate }: FactOf<'EntriesEliminated'>,
  state: AnnouncedTournament,
): void => {
  if (reportedLate === null) assertStageInPlay(state);
  for (const { entryId } of out) assertPlays(state, requirePaid(requireEntry(state, entryId)));
};

/**
 * One hand is of one table; simultaneous hands are of several, in a round that was released. Who goes
 * out in a round says so, since the tables that play it tie (R123-I-72).
 */
const assertTables = (exit: FactOf<'EntriesEliminated'>, state: AnnouncedTournament): void => {
  const { out, simultaneous } = exit;
  const tables = new Set(out.map(({ table }) => table));
  if (simultaneous) multiTable(state.terms);
  else if (tables.size > 1)
    throw new Rejection('tournament.tables-differ', 'R123-I-70', {
      tables: [...tables].join(', '),
    });
  const { round } = state.rounds;
  if (simultaneous === 'hand-for-hand') assertRound(exit, state);
  if (!simultaneous && isOfRound(exit, state))
    throw new Rejection('tournament.exit-of-round', 'R123-I-72', { round });
};

/** A round was released, and hands were simultaneous then: reported late, the Direction says so. */
const assertRound = (exit: FactOf<'EntriesEliminated'>, { rounds }: AnnouncedTournament): void => {
  const { hand, reportedLate } = exit;
  const { round } = rounds;
  if (reportedLate === null && !wasSimultaneous(exit, rounds))
    throw new Rejection('tournament.hand-for-hand-off', 'R123-I-18');
  const isReleased = reportedLate === null ? hand === round : hand <= round;
  if (round === 0 || !isReleased)
    throw new Rejection('tournament.round-out-of-order', 'R123-I-72', { round: hand, next: round });
};

/** Hands are no more simultaneous once the Director says so, but at tables that still deal theirs. */
const wasSimultaneous = (
  { out, hand, occurredAt }: FactOf<'EntriesEliminated'>,
  { on, since, round, pending }: AnnouncedTournament['rounds'],
): boolean =>
  on ||
  (round > 0 && since !== null && occurredAt <= since) ||
  (hand === round && out.every(({ table }) => table !== undefined && pending.includes(table)));

/** Whether several tables were dealing a round when it happened. */
const isOfRound = (
  { occurredAt }: FactOf<'EntriesEliminated'>,
  { rounds }: AnnouncedTournament,
): boolean => rounds.round > 0 && rounds.tables.length > 1 && isInRounds(rounds, occurredAt);

/** Everybody who stays, or was dealt into the same hand, had at least one chip. */
const assertChipsAtStart = (
  exit: FactOf<'EntriesEliminated'>,
  state: AnnouncedTournament,
): void => {
  const { hand, out } = exit;
  const without = out.find(({ chipsAtStart }) => chipsAtStart < 1);
  if (without) {
    const entryNumber = entryOf(state, without.entryId)?.sale?.entryNumber ?? 0;
    throw new Rejection('tournament.chips-at-start-missing', 'R123-I-68', { entryNumber });
  }
  const sameHand = state.exits.filter(isBustWith(exit)).flatMap((one) => one.out);
  const bust = [...sameHand, ...out];
  const chipsOut = bust.reduce((total, { chipsAtStart }) => total + chipsAtStart, 0);
  const earlier = isSitAndGo(state.terms)
    ? state.exits.filter((one) => one.hand < hand)
    : state.exits.filter((one) => !isBustWith(exit)(one));
  const others = elsewhere(state);
  const dealtIn = paidCount(state) - others.entries - earlier.flatMap(outOf).length;
  const inPlay = chipsInPlay({ ...state, exits: earlier }) - (others.chips ?? 0);
  const chipsMax = inPlay - (dealtIn - bust.length);
  if (chipsOut > chipsMax)
    throw new Rejection('tournament.chips-exceed-play', 'R123-I-68', { chipsOut, chipsMax });
};

/** Whether an exit recorded before is of the same hand of the same table. */
const isBustWith =
  ({ hand, out, simultaneous, stageId }: FactOf<'EntriesEliminated'>) =>
  (exit: ExitFact): exit is FactOf<'EntriesEliminated'> =>
    exit.type === 'EntriesEliminated' &&
    exit.hand === hand &&
    exit.stageId === stageId &&
    !simultaneous &&
    !exit.simultaneous &&
    exit.out[0]?.table === out[0]?.table;
