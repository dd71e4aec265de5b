import type { Chips } from '../money/chips.ts';
import type { Instant, Jornada } from '../time/jornada.ts';
import type { ChipState } from './chips/state.ts';
import type { ClockFactOf } from './clockFacts.ts';
import type { EntryBook } from './entryBook.ts';
import type {
  Accreditation,
  Confirmation,
  Payment,
  Reversal,
  ReversedPayment,
  Sale,
  Seating,
  TablePurchase,
} from './entryState.ts';
import type { DocumentKind, FactOf } from './facts.ts';
import type { FloorState } from './floor/state.ts';
import type { PlayedHands } from './hands/state.ts';
import type { CouponBody, CouponCounts, MoneyFactOf, TableCode } from './moneyFacts.ts';
import type { AppealOutcome } from './penaltyFacts.ts';
import type { Assigned } from './stageFacts.ts';
import type { Level, Terms, Window } from './terms.ts';

export type {
  Confirmation,
  Payment,
  Reversal,
  ReversedPayment,
  Sale,
  Seating,
  TablePurchase,
} from './entryState.ts';

/**
 * A tournament, folded from its facts. Plain JSON, so that a snapshot of it is itself.
 * `finished` has one live entry left; undoing the last exit sends it back to `playing`.
 */
export type Tournament = { readonly status: 'unannounced' } | AnnouncedTournament;

export type AnnouncedTournament = {
  readonly status: 'registering' | 'playing' | 'finished' | 'closed' | 'cancelled';
  readonly tournamentId: string;
  /** Nothing of the event belongs to an earlier one. */
  readonly announcedOn: Jornada;
  readonly terms: Terms;
  /** SHA-256 of the seed that the next draw by the system must use (decision T2). */
  readonly seedHash: string;
  /** The stage that is open; null between stages and in an event of one (R123-I-7). */
  readonly stage: Stage | null;
  readonly finishedSeries: readonly FactOf<'SeriesFinished'>[];
  /** Draws of the series and changes by hand, in the order recorded (R123-I-9). */
  readonly seriesAssignments: readonly FactOf<'SeriesAssigned'>[];
  readonly stageActIds: readonly string[];
  readonly entries: EntryBook;
  /** Numbers of returned entries are not given again: a number names one sale for ever. */
  readonly entryNumberLast: number;
  /** Forms that wait for a place, in the order in which they came (R123-I-1.8). */
  readonly waiting: readonly string[];
  /** How forms came to the list and left it, in the order recorded. */
  readonly waitingActs: readonly MoneyFactOf<'WaitingListJoined' | 'WaitingListLeft'>[];
  readonly draws: readonly FactOf<'SeatsDrawn'>[];
  /** Redraws and moves of an event of several tables, in the order recorded. */
  readonly seatActs: readonly SeatAct[];
  /** Tables in the order in which they break (R123-I-92). */
  readonly breakOrder: readonly number[];
  readonly breakOrderChanges: readonly FactOf<'BreakOrderChanged'>[];
  readonly start: FactOf<'TournamentStarted'> | null;
  /** Level 1 is in force from the start; 0 before. */
  readonly level: number;
  readonly levelHand: number | null;
  /** How the level in force was announced; null of the one that play starts at. */
  readonly levelAct: FactOf<'LevelAnnounced'> | null;
  readonly rounds: Rounds;
  readonly clock: Clock;
  readonly chips: ChipState;
  readonly playedHands: PlayedHands;
  readonly floor: FloorState;
  readonly penalties: readonly Penalty[];
  /** In the order recorded (R123-I-80, R123-I-82, R123-I-86). */
  readonly authorisedItems: readonly FactOf<'ItemAuthorised'>[];
  readonly itemRules: readonly FactOf<'ItemRuled'>[];
  readonly claims: readonly FactOf<'ClaimOpened'>[];
  /** In the order recorded; `rankedExits` has them in the order that ranks. */
  readonly exits: readonly ExitFact[];
  readonly undoneExits: readonly ExitFact[];
  readonly undoings: readonly FactOf<'ExitUndone'>[];
  /** The last lock; whether it still holds is asked of `prizeLock`. */
  readonly lock: FactOf<'PrizesLocked'> | null;
  /** Of all who were left, in a club event (CLUB-T27). */
  readonly deal: FactOf<'DealRecorded'> | null;
  readonly closings: number;
  readonly lastClosing: FactOf<'TournamentClosed'> | null;
  readonly winnerChips: Chips | null;
  /** What settlement papers have been filed for. */
  readonly settled: readonly SettledTable[];
  /** Entries are sold to the end of this level (R123-I-34); null without an extension. */
  readonly registeredThrough: number | null;
  readonly extensions: readonly MoneyFactOf<'RegistrationExtended'>[];
  /** The pause of the add-on has begun (R123-I-49). */
  readonly addOnsOpen: boolean;
  readonly addOnsOpening: MoneyFactOf<'AddOnsOpened'> | null;
  /** What can no longer be bought at a table (R123-IV-4.p7, R123-IV-5.p5). */
  readonly closedPurchases: readonly TableCode[];
  /** How the periods of the stage were closed. */
  readonly purchaseClosings: readonly MoneyFactOf<'PurchasesClosed'>[];
  /** Cancellation, suspensions and changes, in the order recorded (R123-I-6). */
  readonly interruptions: readonly MoneyFactOf<
    'EventCancelled' | 'EventSuspended' | 'EventModified' | 'EventEnded'
  >[];
  /** Windows of accreditation that a moved start replaced, and until when each held. */
  readonly formerWindows: readonly { readonly until: Instant; readonly window: Window }[];
  /** Ended before its time; null while it was not (R123-I-6). */
  readonly ended: MoneyFactOf<'EventEnded'> | null;
  /** The one in force; null while play may go on. */
  readonly suspension: MoneyFactOf<'EventSuspended'> | null;
  /** The end of each suspension but the one in force, in their order. */
  readonly resumptions: readonly MoneyFactOf<'EventResumed'>[];
  /** What was counted of the coupons, by jornada and table (R123-IV-3.p3). */
  readonly counts: Readonly<Record<string, CountedTable>>;
  readonly countIds: readonly string[];
};

/** A series, or the final when `series` is null: opened, and then started at a level. */
export type Stage = {
  readonly stageId: string;
  readonly series: string | null;
  readonly level: number;
  readonly jornada: Jornada;
  readonly startedAt: Instant | null;
  /** How many acts of seating came before it. */
  readonly seatActs: number;
};

/** The clock of the level in force: an absolute end, or what is left while it is paused. */
export type Clock = {
  readonly endsAt: Instant | null;
  readonly remainingSeconds: number | null;
  /** When it last began to run, or stood still; null before the start. */
  readonly since: Instant | null;
  /** The last pause or its end, by which a repetition is known. */
  readonly lastAct: ClockFactOf<'ClockPaused' | 'ClockResumed'> | null;
  /** The suspension of the event stopped it, so that it goes on with the event. */
  readonly suspended: boolean;
  /** The structure as the Direction changed it; null while it is the one announced. */
  readonly levels: readonly Level[] | null;
  /** Changed and not announced yet: without effect (R123-III-2.p5). */
  readonly pending: { readonly changeId: string; readonly levels: readonly Level[] } | null;
  readonly actIds: readonly string[];
};

export type Penalty = Omit<FactOf<'PenaltyImposed'>, 'type' | 'jornada'> & {
  readonly status: 'given' | 'running' | 'over' | 'annulled';
  /** How the appeal ended; left out while there was none. */
  readonly appeal?: AppealOutcome;
  /** Its end, its annulment and its appeal, in the order recorded. */
  readonly outcomes: readonly FactOf<'SuspensionEnded' | 'PenaltyAnnulled' | 'PenaltyAppealed'>[];
  /** Hands dealt dead since it was imposed. */
  readonly counts: readonly { readonly countId: string; readonly hands: number }[];
};

/** Hand-for-hand: the last round released and the tables that still play it (R123-I-20). */
export type Rounds = {
  readonly on: boolean;
  /** When simultaneous hands were last ordered, or ended; null before. */
  readonly since: Instant | null;
  readonly setting: FactOf<'HandForHandSet'> | null;
  /** The last signal, and the tables that reported its hand. */
  readonly release: FactOf<'RoundReleased'> | null;
  readonly reports: readonly FactOf<'RoundReported'>[];
  /** 0 before the first. */
  readonly round: number;
  readonly tables: readonly number[];
  readonly pending: readonly number[];
  readonly settingIds: readonly string[];
};

export type SeatAct = FactOf<'SeatsRedrawn' | 'EntriesMoved'>;

export type ExitFact = FactOf<
  'EntriesEliminated' | 'EntryWithdrawn' | 'EntriesDisqualified' | 'AbsentRemoved'
>;

/** The last count of each body, and the last review of their differences. */
export type CountedTable = {
  readonly day: Jornada;
  readonly table: number;
  readonly operator: CouponCounts | null;
  readonly lnse: CouponCounts | null;
  readonly drop: CouponCounts | null;
  readonly review: Pick<
    MoneyFactOf<'DifferencesReviewed'>,
    'reviewId' | 'explanation' | 'rows' | 'occurredAt'
  > | null;
  /** When each body was counted last, and the differences reviewed. */
  readonly times: Readonly<Partial<Record<CouponBody | 'review', Instant>>>;
};

export type SettledTable = {
  readonly closing: number;
  readonly jornada: Jornada;
  readonly table: number;
};

/** One registration: its form, its sale, its seat and what it collects. Places count these (M9). */
export type Entry = {
  readonly entryId: string;
  readonly personId: string;
  readonly personHash: string;
  readonly documentKind: DocumentKind;
  readonly formAt: Instant;
  /** The series that it plays; null while none was given, and in an event without them. */
  readonly series: string | null;
  /** Where it is booked if nobody ever sat down for it; null until a series, or a move, says so. */
  readonly assigned: Assigned | null;
  readonly sale: Sale | null;
  /** How the sale was reversed; null while it stands. */
  readonly reversal: Reversal | null;
  /** The voucher was changed for the control card; null until then, and in a Sit & Go. */
  readonly accreditation: Accreditation | null;
  /** In a list since it was paid, and what is due for it; null while nobody found it there. */
  readonly barred: Pick<FactOf<'EntryBarred'>, 'group' | 'due' | 'occurredAt'> | null;
  /** Rebuys and add-ons, in the order bought. */
  readonly purchases: readonly TablePurchase[];
  /** Announced and not paid yet (R123-I-51). */
  readonly owes: {
    readonly codes: readonly TableCode[];
    readonly at: Instant;
    /** Chips that play already, before they are paid (CLUB-T23). */
    readonly behind?: Chips;
  } | null;
  readonly declarationIds: readonly string[];
  /** Where the entry sits: drawn, or moved to. Both are null before the draw. */
  readonly table: number | null;
  readonly seat: number | null;
  /** Taken at the table, which uses up the voucher (R123-IV-11.2). */
  readonly seating: Seating | null;
  /** The last one issued. */
  readonly confirmation: Confirmation | null;
  /** The one that stands; null while the prize is owed. */
  readonly payment: Payment | null;
  /** Payments taken back, in the order of their reversals. */
  readonly reversedPayments: readonly ReversedPayment[];
};

export const initialState = (): Tournament => ({ status: 'unannounced' });
