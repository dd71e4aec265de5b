import type { Chips } from '../../money/chips.ts';
import type { Instant, Jornada } from '../../time/jornada.ts';
import type { Blinds, ChipFactOf } from '../chipFacts.ts';
import type { StaffMember } from '../facts.ts';

/** What a tournament knows of its chips beside the published stack and the coupons. */
export type ChipState = {
  /** Stacks issued to entries that did not get the starting stack, by entry id. */
  readonly stacks: Readonly<Record<string, Chips>>;
  /** What left stacks while their players were absent, by entry id; below zero when won. */
  readonly charged: Readonly<Record<string, number>>;
  readonly placed: readonly PlacedStack[];
  readonly contacts: readonly ChipFactOf<'AbsentContacted'>[];
  /** Holds in force (R123-I-40). */
  readonly holds: readonly ChipFactOf<'StackHeld'>[];
  /** The last hand that each table opened, by table. */
  readonly hands: Readonly<Record<number, TableHands>>;
  /** The first level of this day of play. */
  readonly firstLevel: number;
  /** When each level of the stage was announced, or the stage started at it, by level. */
  readonly levelStarts: Readonly<Record<number, Instant>>;
  /** The last entry number before play: higher ones are late entries. Null before the start. */
  readonly soldAtStart: number | null;
  /** What stacks of nobody paid to pots before they were removed: it stays in play. */
  readonly inPots: Chips;
  /** What races and explained differences added to the chips in play, or took. */
  readonly adjustment: number;
  /** Denominations that left each table. */
  readonly raced: readonly ChipFactOf<'ChipsRaced'>[];
  readonly lastCount: ChipFactOf<'ChipsInPlayCounted'> | null;
  /** By entry id: the last bag of each. */
  readonly bags: Readonly<Record<string, Bag>>;
  readonly receiptLast: number;
  /** The day that was closed and not followed by another yet. */
  readonly night: ChipFactOf<'PlayDayClosed'> | null;
  /** How the last day was closed and the last one begun, by which a repetition is known. */
  readonly lastNight: ChipFactOf<'PlayDayClosed'> | null;
  readonly lastOpening: ChipFactOf<'PlayDayOpened'> | null;
  /** The jornada of the last day opened after a night; null on the first. */
  readonly opened: Jornada | null;
  readonly actIds: readonly string[];
};

/** A stack at a seat that nobody bought; `charged` went to pots. */
export type PlacedStack = {
  readonly table: number;
  readonly seat: number;
  readonly chips: Chips;
  readonly charged: number;
};

/** Chips in safekeeping; `charged` left the bag when play went on without its player. */
export type Bag = ChipFactOf<'ChipsBagged'> & {
  readonly charged: number;
  readonly released: ChipFactOf<'BagReleased'> | null;
  /** The one of an earlier day, when its player has not come since. */
  readonly before: Bag | null;
};

export type TableHands = {
  readonly hand: number;
  /** When it was opened; hands opened before that was kept have none. */
  readonly at?: Instant;
  /** Who said so, and the seats of the blinds; left out like the time. */
  readonly by?: StaffMember;
  readonly blinds?: Blinds;
  readonly round: number | null;
  /** The last hand of each level, by level. */
  readonly byLevel: Readonly<Record<number, number>>;
};

export const NO_CHIPS_YET: ChipState = {
  stacks: {},
  charged: {},
  placed: [],
  contacts: [],
  holds: [],
  hands: {},
  firstLevel: 1,
  levelStarts: {},
  soldAtStart: null,
  inPots: 0 as Chips,
  adjustment: 0,
  raced: [],
  lastCount: null,
  bags: {},
  receiptLast: 0,
  night: null,
  lastNight: null,
  lastOpening: null,
  opened: null,
  actIds: [],
};
