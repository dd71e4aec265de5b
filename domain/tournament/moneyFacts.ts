import type { Centavos } from '../money/centavos.ts';
import type { Chips } from '../money/chips.ts';
import type { PurchaseCode } from '../settlement/types.ts';
import type { Instant, Jornada } from '../time/jornada.ts';
import type { Circumstance, PaymentMeans } from './facts.ts';
import type { Snapshot } from './interruptions.ts';
import type { ReconciledCode } from './reconciliation.ts';
import type { ShiftAtDesk } from './shiftAtDesk.ts';

/** What is bought at a table after the entry: a rebuy or the add-on. */
export const TABLE_CODES = ['RB', 'AD'] as const satisfies readonly PurchaseCode[];
export type TableCode = (typeof TABLE_CODES)[number];

/** The three bodies of a control card: of the operator, of LNSE and for the box of the table. */
export const COUPON_BODIES = ['operator', 'lnse', 'drop'] as const;
export type CouponBody = (typeof COUPON_BODIES)[number];

/** How many of each code; one that is not there is zero. */
export type CouponCounts = Partial<Readonly<Record<PurchaseCode, number>>>;

/** Why an event was stopped or changed, and under which note of the lottery (R123-I-6). */
type Interruption = {
  readonly interruptionId: string;
  readonly reason: string;
  readonly consent: string;
  readonly snapshot: Snapshot;
};

/** What may be changed of an announcement before play starts. */
export type TermChanges = {
  readonly name?: string;
  readonly quota?: number;
  readonly startsAt?: Instant;
  /** The gaming day of the new start. */
  readonly jornada?: Jornada;
  readonly registrationClosesAt?: Instant;
};

type Fact<Type extends string, Body = object> = { readonly type: Type } & Circumstance &
  Readonly<Body>;

/** What happens to people and money in an event of several tables. */
export type MoneyFact =
  /** The voucher was changed for the control card and the badge (R123-I-36, R123-IV-2). */
  | Fact<'EntryAccredited', { entryId: string; accreditationId: string }>
  /** The quota is full: the form waits for a place, in its turn (R123-I-1.8). */
  | Fact<'WaitingListJoined', { waitId: string; entryId: string }>
  | Fact<'WaitingListLeft', { waitId: string; entryId: string; reason: string }>
  /** Entries are sold after the start, to the end of a level (R123-I-34). */
  | Fact<'RegistrationExtended', { extensionId: string; throughLevel: number }>
  /** Said aloud: from here on it is paid or the player is disqualified (R123-I-51). */
  | Fact<
      'PurchaseDeclared',
      {
        entryId: string;
        declarationId: string;
        codes: readonly TableCode[];
        /** In the club: said before the deal, so they play in that hand, owed (CLUB-T23). */
        behind?: Chips;
      }
    >
  /** One coupon taken at a table: its number in the card, its price, its chips (R123-IV-4). */
  | Fact<
      'PurchasePaid',
      {
        entryId: string;
        /** The same for a rebuy and an add-on bought together (R123-I-55). */
        purchaseId: string;
        code: TableCode;
        coupon: number;
        table: number;
        price: Centavos;
        benefit: Centavos;
        prizePart: Centavos;
        chips: Chips;
        /** The hand from which the chips play; null is the next to be dealt (R123-I-53). */
        fromHand: number | null;
        means: PaymentMeans;
        desk: number;
        shift?: ShiftAtDesk;
        /** Why it was recorded late (R123-I-64); left out when it was not. */
        reportedLate?: string;
      }
    >
  /** Typed by mistake; the coupon is void (`anulado`). */
  | Fact<
      'PurchaseVoided',
      {
        entryId: string;
        purchaseId: string;
        voidId: string;
        amount: Centavos;
        reason: string;
        desk: number;
        shift?: ShiftAtDesk;
      }
    >
  /** In the pause after the level announced (R123-I-49). */
  /** With a `reason` when time of its level was left (R123-II-47). */
  | Fact<'AddOnsOpened', { reason?: string }>
  /** Ends rebuys or add-ons; unused coupons are withdrawn beside LNSE's witness (R123-IV-4.p7). */
  | Fact<
      'PurchasesClosed',
      { code: TableCode; withdrawn: number; witness: string; reason?: string }
    >
  /** With the lottery's consent, and all money and chips at that moment (R123-I-6). */
  | Fact<'EventCancelled', Interruption>
  | Fact<'EventSuspended', Interruption>
  | Fact<'EventModified', Interruption & { readonly changes: TermChanges }>
  /**
   * Ended before its time: the act of the lottery's consent says in words and in figures how what is
   * left of the pool divides among who was in play, best first.
   */
  | Fact<
      'EventEnded',
      Interruption & {
        readonly resolution: string;
        readonly shares: readonly { readonly entryId: string; readonly amount: Centavos }[];
        /** How many were in play. */
        readonly players: number;
      }
    >
  | Fact<'EventResumed', { resumptionId: string }>
  /** Coupons of a table and jornada, as one of the three holders counted them (R123-IV-3.p3). */
  | Fact<
      'CouponsCounted',
      { countId: string; day: Jornada; table: number; body: CouponBody; counts: CouponCounts }
    >
  /** Why the figures of a table differ, and the figures that it speaks of. */
  | Fact<
      'DifferencesReviewed',
      {
        reviewId: string;
        day: Jornada;
        table: number;
        explanation: string;
        rows: readonly ReconciledCode[];
      }
    >;

export type MoneyFactOf<Type extends MoneyFact['type']> = Extract<MoneyFact, { type: Type }>;
