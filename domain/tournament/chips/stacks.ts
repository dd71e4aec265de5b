import { type Chips, chips } from '../../money/chips.ts';
import { type Instant, isEarlier, minutesBetween } from '../../time/jornada.ts';
import { liveEntries, type PaidEntry } from '../entries.ts';
import { isStageStarted, playersOf } from '../stages.ts';
import type { AnnouncedTournament, Entry } from '../state.ts';
import { clubOf } from '../tables.ts';
import { sharedWith } from './sharedChips.ts';
import type { Bag, ChipState, PlacedStack } from './state.ts';

export const NO_CHIPS = chips(0);

/** The absent of a club event are waited for so long, or for a level (CLUB-T3). */
const CLUB_WAIT_MINUTES = 30;

/**
 * The stack that was put in play for a paid entry: the published one, or the late one that the
 * seat gave it. Who registers after the start has no chips before there is a seat.
 *
 * @see R123-I-1.5, R123-I-42, R123-I-46
 */
export const issuedStack = (
  { chips: known, terms }: AnnouncedTournament,
  { entryId, seat, sale }: Entry,
): Chips => {
  const stack = known.stacks[entryId];
  if (stack !== undefined) return stack;
  const { soldAtStart } = known;
  const isLate = soldAtStart !== null && sale !== null && sale.entryNumber > soldAtStart;
  return isLate && seat === null ? NO_CHIPS : terms.startingStack;
};

/** What is left at the seat of a player who is not there: of the bag, after the first day. */
export const absentStack = (state: AnnouncedTournament, entry: Entry): Chips => {
  const bag = bagInKeeping(state, entry);
  const { entryId } = entry;
  if (bag) return chips(bag.total - bag.charged + sharedWith(state, entryId, bag.occurredAt));
  return chips(issuedStack(state, entry) - chargedOf(state, entry) + sharedWith(state, entryId));
};

export const chargedOf = ({ chips: known }: AnnouncedTournament, { entryId }: Entry): number =>
  known.charged[entryId] ?? 0;

/** The bag that waits for its player. */
export const bagInKeeping = (
  { chips: known }: Pick<AnnouncedTournament, 'chips'>,
  { entryId }: Pick<Entry, 'entryId'>,
): Bag | undefined => {
  const bag = known.bags[entryId];
  return bag && !bag.released ? bag : undefined;
};

export const leftOf = ({ chips: issued, charged }: PlacedStack): Chips => chips(issued - charged);

/** Whether it was sealed this day of play: what waits from an earlier one plays without its player. */
export const isOfToday = ({ opened }: ChipState, { jornada }: Pick<Bag, 'jornada'>): boolean =>
  opened === null || jornada >= opened;

/** The bag sealed this day. */
export const bagOfToday = (
  state: Pick<AnnouncedTournament, 'chips'>,
  entry: Pick<Entry, 'entryId'>,
): Bag | undefined => {
  const bag = bagInKeeping(state, entry);
  return bag && isOfToday(state.chips, bag) ? bag : undefined;
};

/** Has a seat and has not taken it, that day: the stack plays alone. */
export const isAbsent = (state: Pick<AnnouncedTournament, 'chips'>, entry: Entry): boolean => {
  if (entry.seat === null) return false;
  const bag = bagInKeeping(state, entry);
  return entry.seating === null || (bag !== undefined && !isOfToday(state.chips, bag));
};

/** The players in play who are not there, by entry number (R123-I-37). */
export const absentEntries = (state: AnnouncedTournament): PaidEntry[] =>
  isStageStarted(state) ? playersOf(state).filter((entry) => isAbsent(state, entry)) : [];

/** Who plays at a seat of a table. */
export const playerAt = (
  state: AnnouncedTournament,
  table: number,
  seat: number,
): PaidEntry | undefined =>
  liveEntries(state).find((entry) => entry.table === table && entry.seat === seat);

/** Whether the absent player asked that the stack stay until arrival (R123-I-40). */
export const isHeld = ({ chips: known }: AnnouncedTournament, entryId: string): boolean =>
  known.holds.some((hold) => hold.entryId === entryId);

/**
 * Whether the first level of the day of play had ended at that moment, or has by now.
 *
 * @see R123-I-39
 */
export const isFirstLevelOver = (
  { level, chips: known }: Pick<AnnouncedTournament, 'level' | 'chips'>,
  at?: Instant,
): boolean => {
  if (known.night !== null || level <= known.firstLevel) return false;
  const over = known.levelStarts[known.firstLevel + 1];
  return at === undefined || over === undefined || !isEarlier(at, over);
};

/**
 * Whether the absent might be removed at that moment: the first level of the day was over; in the
 * club also half an hour after the start, when that comes first.
 *
 * @see R123-I-39, CLUB-T3
 */
export const isAbsenceOver = (state: AnnouncedTournament, at: Instant): boolean => {
  const { start, stage, terms, chips: known } = state;
  if (isFirstLevelOver(state, at)) return true;
  if (clubOf(terms) === null || start === null || stage !== null) return false;
  const isFirstDay = known.opened === null && known.night === null;
  return isFirstDay && minutesBetween(start.occurredAt, at) >= CLUB_WAIT_MINUTES;
};

/**
 * Those whose chips leave now: absent without a hold once the first level of the day has ended.
 *
 * @see R123-I-39, R123-IV-10, decision T4
 */
export const dueForRemoval = (state: AnnouncedTournament): PaidEntry[] =>
  isFirstLevelOver(state) ? removable(state) : [];

/** The absent who did not ask that their stacks stay. */
export const removable = (state: AnnouncedTournament): PaidEntry[] =>
  absentEntries(state).filter(({ entryId }) => !isHeld(state, entryId));

/** How many must leave before play goes on: in the club the Director may remove them, or not. */
export const owedRemovals = (state: AnnouncedTournament): number =>
  clubOf(state.terms) ? 0 : dueForRemoval(state).length;

export const totalOf = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
