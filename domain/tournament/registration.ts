import { Rejection } from '../errors.ts';
import { type Instant, isEarlier } from '../time/jornada.ts';
import { entryOf, isLive, paidCount, paidEntriesOf } from './entries.ts';
import { outOf } from './exits.ts';
import { entriesIn, isOpened, requireSeries, stagesOf } from './stages.ts';
import type { AnnouncedTournament, Entry } from './state.ts';
import { clubOf, isMultiTable, isSitAndGo } from './tables.ts';
import type { Series } from './terms.ts';

/**
 * Whether entries are sold at that moment. A Sit & Go sells until it starts; several tables in the
 * published window, its last instant included, and after the start while an extension holds.
 *
 * @see R123-I-29, R123-I-34, R123-I-1.4, R123-IV-1.1.p2
 */
export const isRegistrationOpen = (state: AnnouncedTournament, at: Instant): boolean => {
  const { terms, start } = state;
  if (isSitAndGo(terms)) return !start;
  if (terms.stages) return isStagedRegistrationOpen(state, at);
  const { opensAt, closesAt } = terms.registration;
  if (at < opensAt) return false;
  return isExtended(state) || (!start && at <= closesAt);
};

/** Entries are sold in the window to series still to open, or in an extension to the one in play. */
const isStagedRegistrationOpen = (state: AnnouncedTournament, at: Instant): boolean => {
  const { terms } = state;
  if (!isMultiTable(terms)) return false;
  const { opensAt, closesAt } = terms.registration;
  if (openSeries(state).length === 0) return false;
  return (at >= opensAt && at <= closesAt) || isExtended(state);
};

/** The series that an entry may still be sold for (R123-I-8, R123-I-34). */
export const openSeries = (state: AnnouncedTournament): Series[] =>
  (stagesOf(state.terms)?.series ?? []).filter(
    ({ code }) => !isOpened(state, code) || (state.stage?.series === code && isExtended(state)),
  );

/** Prices go back while registration is open; of a series, while its own is (decision M11). */
export const isRefundOpen = (
  state: AnnouncedTournament,
  { series }: Pick<Entry, 'series'>,
  at: Instant,
): boolean => {
  if (clubOf(state.terms)) return areTooFew(state, at);
  const open = series === null || openSeries(state).some(({ code }) => code === series);
  return open && isRegistrationOpen(state, at);
};

/** In the club prices go back only when registration ended with too few entries (CLUB-G2). */
const areTooFew = (state: AnnouncedTournament, at: Instant): boolean => {
  const min = clubOf(state.terms)?.entriesMin ?? 0;
  return !state.start && !isRegistrationOpen(state, at) && paidCount(state) < min;
};

/** Whether the published sale is over, or nobody else fits; of a series, once it is opened (CLUB-D1). */
export const hasSaleEnded = (state: AnnouncedTournament, at: Instant): boolean => {
  const { terms, stage } = state;
  if (!isMultiTable(terms) || stage || placesLeft(state) <= 0) return true;
  return at >= terms.registration.closesAt;
};

/** Whether no more entries can come, whatever the clock says: what the prizes wait for. */
export const hasRegistrationEnded = (state: AnnouncedTournament): boolean =>
  state.start !== null && openSeries(state).length === 0 && !isExtended(state);

/**
 * Whether entries are still sold after the start, to the end of a level (R123-I-34). Once one is left
 * there is nobody to play against: it ends, or the prizes would wait for ever.
 */
export const isExtended = ({
  registeredThrough,
  level,
  status,
}: Pick<AnnouncedTournament, 'registeredThrough' | 'level' | 'status'>): boolean =>
  (status === 'registering' || status === 'playing') &&
  registeredThrough !== null &&
  level <= registeredThrough;

/**
 * Registration opens and ends as published; who withdrew may not come back at all.
 *
 * @see R123-I-1.4, R123-I-29, R123-I-34, R123-I-60
 * @throws {Rejection} in this order: `tournament.person-withdrawn`,
 *   `tournament.registration-not-open`, `tournament.registration-closed`
 */
export const assertRegistrationOpen = (
  state: AnnouncedTournament,
  personId: string,
  at: Instant,
): void => {
  const withdrawn = state.exits.some(
    (exit) => exit.type === 'EntryWithdrawn' && entryOf(state, exit.entryId)?.personId === personId,
  );
  if (withdrawn) throw new Rejection('tournament.person-withdrawn', 'R123-I-60');
  if (isRegistrationOpen(state, at)) return;
  const { terms } = state;
  if (isMultiTable(terms) && at < terms.registration.opensAt)
    throw new Rejection('tournament.registration-not-open', 'R123-I-1.4', {
      opensAt: terms.registration.opensAt,
    });
  throw new Rejection('tournament.registration-closed', 'R123-I-29');
};

/**
 * The cap of the event on entries of one person, and one live entry at a time: one player sits
 * on one chair (decision M9), also when it is told after the exit. Refused: counting persons instead
 * of entries.
 *
 * @see R123-I-32, R123-I-77
 * @throws {Rejection} in this order: `tournament.entry-limit-reached`,
 *   `tournament.live-entry-exists`
 */
export const assertMayEnter = (state: AnnouncedTournament, personId: string, at: Instant): void => {
  const held = paidEntriesOf(state, personId);
  const { entriesPerPersonMax } = state.terms;
  if (entriesPerPersonMax !== null && held.length >= entriesPerPersonMax)
    throw new Rejection('tournament.entry-limit-reached', 'R123-I-32', { entriesPerPersonMax });
  const playedThen = ({ entryId }: Entry): boolean =>
    state.exits.some((exit) => isEarlier(at, exit.occurredAt) && outOf(exit).includes(entryId));
  if (held.some((entry) => isLive(state, entry.entryId) || playedThen(entry)))
    throw new Rejection('tournament.live-entry-exists', 'R123-I-77');
};

/**
 * The quota counts entries paid and not returned; a form holds no place. A place that comes free
 * belongs to who waits longest.
 *
 * @see R123-I-1.8, R123-I-31
 * @throws {Rejection} in this order: `tournament.quota-full`, `tournament.others-wait`
 */
export const assertPlaceLeft = (state: AnnouncedTournament, entryId?: string): void => {
  const { quota } = state.terms;
  const left = placesLeft(state);
  if (left <= 0) throw new Rejection('tournament.quota-full', 'R123-I-1.8', { quota });
  const turn = entryId === undefined ? -1 : state.waiting.indexOf(entryId);
  const before = turn < 0 ? state.waiting.length : turn;
  if (before >= left) throw new Rejection('tournament.others-wait', 'R123-I-1.8', { before, left });
};

export const placesLeft = (state: AnnouncedTournament): number =>
  state.terms.quota - paidCount(state);

/**
 * The series of a sale: the one chosen on the form, if it is open and has places, or the first of
 * those that have. Null where it is drawn later, and in an event without series.
 *
 * @see R123-I-8, R123-I-9
 * @throws {Rejection} in this order: `tournament.series-unknown`, `tournament.series-played`,
 *   `tournament.series-full`
 */
export const seriesOfSale = (state: AnnouncedTournament, chosen: string | null): string | null => {
  const stages = stagesOf(state.terms);
  if (!stages || stages.assignment === 'random-draw') return null;
  if (stages.assignment === 'player-choice') {
    const { code, entriesMax } = requireSeries(state, chosen ?? '');
    if (openSeries(state).every((one) => one.code !== code))
      throw new Rejection('tournament.series-played', 'R123-I-8', { series: code });
    if (entriesIn(state, code) >= entriesMax)
      throw new Rejection('tournament.series-full', 'R123-I-8', { series: code, entriesMax });
    return code;
  }
  const free = openSeries(state).find(
    ({ code, entriesMax }) => entriesIn(state, code) < entriesMax,
  );
  if (!free)
    throw new Rejection('tournament.series-full', 'R123-I-8', {
      series: openSeries(state)
        .map(({ code }) => code)
        .join(', '),
      entriesMax: openSeries(state).reduce((total, one) => total + one.entriesMax, 0),
    });
  return free.code;
};
