import { type Chips, chips } from '../../money/chips.ts';
import { liveEntries, type PaidEntry } from '../entries.ts';
import type { AnnouncedTournament, Entry } from '../state.ts';
import type { PlacedStack } from './state.ts';

export const NO_CHIPS = chips(0);

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

/** What is left at the seat of a player who is not there. */
export const absentStack = (state: AnnouncedTournament, entry: Entry): Chips =>
  chips(issuedStack(state, entry) - chargedOf(state, entry));

export const chargedOf = ({ chips: known }: AnnouncedTournament, { entryId }: Entry): Chips =>
  known.charged[entryId] ?? NO_CHIPS;

export const leftOf = ({ chips: issued, charged }: PlacedStack): Chips => chips(issued - charged);

/** Has a seat and has not taken it: the stack plays alone. */
export const isAbsent = ({ seat, seating }: Entry): boolean => seat !== null && seating === null;

/** The players in play who are not there, by entry number (R123-I-37). */
export const absentEntries = (state: AnnouncedTournament): PaidEntry[] =>
  state.start ? liveEntries(state).filter(isAbsent) : [];

/** Whether the absent player asked that the stack stay until arrival (R123-I-40). */
export const isHeld = ({ chips: known }: AnnouncedTournament, entryId: string): boolean =>
  known.holds.some((hold) => hold.entryId === entryId);

/**
 * Those whose chips leave now: absent without a hold once the first level of the day has ended.
 *
 * @see R123-I-39, R123-IV-10, decision T4
 */
export const dueForRemoval = (state: AnnouncedTournament): PaidEntry[] =>
  state.level > state.chips.firstLevel
    ? absentEntries(state).filter(({ entryId }) => !isHeld(state, entryId))
    : [];

export const totalOf = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
