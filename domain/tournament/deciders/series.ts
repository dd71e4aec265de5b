import { Rejection } from '../../errors.ts';
import type { CommandOf } from '../commands.ts';
import { paidEntries } from '../entries.ts';
import type { TournamentFact } from '../facts.ts';
import { assertActIdFree, assertReason, requireEntry, requireLive } from '../guards.ts';
import { isRegistrationOpen } from '../registration.ts';
import { repeated } from '../repeated.ts';
import { assertRole } from '../roles.ts';
import { shuffle } from '../shuffle.ts';
import { entriesIn, isFinished, isOpened, requireSeries, stagesOf } from '../stages.ts';
import type { AnnouncedTournament } from '../state.ts';
import { multiTable } from '../tables.ts';
import { assertSeedMatches } from './seatDraws.ts';
import { assertSeriesEnds } from './stageTerms.ts';

/**
 * Draws the series of every entry from the published seed, each as full as the others. Once
 * everybody has one there is nothing left to draw: another seed would give another order.
 *
 * @see R123-I-9
 * @throws {Rejection} in this order: `tournament.already-recorded`, `tournament.act-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.assignment-not-published`, `tournament.registration-open`,
 *   `tournament.series-played`, `tournament.seed-mismatch`, `tournament.series-full`
 */
export const drawSeries = (
  command: CommandOf<'DrawSeries'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { assignmentId, draw, by, occurredAt, jornada } = command;
  if (state.stageActIds.includes(assignmentId)) return [];
  const known = state.seriesAssignments.findLast(({ method }) => method === 'system');
  if (known && paidEntries(state).every(({ series }) => series !== null))
    return repeated(command, known, { norm: 'R123-I-9' });
  assertActIdFree(state, assignmentId);
  assertRole(command);
  const stages = stagesOf(state.terms);
  if (stages?.assignment !== 'random-draw')
    throw new Rejection('tournament.assignment-not-published', 'R123-I-9', {
      assignment: stages?.assignment ?? '—',
    });
  if (isRegistrationOpen(state, occurredAt))
    throw new Rejection('tournament.registration-open', 'R123-I-9');
  const played = stages.series.find(({ code }) => isOpened(state, code));
  if (played) throw new Rejection('tournament.series-played', 'R123-I-9', { series: played.code });
  assertSeedMatches(draw);
  const entries = paidEntries(state).map(({ sale }) => sale.entryNumber);
  const places = placesOf(stages.series, entries.length);
  const order = shuffle(entries, draw.words);
  const drawn = order.map((entryNumber, index) => ({ entryNumber, series: places[index]! }));
  const how = { method: 'system', seed: draw.seed, nextSeedHash: draw.nextSeedHash } as const;
  const what = { assignmentId, ...how, reason: null, entries: drawn };
  return [{ type: 'SeriesAssigned', ...what, by, occurredAt, jornada }];
};

/** One place in each series in turn, while it has any. */
const placesOf = (
  series: readonly { readonly code: string; readonly entriesMax: number }[],
  entries: number,
): string[] => {
  const rounds = Math.max(...series.map(({ entriesMax }) => entriesMax));
  const places = Array.from({ length: rounds }, (_, round) =>
    series.filter(({ entriesMax }) => round < entriesMax).map(({ code }) => code),
  ).flat();
  if (places.length < entries)
    throw new Rejection('tournament.series-full', 'R123-I-8', {
      series: '—',
      entriesMax: places.length,
    });
  return places.slice(0, entries);
};

/**
 * Puts an entry into another series before either is opened, with the reason.
 *
 * @see R123-I-9
 * @throws {Rejection} in this order: `tournament.entry-unknown`, `tournament.already-recorded`,
 *   `tournament.act-id-reused`, `tournament.role-not-allowed`, those of `requireLive`, `tournament.series-unknown`,
 *   `tournament.series-played`, `tournament.series-full`, `tournament.reason-missing`
 */
export const reassignSeries = (
  command: CommandOf<'ReassignSeries'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { assignmentId, entryId, series, reason, by, occurredAt, jornada } = command;
  const entry = requireEntry(state, entryId);
  if (state.stageActIds.includes(assignmentId) && entry.series === series) return [];
  const known = state.seriesAssignments.findLast(({ entries }) =>
    entries.some(({ entryNumber }) => entryNumber === entry.sale?.entryNumber),
  );
  if (known?.method === 'director' && entry.series === series)
    return repeated(command, known, { norm: 'R123-I-9', isSame: known.reason === reason });
  assertActIdFree(state, assignmentId);
  assertRole(command);
  const { sale } = requireLive(state, entry);
  const { entriesMax } = requireSeries(state, series);
  const played = [series, entry.series ?? series].find((code) => isOpened(state, code));
  if (played) throw new Rejection('tournament.series-played', 'R123-I-9', { series: played });
  if (entry.series !== series && entriesIn(state, series) >= entriesMax)
    throw new Rejection('tournament.series-full', 'R123-I-8', { series, entriesMax });
  assertReason(reason, 'R123-I-9');
  const entries = [{ entryNumber: sale.entryNumber, series }];
  const how = { method: 'director', seed: null, nextSeedHash: state.seedHash, reason } as const;
  return [{ type: 'SeriesAssigned', assignmentId, ...how, entries, by, occurredAt, jornada }];
};

/**
 * The management changes when a series ends, and tells the players.
 *
 * @see R123-I-10
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.modality-has-one-table`, `tournament.series-unknown`,
 *   `tournament.series-played` once it is over, `tournament.reason-missing`, those of
 *   `assertSeriesEnds`
 */
export const changeSeriesEnd = (
  command: CommandOf<'ChangeSeriesEnd'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { changeId, series: code, throughLevel, qualifiers, reason, announcement } = command;
  const { by, occurredAt, jornada } = command;
  if (state.stageActIds.includes(changeId)) return [];
  assertActIdFree(state, changeId);
  assertRole(command);
  const terms = multiTable(state.terms);
  const series = requireSeries(state, code);
  if (isFinished(state, code))
    throw new Rejection('tournament.series-played', 'R123-I-10', { series: code });
  assertReason(reason, 'R123-I-10');
  assertReason(announcement, 'R123-I-10');
  assertSeriesEnds({ ...series, throughLevel, qualifiers }, terms.levels.length);
  const what = { changeId, series: code, throughLevel, qualifiers, reason, announcement };
  return [{ type: 'SeriesEndChanged', ...what, by, occurredAt, jornada }];
};
