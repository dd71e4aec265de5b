import type { Card } from '../cards/card.ts';
import type { Command, DrawMethod } from './commands.ts';
import type { RedrawOccasion } from './seatFacts.ts';

export type SystemDraw = Extract<DrawMethod, { method: 'system' }>;

/** A seat of a table that somebody gets. */
export type SeatGiven = {
  readonly entryId: string;
  readonly table: number;
  readonly seat: number;
};

/** Seat cards as the players drew them, each with the face-up card dealt first (R123-IV-8.2). */
export type CardDraw = {
  readonly method: 'cards';
  /** One card for each, in the order dealt: from position 1 clockwise. */
  readonly dealt: readonly { readonly entryId: string; readonly card: Card }[];
  /** In the order drawn: the first belongs to the highest card. */
  readonly drawn: readonly { readonly table: number; readonly seat: number }[];
};

/** Each entry with the seat card that it drew. */
export type SeatCardDraw = {
  readonly method: 'seat-cards';
  readonly seats: readonly SeatGiven[];
};

export type RedrawMethod = SystemDraw | CardDraw | SeatCardDraw;

/** Seats of one table in its next hand, as the floor sees them. */
export type Position = {
  readonly table: number;
  readonly button: number;
  /** Of who owes it, or of the seat where it would be when it is dead. */
  readonly smallBlind: number;
  readonly bigBlind: number;
};

/** Who is to sit elsewhere, and why (R123-I-90). */
export type Move =
  | {
      readonly cause: 'late-entry';
      readonly draw: SystemDraw | SeatCardDraw;
      /** Announced tables that are opened for them; left out, those laid have room. */
      readonly tables?: readonly number[];
    }
  /** Null breaks the next table of the order. */
  | {
      readonly cause: 'table-break';
      readonly table: number | null;
      readonly draw: SystemDraw | CardDraw;
    }
  /** Who is due the big blind at `from` goes to the worst seat of `to` (T11). */
  | { readonly cause: 'balance'; readonly from: Position; readonly to: Position }
  | {
      readonly cause: 'special-needs';
      readonly reason: string;
      readonly seats: readonly SeatGiven[];
    };

/** Everything that can be asked about the seats of an event of several tables. */
export type SeatCommand =
  | Command<
      'RedrawSeats',
      {
        drawId: string;
        occasion: RedrawOccasion;
        /** Tables to lay; null leaves it to the order: those that break last, as many as needed. */
        tables: readonly number[] | null;
        draw: RedrawMethod;
        /** Seats that the Director gives for special needs before the draw (R123-I-90). */
        pinned: readonly SeatGiven[];
        /** Why a seat is pinned; null when none is. */
        reason: string | null;
      }
    >
  | Command<'MoveEntries', { moveId: string; move: Move }>
  | Command<'ChangeBreakOrder', { changeId: string; order: readonly number[]; reason: string }>;
