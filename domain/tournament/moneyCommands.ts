import type { Centavos } from '../money/centavos.ts';
import type { Chips } from '../money/chips.ts';
import type { Jornada } from '../time/jornada.ts';
import type { Person } from './commands.ts';
import type { Circumstance, PaperNumber, PaymentMeans } from './facts.ts';
import type { CouponBody, CouponCounts, TableCode, TermChanges } from './moneyFacts.ts';
import type { ShiftAtDesk } from './shiftAtDesk.ts';

type Command<Type extends string, Body = object> = { readonly type: Type } & Circumstance &
  Readonly<Body>;

/** Why, and the reference of the note by which the lottery consents (R123-I-6). */
type Consented = {
  readonly interruptionId: string;
  readonly reason: string;
  readonly consent: string;
};

/** What can be asked about people and money in an event of several tables. */
export type MoneyCommand =
  | Command<
      'AccreditEntry',
      {
        entryId: string;
        accreditationId: string;
        person: Person;
        documentMatches: boolean;
        voucher: PaperNumber;
      }
    >
  | Command<'JoinWaitingList', { waitId: string; entryId: string }>
  | Command<'LeaveWaitingList', { waitId: string; entryId: string; reason: string }>
  | Command<'ExtendRegistration', { extensionId: string; throughLevel: number }>
  | Command<
      'DeclarePurchase',
      {
        entryId: string;
        declarationId: string;
        person: Person;
        codes: readonly TableCode[];
        stack: Chips;
        /** The one in progress at the table; null before the cards are dealt (CLUB-T23). */
        hand: number | null;
      }
    >
  | Command<
      'PayPurchase',
      {
        entryId: string;
        purchaseId: string;
        person: Person;
        codes: readonly TableCode[];
        table: number;
        /** The chips that the player has; zero when he lost them all (R123-I-54, R123-I-56). */
        stack: Chips;
        /** The one in progress at the table; null between hands (R123-I-53). */
        hand: number | null;
        tendered: Centavos;
        means: PaymentMeans;
        desk: number;
        shift?: ShiftAtDesk;
        /** Why it is recorded after its period, or after who bought it has left. */
        reportedLate?: string;
      }
    >
  | Command<
      'VoidPurchase',
      {
        entryId: string;
        purchaseId: string;
        voidId: string;
        reason: string;
        desk: number;
        shift?: ShiftAtDesk;
      }
    >
  /** `reason`: why its level ends before its time; left out when it had it. */
  | Command<'OpenAddOns', { reason?: string }>
  /** `witness`: who was there for LNSE (R123-IV-4.p7); `reason`: why before the level is over. */
  | Command<'ClosePurchases', { code: TableCode; witness: string; reason?: string }>
  | Command<'CancelEvent', Consented>
  | Command<'SuspendEvent', Consented>
  /** `saleOpensOn`: the day of the room on which the published sale opens (R123-IV-1.1.p1). */
  | Command<'ModifyEvent', Consented & { changes: TermChanges; saleOpensOn: Jornada | null }>
  | Command<
      'EndEvent',
      Consented & {
        resolution: string;
        shares: readonly { readonly entryId: string; readonly amount: Centavos }[];
      }
    >
  | Command<'ResumeEvent', { resumptionId: string }>
  | Command<
      'CountCoupons',
      { countId: string; day: Jornada; table: number; body: CouponBody; counts: CouponCounts }
    >
  | Command<
      'ReviewDifferences',
      { reviewId: string; day: Jornada; table: number; explanation: string }
    >;

export type MoneyCommandOf<Type extends MoneyCommand['type']> = Extract<
  MoneyCommand,
  { type: Type }
>;
