import type { Positions } from '../hand/button.ts';
import type { HandFact } from '../hand/facts.ts';
import type { BoundGesture } from '../hand/physical/boundStep.ts';
import type { Seat } from '../hand/setup.ts';
import type { Centavos } from '../money/centavos.ts';
import type { NormId } from '../regulation/norms.ts';
import type { BoardSituation, Offered } from '../rulings/stoppage.ts';
import type { Outcome } from '../rulings/vocabulary.ts';
import type { Instant, Jornada } from '../time/jornada.ts';
import type { Fact, StaffMember } from '../tournament/facts.ts';
import type { CashLimits, CashRuleset, CashTerms } from './terms.ts';

/** What chips are bought with: stacks are in American chips only. @see R40-13, R40-20, R40-30 */
export const CASH_MEANS = ['american-chips', 'cash', 'special-chips'] as const;
export type CashMeans = (typeof CASH_MEANS)[number];

/** Who sits where, by a code of the casino's; no personal data. */
export type Seated = { readonly seat: Seat; readonly player: string };
export type SeatedAmount = Seated & { readonly amount: Centavos };
/** Chips bought, and what was exchanged for them. */
export type Purchase = SeatedAmount & { readonly means: CashMeans };

/** Who was in a hand and who was not, and what follows of it for missed blinds. */
export type HandStart = {
  readonly positions: Positions;
  /** Dealt in and killed. @see R40-38 */
  readonly absent: readonly Seat[];
  /** Without cards and without obligation. @see R40-37 */
  readonly resting: readonly Seat[];
  /** Between button and small blind, or until the big blind. @see R40-23, CLUB-B4 */
  readonly waiting: readonly Seat[];
  /** No chips and no rebuy before the hand. @see R40-76, R40-88 */
  readonly eliminated: readonly Seated[];
  readonly missed: readonly { readonly seat: Seat; readonly amount: Centavos }[];
  /** Have paid what they owed. */
  readonly paid: readonly Seat[];
};

/** What a finished hand did with the chips. */
export type HandResult = {
  readonly pots: number;
  readonly potTotal: Centavos;
  readonly rake: Centavos;
  /** Left for the next pot; club only. @see CLUB-O16 */
  readonly carried: Centavos;
  /** What each stack gained or lost, losses negative. */
  readonly changes: readonly SeatedAmount[];
};

export const END_REASONS = ['time', 'players', 'management'] as const;
export type EndReason = (typeof END_REASONS)[number];

type Signed<Body> = Body & { readonly second: StaffMember };

/** Everything that can have happened at a cash table, in the past tense. Never edited. */
export type CashFact =
  | Fact<'CashTableAnnounced', { tableId: string; terms: CashTerms; seedHash: string }>
  /** Announced to the players before the game starts. @see R40-8 */
  | Fact<'CashLimitsChanged', { changeId: string; limits: CashLimits }>
  /** `day` is 1, 2, … for the table; a game that goes on brings its stacks. */
  | Fact<
      'CashDayOpened',
      { day: number; terms: CashTerms; stacksAtStart: Centavos; session: number | null }
    >
  | Fact<
      'SessionOpened',
      {
        sessionId: string;
        number: number;
        limits: CashLimits;
        /** Seats as drawn; the seed explains the draw. @see R40-18 */
        players: readonly Purchase[];
        seed: string;
        nextSeedHash: string;
      }
    >
  | Fact<'PlayerJoined', Purchase & { joinId: string }>
  /** Queued when a hand was in play: in the stack from the next one on. @see R40-31 */
  | Fact<'ChipsBought', Purchase & { purchaseId: string; queued: boolean }>
  | Fact<'RestTaken', Seated & { restId: string }>
  /** Away without leave. @see R40-38, R40-38.b1, R40-38.b2 */
  | Fact<'SeatAbandoned', Seated & { restId: string }>
  | Fact<'PlayerReturned', Seated & { returnId: string; waits: boolean }>
  | Fact<'ConsumptionPaid', SeatedAmount & { consumptionId: string }>
  | Fact<'LeaveAsked', Seated & { leaveId: string }>
  | Fact<'PlayerLeft', SeatedAmount & { leaveId: string }>
  /** `start` opens a hand; a result ends it, or replaces the one that it `was`. */
  | Fact<
      'HandPlayed',
      {
        handId: string;
        number: number;
        start: HandStart | null;
        facts: readonly HandFact[];
        result: HandResult | null;
        was: HandResult | null;
        /** What was said and done with chips, where the step told it so. */
        gesture?: BoundGesture;
      }
    >
  /** Somebody called the clock on the player to act. `caller` is a seat, or the management. */
  | Fact<
      'ClockCalled',
      { callId: string; handId: string; seat: Seat; caller: Seat | null; until: Instant }
    >
  /** The dealer told an irregularity of the community cards: nobody acts. @see R123-II-63.A */
  | Fact<
      'ActionStopped',
      {
        stopId: string;
        handId: string;
        hand: number;
        situation: BoardSituation;
        offered: Offered;
      }
    >
  | Fact<
      'ActionResumed',
      { resumeId: string; stopId: string; rulingId: string; outcome: Outcome | null }
    >
  /** All bets of the hand went back; its record stays. @see R40-61 */
  | Fact<
      'HandVoided',
      {
        voidId: string;
        handId: string;
        number: number;
        norm: NormId | null;
        reason: string;
        result: HandResult | null;
      }
    >
  | Fact<
      'SessionEnded',
      {
        endId: string;
        sessionId: string;
        number: number;
        reason: EndReason;
        note: string | null;
        cashOuts: readonly SeatedAmount[];
      }
    >
  | Fact<
      'CashDayClosed',
      Signed<{
        closingId: string;
        day: number;
        closing: number;
        of: Jornada;
        /** A club has no papers of the lottery. */
        ruleset: CashRuleset;
        /** Of the game that goes on; nothing when none is open. */
        stacksAtEnd: Centavos;
        /** The rake as it was counted in the box. */
        box: Centavos;
        /** Why it is not the rake recorded; null when it is. */
        review: string | null;
      }>
    >
  | Fact<
      'CashDayReopened',
      {
        reopeningId: string;
        day: number;
        reason: string;
        late: boolean;
        /** Null in facts of before two persons were asked. */
        second: StaffMember | null;
      }
    >
  | Fact<'CashDaySettled', { day: number; closing: number }>;

export type CashFactOf<Type extends CashFact['type']> = Extract<CashFact, { type: Type }>;
