import { Rejection } from '../errors.ts';
import type { Instant } from '../time/jornada.ts';
import { liveEntries, paidEntries } from './entries.ts';
import type { AnnouncedTournament } from './state.ts';
import { isSitAndGo } from './tables.ts';

/**
 * Whether entries are sold at that moment. A Sit & Go sells until it starts; several tables in the
 * published window, its last instant included, and after the start while an extension holds.
 *
 * @see R123-I-29, R123-I-34, R123-I-1.4, R123-IV-1.1.p2
 */
export const isRegistrationOpen = (state: AnnouncedTournament, at: Instant): boolean => {
  const { terms, start } = state;
  if (isSitAndGo(terms)) return !start;
  if (start) return isExtended(state);
  const { opensAt, closesAt } = terms.registration;
  return at >= opensAt && (at <= closesAt || isExtended(state));
};

/** Whether no more entries can come, whatever the clock says: what the prizes wait for. */
export const hasRegistrationEnded = (state: AnnouncedTournament): boolean =>
  state.start !== null && !isExtended(state);

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
 * Registration ends as published; who withdrew may not come back at all.
 *
 * @see R123-I-29, R123-I-34, R123-I-60
 * @throws {Rejection} in this order: `tournament.person-withdrawn`,
 *   `tournament.registration-closed`
 */
export const assertRegistrationOpen = (
  state: AnnouncedTournament,
  personId: string,
  at: Instant,
): void => {
  const withdrawn = state.exits.some(
    (exit) => exit.type === 'EntryWithdrawn' && state.entries[exit.entryId]?.personId === personId,
  );
  if (withdrawn) throw new Rejection('tournament.person-withdrawn', 'R123-I-60');
  if (!isRegistrationOpen(state, at))
    throw new Rejection('tournament.registration-closed', 'R123-I-29');
};

/**
 * The cap of the event on entries of one person, and one live entry at a time: one player sits
 * on one chair (decision M9). Refused: counting persons instead of entries.
 *
 * @see R123-I-32, R123-I-77
 * @throws {Rejection} in this order: `tournament.entry-limit-reached`,
 *   `tournament.live-entry-exists`
 */
export const assertMayEnter = (state: AnnouncedTournament, personId: string): void => {
  const ofPerson = (entry: { personId: string }) => entry.personId === personId;
  const held = paidEntries(state).filter(ofPerson).length;
  const { entriesPerPersonMax } = state.terms;
  if (entriesPerPersonMax !== null && held >= entriesPerPersonMax)
    throw new Rejection('tournament.entry-limit-reached', 'R123-I-32', { entriesPerPersonMax });
  if (liveEntries(state).some(ofPerson))
    throw new Rejection('tournament.live-entry-exists', 'R123-I-77');
};

/**
 * The quota counts entries paid and not returned; a form holds no place.
 *
 * @see R123-I-1.8, R123-I-31
 * @throws {Rejection} `tournament.quota-full`
 */
export const assertPlaceLeft = (state: AnnouncedTournament): void => {
  const { quota } = state.terms;
  if (paidEntries(state).length >= quota)
    throw new Rejection('tournament.quota-full', 'R123-I-1.8', { quota });
};
