import type { BasisPoints, Centavos } from '../money/centavos.ts';
import type { Chips } from '../money/chips.ts';
import type { NormId } from '../regulation/norms.ts';
import type { Instant, Jornada } from '../time/jornada.ts';
import type { ChipFact } from './chipFacts.ts';
import type { ClockFact } from './clockFacts.ts';
import type { ClubFact, SharedChips } from './clubFacts.ts';
import type { ConductFact } from './conductFacts.ts';
import type { FloorFact } from './floorFacts.ts';
import type { PlayedHandFact } from './handFacts.ts';
import type { MoneyFact } from './moneyFacts.ts';
import type { PenaltyFact } from './penaltyFacts.ts';
import type { PrizeFact } from './prizeFacts.ts';
import type { RoundFact } from './roundFacts.ts';
import type { SeatFact } from './seatFacts.ts';
import type { ShiftAtDesk } from './shiftAtDesk.ts';
import type { Sponsor } from './sponsors.ts';
import type { StageFact } from './stageFacts.ts';
import type { Terms } from './terms.ts';

/** A member of the staff who did something, as the register knew him then. */
export type StaffMember = {
  readonly legajo: string;
  readonly name: string;
  readonly role: StaffRole;
  /** The sector whose tables a Supervisor controls (R132-13); absent, the whole floor. */
  readonly sector?: string;
};
export const STAFF_ROLES = [
  'director',
  'supervisor',
  'dealer',
  'cashier',
  'control-desk',
  'head-cashier',
  'fiscalizador',
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What every fact carries: who, when it happened and to which gaming day it belongs (J1, J2). */
export type Circumstance = {
  readonly by: StaffMember;
  readonly occurredAt: Instant;
  readonly jornada: Jornada;
};

export const PAYMENT_MEANS = ['cash', 'debit-card', 'credit-card', 'transfer', 'account'] as const;
export type PaymentMeans = (typeof PAYMENT_MEANS)[number];

/** How a prize is paid out: a card takes money in, and gives back only what it took. */
export const PAYOUT_MEANS = [
  'cash',
  'transfer',
  'account',
] as const satisfies readonly PaymentMeans[];
export type PayoutMeans = (typeof PAYOUT_MEANS)[number];

export const DOCUMENT_KINDS = ['DNI', 'CI', 'LE', 'LC', 'PASSPORT', 'OTHER'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/**
 * Where papers get their numbers. Those of the club have series of their own, so that those of the
 * lottery, which alone it receives, have no gaps.
 */
export type PointOfIssue = {
  readonly point: number;
  /** Of the club; absent, of the lottery and of the house. */
  readonly series?: 'C';
};

/**
 * A paper's number inside its series: point of issue and counter, printed `0003-00000127`, and
 * `C0003-00000127` of the club.
 */
export type PaperNumber = PointOfIssue & { readonly number: number };

/** Why an entry is barred: from the exclusion register or the lists of staff and relatives. */
export const RESTRICTION_GROUPS = ['excluded', 'self-excluded', 'staff', 'relative'] as const;
export type RestrictionGroup = (typeof RESTRICTION_GROUPS)[number];

export type Simultaneity = 'hand-for-hand' | 'order-unknown';

/** The statement that a winner signs above a threshold: politically exposed or not, and its hash. */
export type PrizeStatement = { readonly pep: boolean; readonly statementHash: string };

export type Fact<Type extends string, Body = object> = { readonly type: Type } & Circumstance &
  Readonly<Body>;

/**
 * Everything that can have happened in a tournament, in the past tense. A person is an id and a
 * keyed hash: the personal data lie in the registry. Facts are never edited, only corrected.
 */
export type TournamentFact =
  | MoneyFact
  | PrizeFact
  | Fact<'TournamentAnnounced', { tournamentId: string; terms: Terms; seedHash: string }>
  | Fact<
      'EntryFormTaken',
      {
        entryId: string;
        personId: string;
        personHash: string;
        documentKind: DocumentKind;
        /** The one that the player chose. */
        series?: string;
        /** Reason of the Director who admits another kind of document (decision T12). */
        otherDocumentReason?: string;
      }
    >
  | Fact<
      'EntryPaid',
      {
        entryId: string;
        /** Tells a repeated request from a second sale; so do the other ids of acts below. */
        saleId: string;
        /** 1, 2, … in the event, taken at full payment (R123-IV-1.1.p4); ties use it (M6). */
        entryNumber: number;
        voucher: PaperNumber;
        price: Centavos;
        benefit: Centavos;
        prizePart: Centavos;
        means: PaymentMeans;
        desk: number;
        shift?: ShiftAtDesk;
        /** Somebody else paid; left out when the player did. */
        sponsor?: Sponsor;
        /** Where series fill up in the order of sales (R123-I-9). */
        series?: string;
      }
    >
  /** In a list since it was paid: its price goes back, or the Direction removes it (R123-I-27.b2). */
  | Fact<'EntryBarred', { entryId: string; group: RestrictionGroup; due: 'refund' | 'removal' }>
  | Fact<
      'EntryRefunded',
      {
        entryId: string;
        refundId: string;
        amount: Centavos;
        means: PaymentMeans;
        /** Why by other means than it was paid. */
        reason?: string;
        desk: number;
        shift?: ShiftAtDesk;
      }
    >
  | Fact<
      'SaleVoided',
      {
        entryId: string;
        voidId: string;
        amount: Centavos;
        reason: string;
        desk: number;
        shift?: ShiftAtDesk;
        /** The settlement was filed already (J2); left out when it was not. */
        late?: true;
      }
    >
  /** `copy` is 2, 3, …: the original was the first. */
  | Fact<'VoucherReprinted', { entryId: string; reprintId: string; copy: number; reason: string }>
  | Fact<
      'SeatsDrawn',
      {
        drawId: string;
        method: 'system' | 'cards';
        /** Published after the draw; its SHA-256 was published before (decision T2). */
        seed: string | null;
        /** Hash of the seed of the next draw by the system, published with this one. */
        nextSeedHash: string;
        /** All the seats in force, by seat: those kept from earlier draws and the new ones. */
        seats: readonly { entryId: string; seat: number }[];
      }
    >
  | SeatFact
  | ChipFact
  | PlayedHandFact
  | FloorFact
  | ClockFact
  | PenaltyFact
  | ConductFact
  | RoundFact
  | StageFact
  | Fact<'SeatTaken', { entryId: string; seatingId: string; table: number; seat: number }>
  | Fact<
      'TournamentStarted',
      {
        acta: { number: string; fiscalizador: string } | null;
        reason: 'full' | 'director' | 'scheduled';
      }
    >
  | Fact<
      'PrizesLocked',
      {
        lock: number;
        entries: number;
        pool: Centavos;
        /** What the operator pays in for a guaranteed pool; left out when nothing (T14). */
        overlay?: Centavos;
        sharesBps: readonly BasisPoints[];
        placePrizes: readonly Centavos[];
      }
    >
  | ClubFact
  /** With a `reason` when time of the level before was left (R123-II-47). */
  | Fact<'LevelAnnounced', { level: number; hand: number | null; reason?: string }>
  | Fact<
      'EntriesEliminated',
      {
        exitId: string;
        hand: number;
        /** `table` where there are several. */
        out: readonly { entryId: string; chipsAtStart: Chips; table?: number }[];
        /** Put in its place because it was reported late. */
        reportedLate: string | null;
        /** The stage in which it happened: each counts its hands anew (R123-I-8). */
        stageId?: string;
        /** One round of hand-for-hand, or an order that nobody can tell (R123-I-71, R123-I-72). */
        simultaneous?: Simultaneity;
      }
    >
  | Fact<
      'EntryWithdrawn',
      {
        exitId: string;
        entryId: string;
        hand: number;
        chipsRemoved: Chips;
        /** Where he sat, and in which stage: of one table and one stage they are left out. */
        table?: number;
        stageId?: string;
        /** In the club they stay in play instead (CLUB-G1). */
        shared?: SharedChips;
      }
    >
  | Fact<
      'EntriesDisqualified',
      {
        exitId: string;
        hand: number;
        /** Chips that were shared at the table are not removed (CLUB-O5). */
        out: readonly { entryId: string; chipsRemoved: Chips; shared?: SharedChips }[];
        norm: NormId;
        reason: string;
      }
    >
  /** `late` when its settlement was filed already (J2); `second` where it opens a closed event. */
  | Fact<'ExitUndone', { exitId: string; reason: string; late: boolean; second?: StaffMember }>;

export type FactOf<Type extends TournamentFact['type']> = Extract<TournamentFact, { type: Type }>;
