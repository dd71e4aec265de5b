import type { Positions } from '../hand/button.ts';
import type { Seat } from '../hand/setup.ts';
import type { Hand } from '../hand/state.ts';
import type { Centavos } from '../money/centavos.ts';
import type { Stoppage } from '../rulings/stoppage.ts';
import type { Instant, Jornada } from '../time/jornada.ts';
import type { StaffMember } from '../tournament/facts.ts';
import type { CashMeans, EndReason, HandResult } from './facts.ts';
import type { CashLimits, CashTerms } from './terms.ts';

/** A cash table, folded from its facts: its terms, its last game and its last day. */
export type CashTable = { readonly status: 'unannounced' } | AnnouncedCash;

export type AnnouncedCash = {
  readonly status: 'announced';
  readonly tableId: string;
  readonly terms: CashTerms;
  /** Changes of the limits that were announced: none is made twice. @see R40-8 */
  readonly changeIds: readonly string[];
  /** Of the next draw of seats. */
  readonly seedHash: string;
  /** The game that is played, or the last one. */
  readonly session: Session | null;
  readonly day: CashDay | null;
  /** Closed days whose papers are not filed yet, by their last closing. */
  readonly unsettled: readonly { readonly day: number; readonly closing: number }[];
};

/** One game: two hours of one set of limits. */
export type Session = {
  readonly sessionId: string;
  /** 1, 2, … for the table; so often were seats drawn. */
  readonly number: number;
  readonly limits: CashLimits;
  readonly openedAt: Instant;
  readonly places: readonly Place[];
  /** What each player bought in the game, also of those who left. @see R40-29 */
  readonly purchased: Readonly<Record<string, Centavos>>;
  /** The last one, which all players are told; null before any. @see R40-33 */
  readonly rebuy: { readonly seat: Seat; readonly amount: Centavos; readonly at: Instant } | null;
  /** Of the last hand; null before the first. */
  readonly positions: Positions | null;
  readonly firstButton: Seat | null;
  /** The button has passed once through every player. @see R40-25 */
  readonly orbited: boolean;
  /** Those that can still be voided, the latest last. */
  readonly hands: readonly HandRecord[];
  /** Number of the last hand, void ones counted. */
  readonly lastHand: number;
  /** The hand that is played, or the last one as long as it can be corrected. */
  readonly hand: Hand;
  readonly carried: Centavos;
  /** When anything of the game happened last. */
  readonly at: Instant;
  /** When the turn of the player to act began. */
  readonly turnAt: Instant;
  /** When the clock was called on him; null where it was not. @see CLUB-S11 */
  readonly clockAt: Instant | null;
  /** Until its irregularity is ruled on nobody acts in the hand. @see R123-II-63.A */
  readonly stopped: Stoppage | null;
  /** Ids of the acts at the table, with what they were. */
  readonly acts: Readonly<Record<string, string>>;
  readonly ended: { readonly reason: EndReason; readonly stayed: readonly string[] } | null;
};

export type Place = {
  readonly seat: Seat;
  readonly player: string;
  /** Before the hand in play. */
  readonly stack: Centavos;
  /** Bought in a hand: in the stack from the next one on. */
  readonly queued: Centavos;
  /** `back` pays what he owes with the next hand; `waits` does so with the big blind (CLUB-B4). */
  readonly mode: 'playing' | 'resting' | 'absent' | 'back' | 'waits';
  readonly rests: number;
  readonly owed: Centavos;
  /** Taken from the stack for drinks in the game. @see R40-91.b3 */
  readonly consumed: Centavos;
  /** Has not been dealt in yet. */
  readonly isNew: boolean;
  /** Asked to leave in the hand in play. */
  readonly leaveId: string | null;
};

/** A hand that can still be voided, the latest last. */
export type HandRecord = {
  readonly handId: string;
  readonly number: number;
  readonly jornada: Jornada;
  readonly startedAt: Instant;
  readonly result: HandResult | null;
  /** What a void brings back, stacks apart. */
  readonly before: Pick<Session, 'positions' | 'firstButton' | 'orbited' | 'carried' | 'places'>;
};

/** One day of a table. It can be folded from its own facts alone. */
export type CashDay = {
  /** 1, 2, … for the table. */
  readonly day: number;
  readonly jornada: Jornada;
  readonly openedAt: Instant;
  readonly terms: CashTerms;
  readonly stacksAtStart: Centavos;
  readonly sessions: readonly SessionOfDay[];
  readonly closing: CashClosing | null;
  /** How often it was closed: the version of its settlement. */
  readonly closings: number;
  readonly reopenings: readonly CashReopening[];
  /** The last closing whose papers are filed; 0 before. */
  readonly settled: number;
};

/** What a game did within one day. */
export type SessionOfDay = {
  readonly number: number;
  readonly limits: CashLimits | null;
  /** Null when it goes on from the day before, or into the next one. */
  readonly openedAt: Instant | null;
  readonly endedAt: Instant | null;
  readonly reason: EndReason | null;
  readonly purchases: Readonly<Record<CashMeans, Centavos>>;
  readonly cashOuts: Centavos;
  readonly consumption: Centavos;
  readonly hands: number;
  readonly voided: number;
  readonly pots: number;
  readonly potTotal: Centavos;
  readonly rake: Centavos;
};

export type CashClosing = {
  readonly closingId: string;
  readonly by: StaffMember;
  readonly second: StaffMember;
  readonly at: Instant;
  readonly stacksAtEnd: Centavos;
  readonly box: Centavos;
  readonly review: string | null;
};

export type CashReopening = {
  readonly reopeningId: string;
  /** The closing that it opened again. */
  readonly closing: number;
  readonly reason: string;
  readonly late: boolean;
  readonly by: StaffMember;
  readonly at: Instant;
};

export const initialState = (): CashTable => ({ status: 'unannounced' });

export const isInPlay = ({ hand }: Session): boolean =>
  hand.status === 'betting' || hand.status === 'showdown';
