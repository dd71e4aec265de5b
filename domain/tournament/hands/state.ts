import type { Positions } from '../../hand/button.ts';
import type { Instant } from '../../time/jornada.ts';
import { leftToPot } from '../chips/sharedChips.ts';
import type { PlayedSeat } from '../handFacts.ts';
import type { AnnouncedTournament } from '../state.ts';

/** What the hands that tables record whole have left behind. Events may go without them. */
export type PlayedHands = {
  /** What entries won in them, or lost, by entry id. */
  readonly won: Readonly<Record<string, number>>;
  /** The last one of each table, by table. */
  readonly last: Readonly<Record<number, LastHand>>;
  /** The last draw of the button with cards; null before any. */
  readonly drawn: DrawnButton | null;
};

/** The draw at the table that the Director chose. @see R123-II-32 */
export type DrawnButton = {
  /** Redraws of the whole event until then. */
  readonly redraws: number;
  readonly table: number;
  readonly position: number;
  /** In the order dealt: `Kd`. */
  readonly cards: readonly { readonly seat: number; readonly card: string }[];
};

export type LastHand = {
  readonly handId: string;
  readonly hand: number;
  readonly level: number;
  readonly at: Instant;
  readonly positions: Positions;
  /** Those of the hand before, which its own follow from; null when the button was drawn or told. */
  readonly before: Positions | null;
  readonly seats: readonly PlayedSeat[];
  /** Left on the table by a split, for the next pot; club only. @see CLUB-O16 */
  readonly carried: number;
  /** Whose that is once no other pot follows at the table. */
  readonly left: readonly LeftToWinner[];
  /** They were given it, since the table broke or everybody was seated anew. */
  readonly isLeftGiven: boolean;
  /** What was left before the hand, which a void brings back. */
  readonly carriedBefore: number;
  /** Redraws of the whole event until then: each draws the buttons anew. */
  readonly redraws: number;
  /** How it was voided; null while it stands. */
  readonly voidId: string | null;
};

/** What a split left, and the winner nearest the left of the button. @see CLUB-O16 */
export type LeftToWinner = { readonly entryNumber: number; readonly chips: number };

export const NO_HANDS: PlayedHands = { won: {}, last: {}, drawn: null };

/**
 * What an earlier split, or who left the table, left there for the pot of this hand.
 *
 * @see CLUB-G1, CLUB-O5, CLUB-O16
 */
export const carriedTo = (state: AnnouncedTournament, table: number, hand: number): number => {
  const left = leftToPot(state, table, hand);
  const before = state.playedHands.last[table];
  if (before === undefined || before.hand + 1 !== hand) return left;
  return left + (before.voidId === null ? before.carried : before.carriedBefore);
};
