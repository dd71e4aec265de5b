import { Rejection } from '../../errors.ts';
import type { Jornada } from '../../time/jornada.ts';
import { assertSeriesDay } from '../announcedDays.ts';
import { bagOfToday } from '../chips/stacks.ts';
import { levelsOf } from '../clock.ts';
import type { CommandOf } from '../commands.ts';
import { allEntries } from '../entries.ts';
import type { TournamentFact } from '../facts.ts';
import { assertActIdFree, assertNotClosed, assertReason } from '../guards.ts';
import { assertRole } from '../roles.ts';
import {
  areSeriesOver,
  entriesIn,
  hasQualified,
  isFinished,
  isOpened,
  isStageStarted,
  playersOf,
  requireSeries,
  stagesOf,
} from '../stages.ts';
import type { AnnouncedTournament } from '../state.ts';
import { assertOwesNothing } from '../tablePurchases.ts';
import { clubOf } from '../tables.ts';
import type { Series } from '../terms.ts';
import { requireBags } from './chips/dayGuards.ts';

/**
 * Opens a series, which starts at level 1, once the one in play is over (ADR 0026), or the final once
 * every series is over: it starts at the level that follows the highest one reached, unless the
 * Director sets another with a reason.
 *
 * @see R123-I-8, R123-I-10, R123-I-13
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.closed`, `tournament.modality-has-no-stages`, `tournament.stage-open`,
 *   `tournament.series-unknown`, `tournament.series-played` or, for the final,
 *   `tournament.series-pending`; `tournament.series-not-drawn`,
 *   `tournament.not-the-day-announced`, `tournament.series-pending`, `tournament.reason-missing`,
 *   `tournament.level-unknown`
 */
export const openStage = (
  command: CommandOf<'OpenStage'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { stageId, series, reason, by, occurredAt, jornada } = command;
  if (state.stage?.stageId === stageId && state.stage.series === series) return [];
  assertActIdFree(state, stageId);
  assertRole(command);
  assertNotClosed(state.status);
  if (stagesOf(state.terms) === null)
    throw new Rejection('tournament.modality-has-no-stages', 'R123-I-7');
  if (state.stage)
    throw new Rejection('tournament.stage-open', 'R123-I-8', {
      stage: state.stage.series ?? 'final',
    });
  if (series === null) assertSeriesOver(state);
  else assertToPlay(state, series, jornada);
  const level = levelOf(command, state);
  return [{ type: 'StageOpened', stageId, series, level, reason, by, occurredAt, jornada }];
};

const assertSeriesOver = (state: AnnouncedTournament): void => {
  if (areSeriesOver(state)) return;
  const pending = (stagesOf(state.terms)?.series ?? [])
    .map(({ code }) => code)
    .filter((code) => !isFinished(state, code));
  throw new Rejection('tournament.series-pending', 'R123-I-13', { series: pending.join(', ') });
};

const assertToPlay = (state: AnnouncedTournament, code: string, jornada: Jornada): void => {
  const series = requireSeries(state, code);
  if (isOpened(state, code))
    throw new Rejection('tournament.series-played', 'R123-I-8', { series: code });
  const unassigned = allEntries(state).filter(
    ({ sale, reversal, series }) => sale && !reversal && series === null,
  );
  if (unassigned.length > 0)
    throw new Rejection('tournament.series-not-drawn', 'R123-I-9', { entries: unassigned.length });
  assertSeriesDay(jornada, series, state);
  assertEarlierPlayed(state, series);
};

/** A series of an earlier day that has entries is played first (ADR 0026): else it never could be. */
const assertEarlierPlayed = (state: AnnouncedTournament, { jornada }: Series): void => {
  const pending = (stagesOf(state.terms)?.series ?? [])
    .filter((one) => one.jornada < jornada && !isFinished(state, one.code))
    .map(({ code }) => code)
    .filter((code) => entriesIn(state, code) > 0);
  if (pending.length === 0) return;
  throw new Rejection('tournament.series-pending', 'R123-I-8', { series: pending.join(', ') });
};

const levelOf = (
  { series, level, reason }: CommandOf<'OpenStage'>,
  state: AnnouncedTournament,
): number => {
  const next = Math.max(0, ...state.finishedSeries.map((one) => one.level)) + 1;
  const starts = series === null ? (level ?? next) : 1;
  if (series === null && starts !== next) assertReason(reason ?? '', 'R123-I-13');
  const levels = levelsOf(state).length;
  if (starts < 1 || starts > levels)
    throw new Rejection('tournament.level-unknown', 'R123-I-13', { level: starts, levels });
  return starts;
};

/**
 * Ends a series: so few are left, or its last level is over. Who has chips plays the final; until
 * then, when it is another day, they are in safekeeping.
 *
 * @see R123-I-10, R123-I-12
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.stage-not-started`, `tournament.series-not-over`, `tournament.purchase-owed`,
 *   `tournament.seats-not-drawn`, `tournament.bags-missing`
 */
export const finishSeries = (
  command: CommandOf<'FinishSeries'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { finishId, series, by, occurredAt, jornada } = command;
  if (state.finishedSeries.some((one) => one.finishId === finishId && one.series === series))
    return [];
  assertActIdFree(state, finishId);
  assertRole(command);
  if (state.stage?.series !== series || !isStageStarted(state))
    throw new Rejection('tournament.stage-not-started', 'R123-I-8');
  if (!hasQualified(state) && !isLastLevelOver(command, state))
    throw new Rejection('tournament.series-not-over', 'R123-I-10', {
      series,
      players: playersOf(state).length,
    });
  const players = playersOf(state);
  for (const player of players) assertOwesNothing(player);
  const standing = players.filter(({ table }) => table === null).length;
  if (standing > 0) throw new Rejection('tournament.seats-not-drawn', 'R123-I-88', { standing });
  if (waitsForFinal(state, jornada)) requireBags(players, (entry) => bagOfToday(state, entry));
  const qualified = players.map(({ sale }) => sale.entryNumber);
  const { level } = state;
  return [{ type: 'SeriesFinished', finishId, series, level, qualified, by, occurredAt, jornada }];
};

/** The club has a procedure of its own, and who plays on the same day goes from seat to seat. */
const waitsForFinal = ({ terms }: AnnouncedTournament, jornada: Jornada): boolean => {
  const final = stagesOf(terms)?.final;
  return !clubOf(terms) && final !== undefined && final.jornada > jornada;
};

/** "Hasta el nivel que se indique" includes it: the series ends when that level does. */
const isLastLevelOver = (
  { series, occurredAt }: CommandOf<'FinishSeries'>,
  state: AnnouncedTournament,
): boolean => {
  const { throughLevel } = requireSeries(state, series);
  const { endsAt } = state.clock;
  if (throughLevel === null || state.level < throughLevel) return false;
  return state.level > throughLevel || (endsAt !== null && occurredAt >= endsAt);
};
