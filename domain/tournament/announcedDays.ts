import { Rejection } from '../errors.ts';
import { type Instant, type Jornada, minutesBetween } from '../time/jornada.ts';
import type { TournamentCommand } from './commands.ts';
import { firstDayOf } from './guards.ts';
import { latest } from './moments.ts';
import { stageStart } from './stages.ts';
import type { AnnouncedTournament } from './state.ts';
import { isMultiTable } from './tables.ts';
import type { Series } from './terms.ts';

/**
 * The days on which an event is played are published. Another one takes another announcement, or a
 * suspension, both with the lottery's consent: then it goes on when the event is resumed.
 */

/**
 * Play begins on the gaming day that was published.
 *
 * @see R123-I-1.2, R123-I-6
 * @throws {Rejection} `tournament.not-the-day-announced`
 */
export const assertFirstDay = (jornada: Jornada, state: AnnouncedTournament): void =>
  assertDay(jornada, firstDayOf(state), state);

/**
 * A series is played on its own day.
 *
 * @see R123-I-8, R123-I-1.2
 * @throws {Rejection} `tournament.not-the-day-announced`
 */
export const assertSeriesDay = (
  jornada: Jornada,
  series: Pick<Series, 'jornada'>,
  state: AnnouncedTournament,
): void => assertDay(jornada, series.jornada, state);

/**
 * Seats of the first day are drawn on it or before: play would have to begin after the draw.
 *
 * @see R123-I-1.2, R123-I-6, R123-I-88
 * @throws {Rejection} `tournament.not-the-day-announced`
 */
export const assertDrawnInTime = (jornada: Jornada, state: AnnouncedTournament): void => {
  if (jornada > firstDayOf(state)) assertFirstDay(jornada, state);
};

/**
 * A day of play is followed by the next one that was published.
 *
 * @see R123-I-1.2, R123-I-6, R123-I-12
 * @throws {Rejection} `tournament.not-the-day-announced`
 */
export const assertNextDay = (jornada: Jornada, state: AnnouncedTournament): void => {
  const { terms, chips } = state;
  const days = isMultiTable(terms) ? terms.days.map((day) => day.jornada) : [];
  const today = chips.night?.jornada ?? lastDayBegun(state);
  const next = days.find((day) => day > today) ?? days.at(-1) ?? terms.jornada;
  assertDay(jornada, next, state);
};

const lastDayBegun = (state: AnnouncedTournament): Jornada => {
  const { terms, chips } = state;
  const stage = stageStart(state)?.jornada ?? terms.jornada;
  return chips.opened !== null && chips.opened > stage ? chips.opened : stage;
};

const assertDay = (
  jornada: Jornada,
  announced: Jornada,
  { resumptions }: AnnouncedTournament,
): void => {
  const resumedOn = resumptions.at(-1)?.jornada;
  if (jornada === announced) return;
  if (resumedOn !== undefined && resumedOn > announced && jornada === resumedOn) return;
  throw new Rejection('tournament.not-the-day-announced', 'R123-I-1.2', { jornada, announced });
};

/** What happens while an event is played; its papers and its prizes may take longer. */
const OF_PLAY: ReadonlySet<TournamentCommand['type']> = new Set([
  'PayEntry',
  'DeclarePurchase',
  'PayPurchase',
  'AnnounceLevel',
  'OpenHand',
  'RecordHand',
  'CountChips',
  'ColorUp',
  'BagChips',
  'EliminateEntries',
  'WithdrawEntry',
]);

const DAY_MINUTES = 24 * 60;

/**
 * Nothing is played or sold after the last day that was published. Its night may run past the change
 * of the gaming day, but it ends before another one would begin. Once the papers are filed only a
 * correction has the event open, which is of the day on which it is made (J2).
 *
 * @see R123-I-1.2, R123-I-6, R123-I-29
 * @throws {Rejection} `tournament.not-the-day-announced`
 */
export const assertWithinDays = (
  { type, occurredAt, jornada }: Pick<TournamentCommand, 'type' | 'occurredAt' | 'jornada'>,
  state: AnnouncedTournament,
): void => {
  if (!OF_PLAY.has(type) || state.settled.length > 0) return;
  const announced = lastDayOf(state);
  if (jornada <= announced) return;
  const { terms, resumptions } = state;
  const days = isMultiTable(terms) ? terms.days : [];
  const began = latest([
    terms.startsAt,
    ...days.map(({ startsAt }) => startsAt),
    ...resumptions.map((one) => one.occurredAt),
  ])!;
  if (minutesBetween(began, occurredAt) < DAY_MINUTES) return;
  throw new Rejection('tournament.not-the-day-announced', 'R123-I-1.2', { jornada, announced });
};

/** The last day on which it is played: published, begun, or that of a resumption. */
const lastDayOf = (state: AnnouncedTournament): Jornada => {
  const { terms, chips, start, resumptions } = state;
  const days = isMultiTable(terms) ? terms.days.map((day) => day.jornada) : [];
  const begun = [start?.jornada, chips.opened, ...resumptions.map((one) => one.jornada)];
  const known = [terms.jornada, ...days, ...begun].filter((day) => day != null);
  return known.toSorted().at(-1)!;
};

/**
 * From the hour at which the next day was to begin nothing is dealt and no level announced until the
 * one before is closed; an event that was suspended goes on where it stood.
 *
 * @see R123-I-1.2, R123-I-12
 * @throws {Rejection} `tournament.play-day-running`
 */
export const assertDayNotOver = (at: Instant, state: AnnouncedTournament): void => {
  const { terms, chips, resumptions } = state;
  if (!isMultiTable(terms) || chips.night) return;
  const today = lastDayBegun(state);
  const next = terms.days.find(({ jornada }) => jornada > today);
  if (!next || at < next.startsAt) return;
  if (resumptions.some(({ jornada }) => jornada >= next.jornada)) return;
  throw new Rejection('tournament.play-day-running', 'R123-I-12');
};
