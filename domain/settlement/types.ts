import type { BasisPoints, Centavos } from '../money/centavos.ts';
import type { Chips } from '../money/chips.ts';
import type { Jornada } from '../time/jornada.ts';

/** What a player can buy, by the code of the deposit account (R123-IV-1.3, R123-IV-6). */
export const PURCHASE_CODES = ['IN', 'RB', 'AD'] as const;
export type PurchaseCode = (typeof PURCHASE_CODES)[number];

/** One purchase, already split when it was made (decision M1): price = benefit + prizePart. */
export type Purchase = {
  readonly entry: number;
  readonly code: PurchaseCode;
  /** Where its coupon was taken (M2). Null only when it was returned before that. */
  readonly table: number | null;
  readonly jornada: Jornada;
  readonly price: Centavos;
  readonly benefit: Centavos;
  readonly prizePart: Centavos;
  /** Given back before registration ended: no money, no entry (decision M11). */
  readonly returned: boolean;
};

/** Who bust in one hand of one table, with the chips that rank them (R123-I-70). */
type OutAtTable = { readonly entry: number; readonly chipsAtStart: Chips };

/**
 * What every player left agreed to take, and what is still played for (CLUB-T27). It holds from
 * the moment in which only they are left.
 */
export type Deal = {
  readonly shares: readonly { readonly entry: number; readonly amount: Centavos }[];
  readonly left: Centavos;
};

/**
 * What the act of an event ended before its time gives to those left, best first (R123-I-6); who is
 * not named shares the places that follow, and nothing.
 */
export type Resolution = { readonly shares: Deal['shares'] };

/** How entries left, in the order it happened. `entry` is the number of the entry in the event. */
export type Exit =
  | {
      readonly kind: 'elimination';
      readonly table: number;
      readonly hand: number;
      readonly out: readonly OutAtTable[];
    }
  /** One round of hand-for-hand, or an order that nobody can establish (R123-I-71, R123-I-72). */
  | {
      readonly kind: 'simultaneous-elimination';
      readonly cause: 'hand-for-hand' | 'order-unknown';
      readonly out: readonly (OutAtTable & { readonly table: number })[];
    }
  | { readonly kind: 'withdrawal'; readonly entry: number }
  /** Stacks of the absent, removed together: more chips rank higher (R123-I-39). */
  | {
      readonly kind: 'absence';
      readonly out: readonly { readonly entry: number; readonly chipsRemoved: Chips }[];
    }
  /** One act of the Director. Chips rank its entries, as in one hand (R123-II-11). */
  | {
      readonly kind: 'disqualification';
      readonly out: readonly { readonly entry: number; readonly chipsRemoved: Chips }[];
    };

export type CodeTotals = {
  readonly count: number;
  readonly takings: Centavos;
  readonly benefit: Centavos;
  readonly prizes: Centavos;
};
export type TotalsByCode = Partial<Readonly<Record<PurchaseCode, CodeTotals>>>;

export type SplitShare = {
  readonly beneficiary: string;
  readonly name: string;
  readonly bps: BasisPoints;
  readonly amount: Centavos;
};

/** The legal split of a benefit, or why there is none (decision M3). The balance comes last. */
export type Split =
  | {
      readonly status: 'split';
      readonly regime: string;
      readonly citation: string;
      /** An operator's own regime or an incomplete one it confirmed: printed on the paper. */
      readonly remark?: string;
      readonly shares: readonly SplitShare[];
    }
  | {
      readonly status: 'none';
      readonly reason: string;
      readonly citation?: string;
      /** It waits for no regime: what a club plays is its organiser's (CLUB-D9). */
      readonly organiser?: true;
    };

/** What one table earned in one jornada (R123-IV-6.p4, R123-IV-11.4). */
export type TableSettlement = {
  readonly jornada: Jornada;
  readonly table: number;
  readonly byCode: TotalsByCode;
  readonly takings: Centavos;
  readonly benefit: Centavos;
  readonly prizes: Centavos;
  readonly split: Split;
};

/** Where an entry finished and what it collects. */
export type Standing = {
  readonly entry: number;
  /** The best of the places shared. */
  readonly position: number;
  /** The last of the places shared; null when the place is its own. */
  readonly sharedThrough: number | null;
  /** Everything the entry collects, `fromDisqualified` included. */
  readonly prize: Centavos;
  readonly fromDisqualified: Centavos;
  readonly disqualified: boolean;
};

export type EventSettlement = {
  readonly byCode: TotalsByCode;
  readonly takings: Centavos;
  readonly benefit: Centavos;
  readonly pool: Centavos;
  /** Paid in by the operator for a guaranteed pool; left out when nothing (decision T14). */
  readonly overlay?: Centavos;
  /** By jornada, then table. */
  readonly tables: readonly TableSettlement[];
  /** The sum of the tables' splits; none when one of the tables has none (decision M3). */
  readonly split: Split;
  /** Prize of place 1, 2, … (decision M5). */
  readonly placePrizes: readonly Centavos[];
  /** What all who were left agreed, in a club event; left out when nothing (CLUB-T27). */
  readonly deal?: Deal;
  /** By position, then entry. */
  readonly classification: readonly Standing[];
};

export type RegimeShare = {
  readonly beneficiary: string;
  readonly name: string;
  readonly bps: BasisPoints;
};

/** A regime of distribution of the benefit, dated; `from` and `until` are both included. */
export type Regime = {
  readonly id: string;
  /** Of the law (`regimes.ts`), or registered by the operator: the paper says so. */
  readonly origin: 'law' | 'operator';
  readonly from: Jornada;
  readonly until: Jornada | null;
  readonly citation: string;
  readonly complete: boolean;
  /** What an incomplete regime lacks, in words for the paper. */
  readonly missing?: string;
  /** An incomplete regime is used only with the operator's explicit confirmation. */
  readonly confirmed?: boolean;
  readonly shares: readonly RegimeShare[];
  readonly balance: RegimeShare;
};

/** What divides a benefit: the regimes of the lottery, or in the club its organiser, who keeps it. */
export type Distribution = readonly Regime[] | 'organiser';
