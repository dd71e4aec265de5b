import type { Chips } from '../money/chips.ts';
import type { Fact } from './facts.ts';

/** Seats 1, 2, … of a table, each with the number of its entry or null: 5,000 fit one commit. */
export type TableSeats = { readonly table: number; readonly seats: readonly (number | null)[] };

/** Why everybody is seated anew (R123-I-11, R123-I-17, R123-I-88, R123-I-98). */
export const REDRAW_OCCASIONS = [
  'initial',
  'day',
  'three-tables',
  'two-tables',
  'final-table',
  'next-round',
] as const;
export type RedrawOccasion = (typeof REDRAW_OCCASIONS)[number];

/** Why some change their seat, or get one (R123-I-43, R123-I-90, R123-I-91, R123-I-93). */
export type MoveCause = 'late-entry' | 'table-break' | 'balance' | 'special-needs';

/** One face-up card for an entry, in the order dealt (R123-IV-8.2). */
export type DealtCard = { readonly entryNumber: number; readonly card: string };

/** How seats were drawn; the seed is published after the draw and its hash before (T2). */
type Drawn = {
  readonly method: 'system' | 'cards' | 'seat-cards' | 'director';
  readonly seed: string | null;
  readonly nextSeedHash: string;
  /** Face-up cards that set the order of drawing; empty when none were dealt. */
  readonly dealt: readonly DealtCard[];
};

/** Everything that can have happened to the seats of an event of several tables. */
export type SeatFact =
  /** Everybody in play has a new seat: all or nothing, in one fact. */
  | Fact<
      'SeatsRedrawn',
      Drawn & {
        drawId: string;
        occasion: RedrawOccasion;
        tables: readonly TableSeats[];
        /** Entries that kept the seat that the Director pinned (R123-I-90). */
        pinned: readonly number[];
        reason: string | null;
        /** What late entries without a seat get at theirs (R123-I-42); absent when none waited. */
        stacks?: readonly { entryNumber: number; stack: Chips }[];
      }
    >
  /** Some entries sit elsewhere, all in one step. */
  | Fact<
      'EntriesMoved',
      Drawn & {
        moveId: string;
        cause: MoveCause;
        reason: string | null;
        /** The table that was removed. */
        removed: number | null;
        /** Tables that were opened for late entries; left out when none was. */
        opened?: readonly number[];
        moves: readonly {
          entryNumber: number;
          table: number;
          seat: number;
          /** Sits between button and small blind: waits until the button passes (R123-I-94). */
          waits: boolean;
          /** What a late entry gets at the seat once play is under way (R123-I-42). */
          stack?: Chips;
        }[];
      }
    >
  /** Announced to all players (R123-I-92). */
  | Fact<'BreakOrderChanged', { changeId: string; order: readonly number[]; reason: string }>;
