import type { Positions } from '../hand/button.ts';
import type { HandFact } from '../hand/facts.ts';
import type { Chips } from '../money/chips.ts';
import type { NormId } from '../regulation/norms.ts';
import type { Fact } from './facts.ts';

/** A stack before a hand and what the hand did with it. */
export type PlayedSeat = {
  readonly seat: number;
  /** Null for a stack placed at a seat that nobody bought (R123-II-5). */
  readonly entryNumber: number | null;
  readonly stack: Chips;
  readonly change: number;
  /** Nobody was there: its hand was dead and it paid what was due (R123-I-38). */
  readonly lone: boolean;
};

/** Everything that can have happened to the hands that tables record whole. */
export type PlayedHandFact =
  | Fact<
      'HandPlayed',
      {
        handId: string;
        table: number;
        hand: number;
        level: number;
        positions: Positions;
        /** Cards that drew the button, in the order dealt: `Kd`. */
        buttonCards: readonly { readonly seat: number; readonly card: string }[];
        /** The table that drew for all, when it is another one (R123-II-34). */
        buttonTable?: number;
        seats: readonly PlayedSeat[];
        /** From the obligations to the pots: they replay to the same hand. */
        facts: readonly HandFact[];
        /** Left on the table for the next pot; club only (CLUB-O16). */
        carried?: number;
        recounted: string | null;
      }
    >
  /** A ruling: every chip is where it was before, and the hand is dealt again. */
  | Fact<
      'HandVoided',
      {
        voidId: string;
        handId: string;
        table: number;
        hand: number;
        seats: readonly PlayedSeat[];
        norm: NormId;
        reason: string;
      }
    >;

export type PlayedHandFactOf<Type extends PlayedHandFact['type']> = Extract<
  PlayedHandFact,
  { type: Type }
>;
