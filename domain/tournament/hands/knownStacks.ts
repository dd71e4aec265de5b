import { type Chips, chips } from '../../money/chips.ts';
import { sharedWith } from '../chips/sharedChips.ts';
import { absentStack, chargedOf, isAbsent, issuedStack, leftOf, totalOf } from '../chips/stacks.ts';
import { liveEntries, type PaidEntry } from '../entries.ts';
import type { PlayedHandCommandOf } from '../handCommands.ts';
import { penaltiesOf } from '../penalties.ts';
import type { AnnouncedTournament } from '../state.ts';
import { boughtChips, chipsAfterHand } from '../tablePurchases.ts';

/** A stack at a table, and whether somebody plays it in the next hand. */
export type DealtStack = {
  readonly seat: number;
  /** Null for a stack placed at a seat that nobody bought (R123-II-5). */
  readonly entry: PaidEntry | null;
  readonly stack: Chips;
  /** Nobody is there: blinds and antes are charged to it (R123-I-38). */
  readonly lone: boolean;
  /** Dealt in and killed: lone, or suspended (R123-II-41.b2). */
  readonly dead: boolean;
};

/**
 * What an entry has as the record knows it: what was put in play for it, and what the hands
 * recorded did with it.
 *
 * @see CLUB-G1, CLUB-O5, CLUB-T23, R123-I-1.5, R123-I-42, R123-I-53
 */
export const knownStack = (state: AnnouncedTournament, entry: PaidEntry): Chips => {
  if (isAbsent(state, entry)) return absentStack(state, entry);
  const bought = totalOf(boughtChips(entry));
  const won = state.playedHands.won[entry.entryId] ?? 0;
  const shared = sharedWith(state, entry.entryId);
  const issued = issuedStack(state, entry) + bought;
  return chips(Math.max(0, issued - chargedOf(state, entry) + won + shared));
};

/**
 * What an entry has in a hand of a table: without the chips that were bought in it.
 *
 * @see R123-I-53
 */
export const stackInHand = (
  state: AnnouncedTournament,
  entry: PaidEntry,
  table: number,
  hand: number,
): Chips => chips(knownStack(state, entry) - totalOf(chipsAfterHand(entry, table, hand)));

/** A hand of a table, and when it began. */
type Dealing = Pick<PlayedHandCommandOf<'RecordHand'>, 'table' | 'hand' | 'occurredAt'>;

/** The stacks of a table with chips, by seat: everybody with a seat is dealt in (R123-II-49). */
export const stacksAt = (state: AnnouncedTournament, dealing: Dealing): DealtStack[] => {
  const { table, hand } = dealing;
  const seated = liveEntries(state).flatMap((entry): DealtStack[] => {
    if (entry.table !== table || entry.seat === null) return [];
    const lone = isAbsent(state, entry);
    const dead = lone || isSuspended(state, entry, dealing);
    return [{ seat: entry.seat, entry, stack: stackInHand(state, entry, table, hand), lone, dead }];
  });
  const placed = state.chips.placed
    .filter((stack) => stack.table === table)
    .map(
      (stack): DealtStack => ({
        seat: stack.seat,
        entry: null,
        stack: leftOf(stack),
        lone: true,
        dead: true,
      }),
    );
  return [...seated, ...placed].sort((one, other) => one.seat - other.seat);
};

/**
 * From the hand after the one in which it was imposed on. One in hands ends when the Director says
 * so; one for a time when its time is over.
 *
 * @see R123-II-41.b2, R123-I-97, CLUB-O1
 */
const isSuspended = (
  state: AnnouncedTournament,
  { personId }: PaidEntry,
  { table, hand, occurredAt }: Dealing,
): boolean =>
  penaltiesOf(state, personId).some(
    (one) =>
      one.status === 'running' &&
      (one.until === undefined || occurredAt < one.until) &&
      !(one.table === table && hand <= (one.hand ?? 0)),
  );
