import type { Command } from './commands.ts';
import type { AppealOutcome } from './penaltyFacts.ts';

/**
 * How long a player is suspended: one hand, or so many for each player at the table; in the club,
 * so many minutes (CLUB-O1).
 */
export type Suspension =
  | { readonly hands: 1 }
  | { readonly handsPerPlayer: number }
  | { readonly minutes: number };

/** What can be asked about penalties. */
export type PenaltyCommand =
  | Command<
      'ImposePenalty',
      {
        penaltyId: string;
        entryId: string;
        hand: number | null;
        /** Of the catalogue of infractions (`domain/conduct`); one act may be several. */
        codes: readonly string[];
        /** Entries of the other players of the same act. */
        others: readonly string[];
        /** Of simultaneous hands; null outside them. */
        round: number | null;
        description: string;
        /** Null is a verbal warning. */
        suspension: Suspension | null;
      }
    >
  /** Hands that were dealt dead to a suspended player since the last count (R123-II-41.b2). */
  | Command<'CountSuspendedHands', { countId: string; penaltyId: string; hands: number }>
  | Command<'EndSuspension', { penaltyId: string }>
  | Command<'AnnulPenalty', { penaltyId: string; reason: string }>
  | Command<
      'AppealPenalty',
      {
        penaltyId: string;
        outcome: AppealOutcome;
        /** Of a penalty that is modified; null is then a verbal warning. */
        suspension: Suspension | null;
        reason: string;
      }
    >;
