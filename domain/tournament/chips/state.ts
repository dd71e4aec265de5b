import type { Chips } from '../../money/chips.ts';
import type { Instant } from '../../time/jornada.ts';
import type { ChipFactOf } from '../chipFacts.ts';

/** What a tournament knows of its chips beside the published stack and the coupons. */
export type ChipState = {
  /** Stacks issued to entries that did not get the starting stack, by entry id. */
  readonly stacks: Readonly<Record<string, Chips>>;
  /** What blinds and antes took from stacks while their players were absent, by entry id. */
  readonly charged: Readonly<Record<string, Chips>>;
  readonly placed: readonly PlacedStack[];
  readonly contacts: readonly ChipFactOf<'AbsentContacted'>[];
  /** Holds in force (R123-I-40). */
  readonly holds: readonly ChipFactOf<'StackHeld'>[];
  /** The last hand that each table opened, by table. */
  readonly hands: Readonly<Record<number, TableHands>>;
  /** Levels of this day of play: the first one, and since when the one in force holds. */
  readonly firstLevel: number;
  readonly levelFrom: Instant | null;
  /** The last entry number before play: higher ones are late entries. Null before the start. */
  readonly soldAtStart: number | null;
  /** What stacks of nobody paid to pots before they were removed: it stays in play. */
  readonly inPots: Chips;
  readonly actIds: readonly string[];
};

/** A stack at a seat that nobody bought; `charged` went to pots. */
export type PlacedStack = {
  readonly table: number;
  readonly seat: number;
  readonly chips: Chips;
  readonly charged: Chips;
};

export type TableHands = {
  readonly hand: number;
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
  levelFrom: null,
  soldAtStart: null,
  inPots: 0 as Chips,
  actIds: [],
};
