import type { Chips } from '../money/chips.ts';
import type { Fact, StaffMember } from './facts.ts';

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

/** Seats that owe the blinds of a hand; null when nobody does. */
export type Blinds = { readonly smallBlind: number | null; readonly bigBlind: number | null };

/** The seats of a table with their chips; null is a stack that nobody bought (R123-IV-7.1.p2). */
export type CountSheet = {
  readonly table: number;
  readonly rows: readonly {
    readonly seat: number;
    readonly entryNumber: number | null;
    readonly chips: Chips;
  }[];
};

/** What one seat gave and got when a denomination left its table. */
export type RaceRow = {
  readonly seat: number;
  readonly entryNumber: number | null;
  /** Low chips that were there; `exchanged` of the higher were given for them, `odd` were left. */
  readonly low: number;
  readonly exchanged: number;
  readonly odd: number;
  /** One card for each odd chip, in the order dealt: `Kd`. */
  readonly cards: readonly string[];
  readonly won: boolean;
  /** Got one chip of the lowest denomination so as not to be eliminated (R123-II-15). */
  readonly saved: boolean;
  /** Who was not there has no claim (R123-IV-7.2.p4). */
  readonly present: boolean;
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
        /** Seats that owe the blinds, as they were sent; left out before that was kept. */
        blinds?: Blinds;
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
  /** One sheet for each table counted; the sum is compared when all tables are (R123-IV-7.1). */
  | Fact<
      'ChipsInPlayCounted',
      {
        countId: string;
        sheets: readonly CountSheet[];
        total: Chips;
        /** Null while some tables are not counted. */
        inPlay: Chips | null;
      }
    >
  /** A low denomination left a table: exchanged, then raced for with cards (R123-IV-7.2). */
  | Fact<
      'ChipsRaced',
      {
        raceId: string;
        table: number;
        denomination: Chips;
        higher: Chips;
        /** The lowest denomination that stays in play. */
        lowest: Chips;
        rows: readonly RaceRow[];
        /** What the race added to the chips in play, or took (R123-II-14, R123-II-15). */
        adjustment: number;
      }
    >
  /** Counted by the player, checked by the dealer, sealed: original in the bag (R123-IV-7.3.2). */
  | Fact<
      'ChipsBagged',
      {
        bagId: string;
        entryId: string;
        table: number;
        seat: number;
        /** Of the receipt in triplicate: 1, 2, … in the event. */
        receipt: number;
        piles: readonly ChipPile[];
        total: Chips;
        seal: string;
        /** Who bagged with the dealer the chips of an absent player (T4). */
        supervisor: StaffMember | null;
      }
    >
  | Fact<'BagVoided', { voidId: string; entryId: string; receipt: number; reason: string }>
  /** Everybody's chips are in safekeeping; play goes on another day (R123-I-12). */
  | Fact<
      'PlayDayClosed',
      {
        closeId: string;
        bags: number;
        total: Chips;
        inPlay: Chips;
        /** Why bags and chips in play differ; null when they do not. */
        explanation: string | null;
        /** The level with which the next day begins. */
        nextLevel: number;
      }
    >
  | Fact<'PlayDayOpened', { openId: string; level: number }>
  /** The chips went back to their player at the seat drawn (R123-I-15). */
  | Fact<
      'BagReleased',
      {
        releaseId: string;
        entryId: string;
        receipt: number;
        /** Whether the duplicate was shown; without it the Director releases (R123-I-14). */
        presented: boolean;
        total: Chips;
        table: number;
        seat: number;
      }
    >
  /** The Director's amount for a late stack; `removed` never enters play (R123-I-45, R123-I-46). */
  | Fact<
      'LateStackSet',
      { adjustmentId: string; entryId: string; stack: Chips; removed: Chips; reason: string }
    >;

/** Chips of one denomination, as they are counted. */
export type ChipPile = { readonly denomination: Chips; readonly quantity: number };

export type ChipFactOf<Type extends ChipFact['type']> = Extract<ChipFact, { type: Type }>;
