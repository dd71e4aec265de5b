import type { Positions } from '../../hand/button.ts';
import type { Instant } from '../../time/jornada.ts';
import type { PlayedSeat } from '../handFacts.ts';

/** What the hands that tables record whole have left behind. Events may go without them. */
export type PlayedHands = {
  /** What entries won in them, or lost, by entry id. */
  readonly won: Readonly<Record<string, number>>;
  /** The last one of each table, by table. */
  readonly last: Readonly<Record<number, LastHand>>;
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
  /** Redraws of the whole event until then: each draws the buttons anew. */
  readonly redraws: number;
  /** How it was voided; null while it stands. */
  readonly voidId: string | null;
};

export const NO_HANDS: PlayedHands = { won: {}, last: {} };
