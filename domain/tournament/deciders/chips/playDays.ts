import { Rejection } from '../../../errors.ts';
import { chips } from '../../../money/chips.ts';
import { assertNextDay } from '../../announcedDays.ts';
import type { ChipCommandOf } from '../../chipCommands.ts';
import type { ChipFactOf } from '../../chipFacts.ts';
import { bagInKeeping, bagOfToday, owedRemovals, totalOf } from '../../chips/stacks.ts';
import { chipsOfStage, isBetweenStages, safekept } from '../../chipsOfStage.ts';
import { levelsOf } from '../../clock.ts';
import type { TournamentFact } from '../../facts.ts';
import { assertActIdFree, assertReason, assertUnderWay } from '../../guards.ts';
import { isThen, repeated } from '../../repeated.ts';
import { assertRole } from '../../roles.ts';
import { finalTable } from '../../seating/laidTables.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { assertNoStackWaits } from '../stackWaits.ts';
import { assertDayLeft, requireBags } from './dayGuards.ts';

/**
 * Ends the day when the chips of everybody in play are sealed, and together are the chips in play.
 * A difference needs the Director's explanation, and is an adjustment from then on.
 *
 * @see R123-I-12, R123-IV-7.3.2
 * @throws {Rejection} in this order: `tournament.already-recorded`, `tournament.act-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.not-started`, `tournament.closed`,
 *   `tournament.finished`, `tournament.modality-has-one-table`, `tournament.no-day-left`,
 *   `tournament.absent-not-removed`, `tournament.placed-stacks-left`, `tournament.bags-missing`,
 *   `tournament.bags-differ`, `tournament.level-unknown`
 */
export const closePlayDay = (
  command: ChipCommandOf<'ClosePlayDay'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { closeId, explanation, by, occurredAt, jornada } = command;
  const known = closingOnRecord(command, state);
  if (known) return repeatedClosing(command, known, state);
  assertActIdFree(state, closeId);
  assertRole(command);
  assertUnderWay(state);
  if (state.status === 'finished') throw new Rejection('tournament.finished', 'R123-I-68');
  assertDayLeft(state, 'R123-I-12');
  const absent = owedRemovals(state);
  if (absent > 0) throw new Rejection('tournament.absent-not-removed', 'R123-I-39', { absent });
  assertNoStackWaits(state);
  const { bags, total } = bagsOf(state);
  const inPlay = chipsOfStage(state) ?? total;
  if (explanation !== null) assertReason(explanation, 'R123-IV-7.3.2');
  if (total !== inPlay && explanation === null)
    throw new Rejection('tournament.bags-differ', 'R123-IV-7.3.2', { total, inPlay });
  const fact: ChipFactOf<'PlayDayClosed'> = {
    type: 'PlayDayClosed',
    closeId,
    bags,
    total,
    inPlay,
    explanation: total === inPlay ? null : explanation,
    nextLevel: nextLevelOf(command, state),
    by,
    occurredAt,
    jornada,
  };
  return [fact];
};

/** Of the night that lasts; or, once the next day began, of the one at that moment. */
const closingOnRecord = (
  { closeId, occurredAt }: ChipCommandOf<'ClosePlayDay'>,
  { chips: { night, lastNight } }: AnnouncedTournament,
): ChipFactOf<'PlayDayClosed'> | null => {
  if (night || lastNight === null) return night;
  return lastNight.closeId === closeId || isThen(occurredAt, lastNight) ? lastNight : null;
};

const repeatedClosing = (
  command: ChipCommandOf<'ClosePlayDay'>,
  known: ChipFactOf<'PlayDayClosed'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const explained = known.total === known.inPlay ? null : command.explanation;
  const isNext = !state.chips.night || known.nextLevel === nextLevelOf(command, state);
  const isSame = explained === known.explanation && isNext;
  const told = { day: known.jornada, nextLevel: known.nextLevel };
  return repeated(command, known, { norm: 'R123-I-12', isSame, told });
};

/** Between two stages those of every series that is over, whatever day it was sealed. */
const bagsOf = (state: AnnouncedTournament) => {
  const bagOf = isBetweenStages(state) ? bagInKeeping : bagOfToday;
  const bags = requireBags(safekept(state), (entry) => bagOf(state, entry));
  const left = bags.map(({ total, charged }) => total - charged);
  return { bags: bags.length, total: chips(totalOf(left)) };
};

const nextLevelOf = (
  { levelGoesOn }: ChipCommandOf<'ClosePlayDay'>,
  state: AnnouncedTournament,
): number => {
  const next = levelGoesOn ? state.level : state.level + 1;
  const levels = levelsOf(state).length;
  if (next > levels)
    throw new Rejection('tournament.level-unknown', 'R123-I-12', { level: next, levels });
  return next;
};

/**
 * Begins the next day, once everybody has a seat drawn for it. The final table keeps its seats.
 *
 * @see R123-I-1.2, R123-I-12, R123-I-39, R123-I-88, decision T1
 * @throws {Rejection} in this order: `tournament.already-recorded`, `tournament.act-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.play-day-running`, `tournament.day-too-early`,
 *   `tournament.not-the-day-announced`, `tournament.redraw-missing`
 */
export const openPlayDay = (
  command: ChipCommandOf<'OpenPlayDay'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { openId, by, occurredAt, jornada } = command;
  const { night, lastOpening } = state.chips;
  if (lastOpening && (lastOpening.openId === openId || lastOpening.jornada === jornada))
    return repeated(command, lastOpening, {
      norm: 'R123-I-12',
      told: { day: lastOpening.jornada },
    });
  assertActIdFree(state, openId);
  assertRole(command);
  if (!night) throw new Rejection('tournament.play-day-running', 'R123-I-12');
  const { jornada: closed, nextLevel: level } = night;
  if (jornada <= closed)
    throw new Rejection('tournament.day-too-early', 'R123-I-12', { jornada, closed });
  assertNextDay(jornada, state);
  if (!isSeatedFor(state, night))
    throw new Rejection('tournament.redraw-missing', 'R123-I-88', { jornada });
  return [{ type: 'PlayDayOpened', openId, level, by, occurredAt, jornada }];
};

/** Whether seats were drawn after the night began; those of the final table hold. */
export const isSeatedFor = (
  state: AnnouncedTournament,
  { jornada }: ChipFactOf<'PlayDayClosed'>,
): boolean =>
  finalTable(state) !== null ||
  state.seatActs.some((act) => act.type === 'SeatsRedrawn' && act.jornada > jornada);
