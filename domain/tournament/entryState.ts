import type { Centavos } from '../money/centavos.ts';
import type { Instant, Jornada } from '../time/jornada.ts';
import type { FactOf, PaperNumber } from './facts.ts';
import type { MoneyFactOf } from './moneyFacts.ts';
import type { ShiftAtDesk } from './shiftAtDesk.ts';
import type { Sponsor } from './sponsors.ts';

/** What an entry is made of: its sale, its coupons, its prize. */

/** When and where the coupon of the initial purchase was taken (R123-IV-3.p3). */
export type Seating = {
  readonly seatingId: string;
  readonly at: Instant;
  readonly jornada: Jornada;
  readonly table: number;
};

/** When the player was accredited and by whom (R123-IV-2). */
export type Accreditation = {
  readonly accreditationId: string;
  readonly at: Instant;
  readonly legajo: string;
};

/** One coupon of the control card that was paid at a table (R123-IV-4.p6, R123-IV-5.p4). */
export type TablePurchase = Pick<
  MoneyFactOf<'PurchasePaid'>,
  | 'purchaseId'
  | 'code'
  | 'coupon'
  | 'table'
  | 'price'
  | 'benefit'
  | 'prizePart'
  | 'chips'
  | 'means'
  | 'desk'
> & {
  /** The hand of its table from which its chips play; left out when it was the next (R123-I-53). */
  readonly fromHand?: number;
  readonly legajo: string;
  readonly jornada: Jornada;
  readonly at: Instant;
  /** Why, where, when and by whom it was taken back; null while it stands. */
  readonly voided:
    | (Pick<MoneyFactOf<'PurchaseVoided'>, 'voidId' | 'reason' | 'desk' | 'jornada'> & {
        readonly legajo: string;
        readonly at: Instant;
      })
    | null;
};

export type Sale = {
  readonly saleId: string;
  readonly entryNumber: number;
  readonly voucher: PaperNumber;
  readonly price: Centavos;
  readonly benefit: Centavos;
  readonly prizePart: Centavos;
  readonly means: FactOf<'EntryPaid'>['means'];
  readonly desk: number;
  readonly shift?: ShiftAtDesk;
  /** Who took the money, by staff number. */
  readonly legajo: string;
  readonly jornada: Jornada;
  readonly at: Instant;
  /** Who paid in the place of the player; left out when he did. */
  readonly sponsor?: Sponsor;
  /** Marked copies printed after the original, by the id of the request. */
  readonly reprintIds: readonly string[];
};

/** How money went back: where, when, by whom and by what means, which may all differ. */
export type Reversal = Pick<Sale, 'means' | 'desk' | 'legajo' | 'jornada' | 'at'> & {
  readonly reversalId: string;
} /** `reason`: why by other means than the sale. */ & (
    | { readonly kind: 'refunded'; readonly reason?: string }
    /** A sale typed by mistake goes back by the means it was typed with. */
    | { readonly kind: 'voided'; readonly reason: string }
  );

/** A prize confirmed at the control desk (R123-I-73), on a lock. Undoing the exit withdraws it. */
export type Confirmation = Pick<
  FactOf<'PrizeConfirmed'>,
  | 'confirmation'
  | 'classification'
  | 'position'
  | 'sharedThrough'
  | 'prize'
  | 'supervisor'
  | 'desk'
  | 'reissue'
> & { readonly at: Instant; readonly lock: number; readonly withdrawn: boolean };

export type Payment = Pick<
  FactOf<'PrizePaid'>,
  'paymentId' | 'confirmation' | 'amount' | 'means' | 'receipt' | 'desk' | 'withheld'
> & { readonly at: Instant };

/** A payment that was taken back: why, where, when and by whom. */
export type ReversedPayment = Payment & {
  readonly reversal: Pick<Reversal, 'reversalId' | 'desk' | 'legajo' | 'at'> & {
    readonly reason: string;
  };
};
