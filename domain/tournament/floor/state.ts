import type { Stoppage } from '../../rulings/stoppage.ts';
import type { Instant } from '../../time/jornada.ts';
import type { FloorFactOf, Street } from '../floorFacts.ts';

/** What the floor knows of its tables and players besides seats and chips. */
export type FloorState = {
  /** By table. */
  readonly checks: Readonly<Record<number, FloorFactOf<'TableChecked'>>>;
  readonly decks: Readonly<Record<number, FloorFactOf<'DeckChanged'>>>;
  /** What each table waits for another deck for, by table; gone once it is changed. */
  readonly deckCalls: Readonly<Record<number, FloorFactOf<'DeckCalled'>>>;
  /** Seconds by entry id (R123-II-70). */
  readonly limits: Readonly<Record<string, number>>;
  /** Calls of the clock by table: of its last hand that had one, and those unanswered (R123-II-68). */
  readonly clocks: Readonly<Record<number, readonly ClockCall[]>>;
  /** By table: hands that wait for a ruling. @see R123-II-63.A */
  readonly stops: Readonly<Record<number, Stoppage>>;
  readonly lastPositions: readonly FloorFactOf<'LastPositionGiven'>[];
  readonly streetControl: boolean;
  /** How it was last set; null before. */
  readonly streetSetting: FloorFactOf<'StreetControlSet'> | null;
  /** The street that is dealt in a round, and the tables that finished it; null before any. */
  readonly street: {
    readonly round: number;
    readonly street: Street;
    readonly reported: readonly number[];
    /** Its signal, null of the first street, and who reported it. */
    readonly released: FloorFactOf<'StreetReleased'> | null;
    readonly reports: readonly FloorFactOf<'StreetReported'>[];
  } | null;
  readonly actIds: readonly string[];
};

export type ClockCall = Pick<
  FloorFactOf<'ClockCalled'>,
  'callId' | 'hand' | 'seat' | 'entryId' | 'until'
> & {
  readonly at: Instant;
  /** He acted in time. */
  readonly stopped: boolean;
};

export const EMPTY_FLOOR: FloorState = {
  checks: {},
  decks: {},
  deckCalls: {},
  limits: {},
  clocks: {},
  stops: {},
  lastPositions: [],
  streetControl: false,
  streetSetting: null,
  street: null,
  actIds: [],
};
