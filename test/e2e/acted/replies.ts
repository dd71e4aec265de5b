/** What the test reads of the event, as the API answers it. */

export type Chips = {
  readonly chipsInPlay: number;
  readonly bags: readonly { readonly total: number }[];
};
export type Money = { readonly amount: number };
export type Totals = {
  readonly count?: number;
  readonly takings: Money;
  readonly benefit: Money;
  readonly prizes: Money;
};
export type Split = { readonly shares: readonly { readonly amount: Money }[] };
export type Settled = {
  readonly takings: Money;
  readonly benefit: Money;
  readonly pool: Money;
  readonly byCode: Record<string, Totals>;
  readonly split: Split;
  readonly placePrizes: readonly Money[];
  readonly tables: readonly (Totals & {
    readonly table: number;
    readonly byCode: Record<string, Totals>;
    readonly split: Split;
  })[];
};
export type Standing = {
  readonly entryNumber: number;
  readonly position: number;
  readonly sharedThrough: number | null;
  readonly prize: Money;
};
export type Coupon = {
  readonly code: string;
  readonly status: string;
  readonly table: number | null;
};
export type Reconciled = {
  readonly tables: readonly {
    readonly table: number;
    readonly status: string;
    readonly rows: readonly {
      readonly code: string;
      readonly gic: number;
      readonly absent: number;
      readonly operator: number;
      readonly lnse: number;
      readonly drop: number;
    }[];
  }[];
};
