import type { NormId } from '../regulation/norms.ts';
import type { Instant } from '../time/jornada.ts';
import type { Fact } from './facts.ts';

/** How a decision of a Supervisor ends on appeal (R123-III-3.p4). */
export const APPEAL_OUTCOMES = ['confirmed', 'modified', 'revoked'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** Penalties of players short of disqualification, which is an exit (R123-II-41). */
export type PenaltyFact =
  | Fact<
      'PenaltyImposed',
      {
        penaltyId: string;
        entryId: string;
        /** The hand in which it happened; null between hands. */
        hand: number | null;
        level: number;
        table: number | null;
        /** Of the catalogue, as they were charged. */
        codes: readonly string[];
        /** The rules broken, the one that decides first. */
        infractions: readonly NormId[];
        /** Entries of the other players of the same act. */
        others: readonly string[];
        /** Of simultaneous hands; null outside them. */
        round: number | null;
        /** Players at the table then, the offender counted: what hands per player multiply. */
        players: number;
        description: string;
        /** Hands of suspension; 0 is a verbal warning. */
        hands: number;
        /** End of a timed suspension of the club (CLUB-O1). */
        until?: Instant;
      }
    >
  | Fact<'SuspendedHandsCounted', { countId: string; penaltyId: string; hands: number }>
  /** The Director told the player that it is over (R123-II-41.b2). */
  | Fact<'SuspensionEnded', { penaltyId: string }>
  | Fact<'PenaltyAnnulled', { penaltyId: string; reason: string }>
  | Fact<
      'PenaltyAppealed',
      {
        penaltyId: string;
        outcome: AppealOutcome;
        /** Of a modified penalty, in the place of those imposed; 0 is a verbal warning. */
        hands: number | null;
        reason: string;
      }
    >;
