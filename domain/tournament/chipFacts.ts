import type { Chips } from '../money/chips.ts';
import type { Fact } from './facts.ts';

/** What the hand took from a stack whose player is not there; `left` stays at the seat. */
export type Charge = {
  readonly seat: number;
  /** Null for a stack placed at a seat that nobody bought yet (R123-II-5). */
  readonly entryNumber: number | null;
  readonly ante: Chips;
  readonly blind: Chips;
  readonly left: Chips;
};

/** A stack placed at a free seat for who may register late, with what is left of it. */
export type LeftoverStack = {
  readonly table: number;
  readonly seat: number;
  readonly chips: Chips;
};

/** Everything that can have happened to the chips of a tournament, apart from what players win. */
export type ChipFact =
  /** A table dealt; the level is the one in force at the first shuffle (R123-II-46). */
  | Fact<
      'HandOpened',
      {
        table: number;
        hand: number;
        level: number;
        /** The round of hand-for-hand; null when hands are not simultaneous. */
        round: number | null;
        /** Blinds and antes of the absent went to the pot, and their hands are dead (R123-I-38). */
        charges: readonly Charge[];
      }
    >
  | Fact<'AbsentContacted', { contactId: string; entryId: string; outcome: string }>
  | Fact<'StackHeld', { holdId: string; entryId: string; askedBy: string }>
  | Fact<'HoldRevoked', { revocationId: string; entryId: string; reason: string }>
  /** The absent leave the tournament, and their chips with them (R123-I-39). */
  | Fact<
      'AbsentRemoved',
      {
        exitId: string;
        hand: number;
        level: number;
        out: readonly { entryId: string; chipsRemoved: Chips; table?: number }[];
      }
    >
  | Fact<
      'StacksPlaced',
      {
        placementId: string;
        /** Of each. */
        chips: Chips;
        places: readonly { table: number; seat: number }[];
      }
    >
  | Fact<
      'PlacedStacksRemoved',
      { removalId: string; stacks: readonly LeftoverStack[]; reason: string }
    >
  /** The Director's amount for a late stack; `removed` never enters play (R123-I-45, R123-I-46). */
  | Fact<
      'LateStackSet',
      { adjustmentId: string; entryId: string; stack: Chips; removed: Chips; reason: string }
    >;

export type ChipFactOf<Type extends ChipFact['type']> = Extract<ChipFact, { type: Type }>;
