import type { Centavos } from '../money/centavos.ts';
import type { Chips } from '../money/chips.ts';
import type { Fact } from './facts.ts';

/** Chips of who leaves, in equal parts to the table; the rest goes to the next pot. */
export type SharedChips = {
  readonly table: number;
  readonly players: number;
  /** Who they are, by entry id; acts from before parts were credited name nobody. */
  readonly to?: readonly string[];
  readonly each: Chips;
  readonly toPot: Chips;
};

/** What all who were left agreed on, in a club event (CLUB-T27). */
export type ClubFact = Fact<
  'DealRecorded',
  {
    dealId: string;
    shares: readonly { entryId: string; amount: Centavos }[];
    left: Centavos;
    override: string | null;
    /** How many exits came before: those stay as they are. */
    exits: number;
  }
>;
