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
  readonly table: number;
  readonly jornada: Jornada;
  readonly price: Centavos;
  readonly benefit: Centavos;
  readonly prizePart: Centavos;
  /** Given back before registration ended: no money, no entry (decision M11). */
  readonly returned: boolean;
};

/** How entries left, in the order it happened. `entry` is the number of the entry in the event. */
export type Exit =
  | {
      readonly kind: 'elimination';
      readonly table: number;
      readonly hand: number;
      readonly out: readonly { readonly entry: number; readonly chipsAtStart: Chips }[];
      /** A round of hand-for-hand: all the eliminations of one `hand` are simultaneous. */
      readonly handForHand?: boolean;
    }
  | { readonly kind: 'withdrawal'; readonly entry: number }
  | { readonly kind: 'disqualification'; readonly entries: readonly number[] };

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
  | { readonly status: 'none'; readonly reason: string; readonly citation?: string };

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
  /** By jornada, then table. */
  readonly tables: readonly TableSettlement[];
  /** The sum of the tables' splits; none when one of the tables has none (decision M3). */
  readonly split: Split;
  /** Prize of place 1, 2, … (decision M5). */
  readonly placePrizes: readonly Centavos[];
  /** By position, then entry. */
  readonly classification: readonly Standing[];
};

/** A regime of distribution of the benefit, dated; `from` and `until` are both included. */
export type Regime = {
  readonly id: string;
  readonly from: Jornada;
  readonly until: Jornada | null;
  readonly citation: string;
  readonly complete: boolean;
  /** What an incomplete regime lacks, in words for the paper. */
  readonly missing?: string;
  /** An incomplete regime is used only with the operator's explicit confirmation. */
  readonly confirmed?: boolean;
  readonly shares: readonly { beneficiary: string; name: string; bps: BasisPoints }[];
  readonly balance: { beneficiary: string; name: string; bps: BasisPoints };
};
