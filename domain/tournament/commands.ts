import type { BasisPoints, Centavos } from '../money/centavos.ts';
import type { Chips } from '../money/chips.ts';
import type { NormId } from '../regulation/norms.ts';
import type { Jornada } from '../time/jornada.ts';
import type { ChipCommand } from './chipCommands.ts';
import type { ClockCommand } from './clockCommands.ts';
import type { ClubCommand } from './clubCommands.ts';
import type { ConductCommand } from './conductCommands.ts';
import type {
  Circumstance,
  DocumentKind,
  PaperNumber,
  PaymentMeans,
  RestrictionGroup,
  Simultaneity,
  StaffMember,
} from './facts.ts';
import type { FloorCommand } from './floorCommands.ts';
import type { PlayedHandCommand } from './handCommands.ts';
import type { MoneyCommand } from './moneyCommands.ts';
import type { PenaltyCommand } from './penaltyCommands.ts';
import type { PrizeCommand } from './prizeCommands.ts';
import type { RoundCommand } from './roundCommands.ts';
import type { SeatCommand } from './seatCommands.ts';
import type { ShiftAtDesk } from './shiftAtDesk.ts';
import type { Sponsor } from './sponsors.ts';
import type { StageCommand } from './stageCommands.ts';
import type {
  AddOnTerms,
  MultiTableTerms,
  PurchaseTerms,
  RebuyTerms,
  SitAndGoTerms,
  Terms,
} from './terms.ts';

/** What is announced: the terms before each price is split into benefit and prize part (M1). */
export type Characteristics = SitAndGoCharacteristics | MultiTableCharacteristics;

export type PrizeShare = { readonly bps: BasisPoints } | { readonly benefit: Centavos };

type Unsplit<Split extends PurchaseTerms> = Omit<Split, 'benefit' | 'prizePart' | 'prizeBps'> & {
  readonly prize: PrizeShare;
};

type AnnouncedBy = {
  /** As the staff register knows him on the jornada of the event. */
  readonly director: StaffMember;
};

export type SitAndGoCharacteristics = Omit<Unsplit<SitAndGoTerms>, 'director'> & AnnouncedBy;

export type MultiTableCharacteristics = Omit<
  Unsplit<MultiTableTerms>,
  'director' | 'jornada' | 'startsAt' | 'rebuy' | 'addOn'
> &
  AnnouncedBy & {
    readonly rebuy: Unsplit<RebuyTerms> | null;
    readonly addOn: Unsplit<AddOnTerms> | null;
  };

/** The fluctuation band of a Sit & Go's price and the act that approved it (R123-IV-11.p2). */
export type PriceBand = {
  readonly min: Centavos;
  readonly max: Centavos;
  readonly reference: string;
};

/** What the registry knows of a person at that moment. None of it but the ids is recorded. */
export type Person = {
  readonly personId: string;
  readonly personHash: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly documentKind: DocumentKind;
  /** Groups of the exclusion register and of the lists of staff that name this person. */
  readonly restrictions: readonly RestrictionGroup[];
};

/** What the player signs on the form (R123-I-27, R123-I-30, R123-I-83). */
export type Declarations = {
  readonly swornStatement: boolean;
  readonly rulesAccepted: boolean;
  readonly imageConsent: boolean;
};

/** How the seats were drawn: by the system from a seed (T2) or by cards dealt at the table. */
export type DrawMethod =
  | {
      readonly method: 'system';
      readonly seed: string;
      readonly nextSeedHash: string;
      /** Whether the SHA-256 of `seed` is the one published, checked at the edge. */
      readonly seedMatches: boolean;
      /** Numbers of 32 bits expanded from the seed; 64 are more than ten seats need. */
      readonly words: readonly number[];
    }
  | {
      readonly method: 'cards';
      /** In the order dealt. Only the entries that wait for a seat. */
      readonly seats: readonly { readonly entryId: string; readonly seat: number }[];
    };

export type Command<Type extends string, Body = object> = { readonly type: Type } & Circumstance &
  Readonly<Body>;

/**
 * Everything that can be asked of a Sit & Go. Ids of acts (`saleId`, `exitId`, …) are the
 * request's idempotency key: the same id asks for the same thing again and adds nothing.
 */
export type TournamentCommand =
  | MoneyCommand
  | PrizeCommand
  | Command<
      'AnnounceTournament',
      {
        tournamentId: string;
        characteristics: Characteristics;
        /** In force on the jornada of the event. Without one there is no Sit & Go. */
        band: PriceBand | null;
        /** The day of the room on which the published sale opens; null where it has no window. */
        saleOpensOn: Jornada | null;
        /** The gaming day of each start, in the order of `startsOf` (decision J1). */
        startsOn: readonly Jornada[];
        /** SHA-256 of the seed of the first draw, published with the announcement (T2). */
        seedHash: string;
        /** The other tournament of the venue that was announced under this event number. */
        numberTakenBy?: string | undefined;
        /** Of the event that a Sit & Go is within; null when the venue has none of that number. */
        withinModality?: Terms['modality'] | null;
      }
    >
  | Command<
      'TakeEntryForm',
      {
        entryId: string;
        person: Person;
        declarations: Declarations;
        /** Where players choose their series; left out otherwise (R123-I-9). */
        series?: string;
        /** The Director's reason to admit a document of another kind (T12). */
        otherDocumentReason?: string;
      }
    >
  | Command<
      'PayEntry',
      {
        entryId: string;
        saleId: string;
        person: Person;
        /** The document shown is the one of the form. */
        documentMatches: boolean;
        tendered: Centavos;
        means: PaymentMeans;
        desk: number;
        shift?: ShiftAtDesk;
        voucher: PaperNumber;
        /** Somebody else paid; left out when the player does. */
        sponsor?: Sponsor;
      }
    >
  /** `restrictions`: the lists that the person is in by now. */
  | Command<
      'RefundEntry',
      {
        entryId: string;
        refundId: string;
        means: PaymentMeans;
        /** Why by other means than it was paid; left out when they are the same. */
        reason?: string;
        desk: number;
        shift?: ShiftAtDesk;
        restrictions?: readonly RestrictionGroup[];
      }
    >
  /** `late` owns that the papers are filed already: they get a new version (J2). */
  | Command<
      'VoidSale',
      {
        entryId: string;
        voidId: string;
        reason: string;
        desk: number;
        shift?: ShiftAtDesk;
        late?: true;
      }
    >
  | Command<'ReprintVoucher', { entryId: string; reprintId: string; reason: string }>
  | Command<'DrawSeats', { drawId: string; draw: DrawMethod }>
  | SeatCommand
  | ChipCommand
  | PlayedHandCommand
  | FloorCommand
  | ClockCommand
  | PenaltyCommand
  | ConductCommand
  | RoundCommand
  | StageCommand
  | Command<
      'TakeSeat',
      {
        entryId: string;
        seatingId: string;
        person: Person;
        documentMatches: boolean;
        /** Null names the only table of a Sit & Go. */
        table: number | null;
        seat: number;
        voucher: PaperNumber;
      }
    >
  | Command<'StartTournament', { acta: { number: string; fiscalizador: string } | null }>
  | Command<'LockPrizes'>
  | ClubCommand
  | Command<
      'EliminateEntries',
      {
        exitId: string;
        hand: number;
        out: readonly { readonly entryId: string; readonly chipsAtStart: Chips }[];
        /** Left out, one hand of one table; `hand` is the round of hand-for-hand. */
        simultaneous?: Simultaneity;
        /** Why it is reported after later hands; null when it is reported in its turn. */
        reportedLate: string | null;
      }
    >
  /** Takes effect when `hand` ends (R123-I-59). */
  | Command<'WithdrawEntry', { exitId: string; entryId: string; hand: number; chipsRemoved: Chips }>
  | Command<
      'DisqualifyEntries',
      {
        exitId: string;
        hand: number;
        out: readonly { readonly entryId: string; readonly chipsRemoved: Chips }[];
        norm: NormId;
        reason: string;
      }
    >
  /** `late` owns that the papers are filed already: they get a new version (J2). */
  | Command<'UndoExit', { exitId: string; reason: string; late: boolean; second?: StaffMember }>;

export type CommandOf<Type extends TournamentCommand['type']> = Extract<
  TournamentCommand,
  { type: Type }
>;
