import type { BasisPoints, Centavos } from '../money/centavos.ts';
import type { Chips } from '../money/chips.ts';
import type { Instant, Jornada } from '../time/jornada.ts';

/** One level of the blind structure (R123-I-1.11). */
export type Level = {
  readonly level: number;
  readonly smallBlind: Chips;
  readonly bigBlind: Chips;
  readonly ante: Chips;
  readonly minutes: number;
};

/** How many places are paid, as a share of the entries rounded as published (R123-I-1.10). */
export const PLACE_ROUNDINGS = ['up', 'down', 'nearest'] as const;
export type PaidPlaces = {
  readonly bps: BasisPoints;
  readonly rounding: (typeof PLACE_ROUNDINGS)[number];
};

/** Shares of the pool by place, for a number of entries; they add to 10000 (R123-I-26, I-65). */
export type PrizeScale = {
  readonly entriesMin: number;
  readonly entriesMax: number;
  readonly sharesBps: readonly BasisPoints[];
};

/** What allows a Sit & Go to be played (decision T13, R123-I-25, R123-IV-11). */
export type Authorisation =
  | { readonly kind: 'stand-alone' }
  | { readonly kind: 'within-event'; readonly event: string; readonly reference: string };

/** What one purchase costs: its benefit and its prize part are together the price (M1). */
export type PurchaseTerms = {
  readonly price: Centavos;
  readonly benefit: Centavos;
  readonly prizePart: Centavos;
  /** The share as announced; null when the benefit was announced in centavos. */
  readonly prizeBps: BasisPoints | null;
};

/** The published characteristics, frozen when announced (R123-I-1). */
export type Terms = SitAndGoTerms | MultiTableTerms;

/** What every modality publishes; the price is that of the initial purchase (IN). */
type CommonTerms = PurchaseTerms & {
  /** The operator's number of the event, as papers print it: `14-0021`. */
  readonly eventNumber: string;
  readonly name: string;
  readonly venue: string;
  /** Of the first day. */
  readonly jornada: Jornada;
  readonly startsAt: Instant;
  readonly quota: number;
  readonly startingStack: Chips;
  readonly levels: readonly Level[];
  readonly scales: readonly PrizeScale[];
  readonly prizeUnit: Centavos;
  /** Entries of one person in the whole event; null is no cap (R123-I-32). */
  readonly entriesPerPersonMax: number | null;
  /** The Director answers for the event (R123-III-1). */
  readonly director: { readonly legajo: string; readonly name: string };
};

export type SitAndGoTerms = CommonTerms & {
  readonly modality: 'sit-and-go';
  readonly table: number;
  readonly authorisation: Authorisation;
};

/** Modalities with several tables and rules of their own (R123-I-1.1). */
export const MULTI_TABLE_MODALITIES = [
  'multi-table-regroup',
  'multi-table-elimination',
  'heads-up',
] as const;

/** A modality that the list leaves open, in words of its own (R123-I-1.1). */
export type OtherModality = {
  readonly name: string;
  /** Whether tables are broken and balanced as the field gets smaller. */
  readonly regroups: boolean;
};

export type MultiTableTerms = CommonTerms & {
  readonly modality: (typeof MULTI_TABLE_MODALITIES)[number] | 'other';
  /** Of `other` alone. */
  readonly otherModality?: OtherModality;
  /** Date and start of each day of play, the first one included (R123-I-1.2). */
  readonly days: readonly Day[];
  /** When entries are sold before play, and when they are accredited (R123-I-1.4). */
  readonly registration: Window;
  readonly accreditation: Window;
  /** Numbers of the tables that may be laid, in the order in which they break (R123-I-92). */
  readonly tables: readonly number[];
  readonly seatsPerTable: number;
  /** Full or reduced for who registers after the start (R123-I-41). */
  readonly lateStack: 'full' | 'reduced';
  /** Hands of a level when the tables' own record does not say (decision T3). */
  readonly handsPerLevel: number | null;
  /** Redraws that the event publishes besides those at each day and final table (T1). */
  readonly redrawAt: { readonly three: boolean; readonly two: boolean };
  /** How the seats of a broken table are drawn (R123-IV-8.2, R123-IV-8.1). */
  readonly breakDraw: 'cards' | 'system';
  readonly breaks: readonly { readonly afterLevel: number; readonly minutes: number }[];
  /** Left out, the scales alone say how many places are paid. */
  readonly paidPlaces?: PaidPlaces;
  readonly chipSet: readonly Chips[];
  /** Denominations that leave play in the pause after a level (R123-II-12). */
  readonly retirements: readonly { readonly denomination: Chips; readonly afterLevel: number }[];
  /** Played under the regulation of the club; null is Res. LNSE 123/2013. */
  readonly club: ClubTerms | null;
  /** The pool is at least this: what the purchases lack the operator pays in (T14). */
  readonly guarantee: Centavos | null;
  /** Null is one stage, from level 1 to the winner (R123-I-7). */
  readonly stages: Stages | null;
  readonly rebuy: RebuyTerms | null;
  readonly addOn: AddOnTerms | null;
};

/** What a club event publishes of its own (CLUB-G2, CLUB-O5). */
export type ClubTerms = {
  /** With fewer entries the event is not played and prices go back. */
  readonly entriesMin: number;
  /** Chips of who is disqualified: removed (CLUB-T0), or shared at the table (CLUB-O5). */
  readonly disqualifiedChips: 'removed' | 'shared';
  /** How often the board may be dealt when players agree to it; once unless told (CLUB-N11). */
  readonly boardsMax?: number;
};

/** How players come to a series (R123-I-9). */
export const SERIES_ASSIGNMENTS = ['player-choice', 'registration-order', 'random-draw'] as const;

/** A qualifying stage in series and a final stage (R123-I-1.3). */
export type Stages = {
  readonly assignment: (typeof SERIES_ASSIGNMENTS)[number];
  /** In the order in which they are played. */
  readonly series: readonly Series[];
  readonly final: Day;
};

/** It ends when its level does, or with so many players, whichever comes first (R123-I-10). */
export type Series = Day & {
  readonly code: string;
  readonly entriesMax: number;
  /** Null is no limit of that kind; one of the two there is. */
  readonly throughLevel: number | null;
  readonly qualifiers: number | null;
};

export type Day = { readonly jornada: Jornada; readonly startsAt: Instant };
export type Window = { readonly opensAt: Instant; readonly closesAt: Instant };

/** Number, condition, price and chips of the rebuys (R123-I-1.6). */
export type RebuyTerms = PurchaseTerms & {
  readonly chips: Chips;
  /** Of one entry; null is no limit. */
  readonly max: number | null;
  /** The most chips that one may have to rebuy; null is no condition. */
  readonly stackMax: Chips | null;
  readonly throughLevel: number;
};

/** Window, price and chips of the add-on, one for each entry (R123-I-1.7). */
export type AddOnTerms = PurchaseTerms & { readonly chips: Chips; readonly afterLevel: number };
