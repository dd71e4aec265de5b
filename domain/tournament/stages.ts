import { Rejection } from '../errors.ts';
import { isLive, liveEntries, type PaidEntry, paidEntries } from './entries.ts';
import type { FactOf } from './facts.ts';
import type { AnnouncedTournament, Entry } from './state.ts';
import { isMultiTable } from './tables.ts';
import type { Series, Stages, Terms } from './terms.ts';

/** The stages of an event; null is one stage, from level 1 to the winner (R123-I-7). */
export const stagesOf = (terms: Terms): Stages | null =>
  isMultiTable(terms) ? terms.stages : null;

/**
 * The series of that code.
 *
 * @see R123-I-8
 * @throws {Rejection} `tournament.series-unknown`
 */
export const requireSeries = (state: AnnouncedTournament, code: string): Series => {
  const series = stagesOf(state.terms)?.series.find((one) => one.code === code);
  if (!series) throw new Rejection('tournament.series-unknown', 'R123-I-8', { series: code });
  return series;
};

/** Whether it has been opened, so that nobody enters it any more but by an extension. */
export const isOpened = (state: AnnouncedTournament, code: string): boolean =>
  state.stage?.series === code || isFinished(state, code);

export const isFinished = ({ finishedSeries }: AnnouncedTournament, code: string): boolean =>
  finishedSeries.some(({ series }) => series === code);

/** Whether only the final is left. An event of one stage has nothing else. */
export const areSeriesOver = (state: AnnouncedTournament): boolean =>
  (stagesOf(state.terms)?.series ?? []).every(({ code }) => isFinished(state, code));

/** Whether play of the stage that is open has begun. */
export const isStageStarted = (state: AnnouncedTournament): boolean =>
  stagesOf(state.terms) === null ? state.start !== null : state.stage?.startedAt != null;

/** The start of the stage that is open, or of the event; null before it. */
export const stageStart = (state: AnnouncedTournament): FactOf<'TournamentStarted'> | null => {
  const { start, stage } = state;
  if (!start || !isStageStarted(state)) return null;
  return { ...start, occurredAt: stage?.startedAt ?? start.occurredAt };
};

/** Who plays, or is about to: the live entries of the stage that is open (R123-I-8). */
export const playersOf = (state: AnnouncedTournament): readonly PaidEntry[] => {
  if (stagesOf(state.terms) === null) return liveEntries(state);
  return liveEntries(state).filter((entry) => isInStage(state, entry));
};

const isInStage = ({ terms, stage }: AnnouncedTournament, entry: Entry): boolean => {
  if (stagesOf(terms) === null) return true;
  return stage !== null && (stage.series === null || isOf(stage.series, entry));
};

export const isOf = (series: string, entry: Pick<Entry, 'series'>): boolean =>
  entry.series === series;

/** How many entries hold a place in a series. */
export const entriesIn = (state: AnnouncedTournament, code: string): number =>
  paidEntries(state).filter((entry) => isOf(code, entry)).length;

/** Whether so few are left that the series is over (R123-I-10). */
export const hasQualified = (state: AnnouncedTournament): boolean => {
  const code = state.stage?.series;
  if (!code || !isStageStarted(state)) return false;
  const { qualifiers } = requireSeries(state, code);
  return qualifiers !== null && playersOf(state).length <= qualifiers;
};

/**
 * Play of a stage goes on only while it is started and not over, and only for its players.
 *
 * @see R123-I-8, R123-I-10
 * @throws {Rejection} in this order: `tournament.stage-not-started`, `tournament.series-over`
 */
export const assertStageInPlay = (state: AnnouncedTournament): void => {
  if (stagesOf(state.terms) === null) return;
  if (!isStageStarted(state)) throw new Rejection('tournament.stage-not-started', 'R123-I-8');
  if (hasQualified(state))
    throw new Rejection('tournament.series-over', 'R123-I-10', {
      series: state.stage?.series ?? '',
    });
};

/** @throws {Rejection} `tournament.entry-not-in-stage` */
export const assertPlays = (state: AnnouncedTournament, entry: PaidEntry): void => {
  if (isLive(state, entry.entryId) && isInStage(state, entry)) return;
  throw new Rejection('tournament.entry-not-in-stage', 'R123-I-8', {
    entryNumber: entry.sale.entryNumber,
  });
};
