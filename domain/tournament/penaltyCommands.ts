import type { NormId } from '../regulation/norms.ts';
import type { Command } from './commands.ts';
import type { AppealOutcome } from './penaltyFacts.ts';

/** How long a player is suspended: one hand, or so many for each player at the table. */
export type Suspension = { readonly hands: 1 } | { readonly handsPerPlayer: number };

/** What can be asked about penalties. */
export type PenaltyCommand =
  | Command<
      'ImposePenalty',
      {
        penaltyId: string;
        entryId: string;
        hand: number | null;
        infractions: readonly NormId[];
        description: string;
        /** Null is a verbal warning. */
        suspension: Suspension | null;
      }
    >
  | Command<'EndSuspension', { penaltyId: string }>
  | Command<'AnnulPenalty', { penaltyId: string; reason: string }>
  | Command<'AppealPenalty', { penaltyId: string; outcome: AppealOutcome; reason: string }>;
