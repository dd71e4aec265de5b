import type { Centavos } from '../money/centavos.ts';
import type { PurchaseCode } from '../settlement/types.ts';
import type { Circumstance, PaymentMeans } from '../tournament/facts.ts';

/** Money by means of payment; a means that is not there is zero. */
export type ByMeans = Partial<Readonly<Record<PaymentMeans, Centavos>>>;

/** Coupons of the operator's body by code of the deposit account; a code not there is zero. */
export type ByCode = Partial<Readonly<Record<PurchaseCode, number>>>;

/** What a cashier hands in at the end of a shift beside what the system expects (R123-IV-1.4). */
export type Rendering = {
  /** How many acts at the desk the figures come from, and the hash of their list. */
  readonly movements: number;
  readonly movementsHash: string;
  readonly expected: ByMeans;
  readonly counted: ByMeans;
  readonly couponsExpected: ByCode;
  readonly couponsCounted: ByCode;
};

type Fact<Type extends string, Body = object> = { readonly type: Type } & Circumstance &
  Readonly<Body>;

/** Everything that can have happened in a cashier's shift at one desk. */
export type CageFact =
  | Fact<'ShiftOpened', { shiftId: string; desk: number; float: Centavos }>
  /** `explanation` says why a difference is there; null when there is none. */
  | Fact<'ShiftRendered', { renderingId: string; rendering: Rendering; explanation: string | null }>
  /** The head of the cash desks takes the money and the coupons, with his own remark. */
  | Fact<'RenderingReceived', { receiptId: string; remark: string | null }>;

export type CageFactOf<Type extends CageFact['type']> = Extract<CageFact, { type: Type }>;
