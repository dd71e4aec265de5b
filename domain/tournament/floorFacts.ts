import type { BoardSituation, Offered } from '../rulings/stoppage.ts';
import type { Outcome } from '../rulings/vocabulary.ts';
import type { Instant } from '../time/jornada.ts';
import type { Fact } from './facts.ts';

/**
 * Why a deck changes; that a player asks is no reason (R123-II-20, R123-II-28). The club changes it
 * with the dealer, not at the end of a level (CLUB-T20).
 */
export const DECK_REASONS = ['level-end', 'dealer-change', 'director', 'defective'] as const;
export type DeckReason = (typeof DECK_REASONS)[number];

/** What asks for another deck at a table before it is changed. */
export const DECK_CALLS = ['dealer-change', 'damaged-card'] as const;
export type DeckCall = (typeof DECK_CALLS)[number];

/** What every table waits for when simultaneous hands are held street by street (R123-I-21). */
export const STREETS = ['preflop', 'flop', 'turn', 'river'] as const;
export type Street = (typeof STREETS)[number];

/** What the floor records of its tables, decks and players besides seats and chips. */
export type FloorFact =
  /** Two complete decks with different backs are at the table (R123-II-18, R123-II-19). */
  | Fact<
      'TableChecked',
      {
        checkId: string;
        table: number;
        backs: readonly string[];
        /** It has a line between safe zone and betting zone; none unless told (R123-II-17). */
        bettingLine?: boolean;
      }
    >
  | Fact<
      'DeckChanged',
      { changeId: string; table: number; back: string; reason: DeckReason; level: number }
    >
  /** Another dealer took over, or a card is damaged: the deck of that table is to be changed. */
  | Fact<'DeckCalled', { callId: string; table: number; cause: DeckCall }>
  /** Seconds of the player once the clock is called, fewer than those of others (R123-II-70). */
  | Fact<'PlayerTimeLimited', { limitId: string; entryId: string; seconds: number; reason: string }>
  /** The clock was called on the player to act: his hand is dead at `until` (R123-II-68). */
  | Fact<
      'ClockCalled',
      {
        callId: string;
        table: number;
        hand: number;
        seat: number;
        entryId: string;
        caller: number | null;
        until: Instant;
      }
    >
  /** He acted in time. */
  | Fact<'ClockStopped', { callId: string; table: number }>
  /** Nobody acts at the table until the irregularity is ruled on (R123-II-63.A). */
  | Fact<
      'ActionStopped',
      { stopId: string; table: number; hand: number; situation: BoardSituation; offered: Offered }
    >
  | Fact<
      'ActionResumed',
      {
        resumeId: string;
        stopId: string;
        table: number;
        rulingId: string;
        outcome: Outcome | null;
      }
    >
  /** Who did not report the elimination is ranked last of all (R123-I-58). */
  | Fact<
      'LastPositionGiven',
      { sanctionId: string; entryId: string; exitId: string; reason: string }
    >
  | Fact<'StreetControlSet', { settingId: string; on: boolean }>
  | Fact<'StreetReported', { round: number; table: number; street: Street }>
  /** The next street may be dealt at every table. */
  | Fact<'StreetReleased', { round: number; street: Street }>;

export type FloorFactOf<Type extends FloorFact['type']> = Extract<FloorFact, { type: Type }>;
