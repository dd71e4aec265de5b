import type { ByCode, ByMeans } from '../../domain/cage/facts.ts';
import type { Centavos } from '../../domain/money/centavos.ts';
import type {
  EventSettlement,
  PurchaseCode,
  Standing,
  TableSettlement,
} from '../../domain/settlement/types.ts';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import type { ChipReconciliation } from '../../domain/tournament/chipReconciliation.ts';
import type { DocumentKind, FactOf, PaperNumber } from '../../domain/tournament/facts.ts';
import type { ReconciledTable } from '../../domain/tournament/reconciliation.ts';
import type { SitAndGoTerms, Terms } from '../../domain/tournament/terms.ts';
import type { Letterhead } from '../model/paper.ts';
import type { DayFiscalAct } from './ijInput.ts';
import type { Closers, Correction } from './signatures.ts';

/** What identifies a paper, of any kind. */
export type PaperHead = {
  readonly letterhead: Letterhead;
  readonly number: PaperNumber;
  readonly version: number;
  readonly replaces?: { readonly version: number; readonly reason: string };
};

/** A person as a nominative paper names him; the caller resolves him in the registry. */
export type PaperPerson = {
  readonly entryNumber: number;
  readonly personName: { readonly surnames: string; readonly givenNames: string };
  readonly document: { readonly kind: DocumentKind; readonly number: string };
};

/** Somebody of the staff whose name and legajo are printed under a signature line. */
export type Signatory = { readonly name: string; readonly legajo: string };

/** Voucher of one purchase at the cash desk (R123-IV-1.2, R123-IV-11.2). */
export type VcInput = PaperHead & {
  readonly terms: Terms;
  readonly person: PaperPerson;
  readonly paid: FactOf<'EntryPaid'>;
  /** 1 is the first print; from 2 on the paper says that it is a copy (`VoucherReprinted.copy`). */
  readonly copy: number;
};

/** How entries can come to share a place: equal chips at one table, or several tables. */
export type TieCause = 'elimination' | 'hand-for-hand' | 'order-unknown';

/** How an entry came to its place; `winner` is who remains, `resolution` all who did (R123-I-6). */
export type PlaceCause = TieCause | 'withdrawal' | 'winner' | 'resolution';

/** Receipt that gives the right to one prize (R123-IV-9.1). */
export type ClInput = PaperHead & {
  readonly terms: Terms;
  readonly person: PaperPerson;
  readonly standing: Standing;
  /** Every standing that shares the place, the own included; only the own when not shared. */
  readonly tied: readonly Standing[];
  /** What all who were left agreed for this entry, in a club event (CLUB-T27). */
  readonly agreed?: Centavos;
  readonly locked: FactOf<'PrizesLocked'>;
  readonly confirmed: FactOf<'PrizeConfirmed'>;
  readonly exit: {
    readonly cause: PlaceCause;
    readonly table: number;
    readonly hand: number | null;
    readonly occurredAt: Instant;
  };
};

/** Acknowledgement that the player signs when he is paid (R123-I-66, R123-IV-9.1.p5). */
export type RpInput = PaperHead & {
  readonly terms: Terms;
  /** His document is the one shown: payment is refused with another. */
  readonly person: PaperPerson;
  readonly standing: Standing;
  readonly paid: FactOf<'PrizePaid'>;
  /** The classification receipt handed in. */
  readonly classification: PaperNumber;
};

/** One purchase in the deposit account, with its reversal if it has one (M11). */
export type LedgerPurchase = {
  readonly person: PaperPerson;
  readonly code: PurchaseCode;
  readonly paid: Pick<
    FactOf<'EntryPaid'>,
    | 'price'
    | 'benefit'
    | 'prizePart'
    | 'means'
    | 'desk'
    | 'shift'
    | 'sponsor'
    | 'by'
    | 'occurredAt'
    | 'jornada'
  > & {
    /** Null when it was bought at a table with a coupon. */
    readonly voucher: PaperNumber | null;
    /** `37-RB1`, of the control card. */
    readonly coupon?: string;
  };
  readonly reversal: FactOf<'EntryRefunded' | 'SaleVoided' | 'PurchaseVoided'> | null;
  /** The dealer took the voucher at the table and gave the chips: the seat was taken. */
  readonly received: boolean;
};

/** A prize of the event, with its papers so far. */
export type BookedPrize = {
  readonly standing: Standing;
  /** Number of the classification receipt, null until it is issued. */
  readonly classification: PaperNumber | null;
  readonly paid: FactOf<'PrizePaid'> | null;
};

/** What a cashier counted at the end of a shift beside what the system expected (R123-IV-1.4). */
export type RenderedShift = {
  readonly shiftId: string;
  readonly jornada: Jornada;
  readonly desk: number;
  readonly legajo: string;
  readonly expected: ByMeans;
  readonly counted: ByMeans;
  /** Of the operator's body of the coupons, by code. */
  readonly couponsExpected: ByCode;
  readonly couponsCounted: ByCode;
  /** Legajo of the head of the cash desks who took it over; null until then. */
  readonly receivedBy: string | null;
};

/** Settlement of one table in one jornada (R123-IV-6.p4, R123-IV-11.4, R123-IV-11.5). */
export type LmInput = PaperHead & {
  readonly terms: Terms;
  readonly settlement: TableSettlement;
  /** Those booked to this table in this jornada, the reversed ones too, in order of record. */
  readonly purchases: readonly LedgerPurchase[];
  /** When the event was closed. */
  readonly closedAt: Instant;
  readonly closers: Closers;
  /** Who took back a payment since, and so made this version: it tells of payments until then. */
  readonly corrected?: Correction;
  /** The prizes booked to this table in this jornada; one with a prize of zero is left out. */
  readonly prizes: readonly BookedPrize[];
  /** The three bodies of its coupons against the account; a Sit & Go has only vouchers. */
  readonly reconciliation?: ReconciledTable;
  /** Of a Sit & Go: the parts of its vouchers that casino and LNSE counted; left out until then. */
  readonly parts?: ReconciledTable;
  /** Where entries were sold in several jornadas: the one that all the prizes are booked to. */
  readonly prizesBookedOn?: Jornada;
  /** The renderings of that jornada at the desks that sold for the table. */
  readonly shifts: readonly RenderedShift[];
  /** Who took over the renderings; without one the name is left to be written by hand. */
  readonly headCashier: Signatory | null;
  /** LNSE's fiscalizador, if he is known (of the acta). */
  readonly fiscalizador: string | null;
  readonly chips: ChipReconciliation;
};

/** Settlement of the event (R123-I-62 to R123-I-65, R123-IV-9). */
export type LtInput = PaperHead & {
  readonly terms: Terms;
  /** The gaming day on which the event closed. */
  readonly jornada: Jornada;
  /** When it was closed. */
  readonly closedAt: Instant;
  readonly closers: Closers;
  /** Who took back a payment since, and so made this version: it tells of payments until then. */
  readonly corrected?: Correction;
  readonly settlement: EventSettlement;
  /** How what was left of the pool was divided when the event was ended before its time (R123-I-6). */
  readonly resolution?: { readonly text: string; readonly consent: string };
  /** The valid prize lock; null when the event had no entries. */
  readonly locked: FactOf<'PrizesLocked'> | null;
  /** Everybody in the classification. */
  readonly persons: readonly PaperPerson[];
  /** Papers and payment of each prize greater than zero. */
  readonly prizes: readonly BookedPrize[];
  /** Number of the settlement of each (jornada, table). */
  readonly tablePapers: readonly {
    readonly jornada: Jornada;
    readonly table: number;
    readonly number: PaperNumber;
  }[];
  /** Who took over the renderings; without one the name is left to be written by hand. */
  readonly headCashier: Signatory | null;
  /** Actas and consents entered about the event; left out when there are none. */
  readonly acts?: readonly DayFiscalAct[];
  readonly fiscalizador: string | null;
  /** Of an event of several tables; the one table of a Sit & Go has both on its settlement. */
  readonly reconciled?: {
    /** Its coupons three ways. */
    readonly tables: readonly ReconciledTable[];
    readonly purchases: readonly LedgerPurchase[];
    readonly shifts: readonly RenderedShift[];
  };
  readonly chips: ChipReconciliation;
};

/** The particulars that go into LNSE's acta of a Sit & Go (R123-IV-11). */
export type AsInput = PaperHead & {
  readonly terms: SitAndGoTerms;
  readonly started: FactOf<'TournamentStarted'>;
  readonly locked: FactOf<'PrizesLocked'>;
  /** By entry number, without the returned ones. */
  readonly players: readonly { readonly person: PaperPerson; readonly voucher: PaperNumber }[];
};
