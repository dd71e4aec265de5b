import type { Card } from '../cards/card.ts';
import type { Chips } from '../money/chips.ts';
import type { ChipPile } from './chipFacts.ts';
import type { Command, Person } from './commands.ts';
import type { StaffMember } from './facts.ts';

/** What can be asked about the chips of a tournament. */
export type ChipCommand =
  /** Seats of who owes the blinds of this hand; null when nobody does. */
  | Command<
      'OpenHand',
      { table: number; hand: number; smallBlind: number | null; bigBlind: number | null }
    >
  | Command<'LogContact', { contactId: string; entryId: string; outcome: string }>
  | Command<'HoldStack', { holdId: string; entryId: string; askedBy: string }>
  /** `hand` is the one after which the stack leaves when its time is over. */
  | Command<'RevokeHold', { revocationId: string; entryId: string; hand: number; reason: string }>
  | Command<'RemoveAbsent', { exitId: string; hand: number }>
  | Command<
      'PlaceStacks',
      { placementId: string; places: readonly { readonly table: number; readonly seat: number }[] }
    >
  | Command<'RemovePlacedStacks', { removalId: string; reason: string }>
  | Command<'SetLateStack', { adjustmentId: string; entryId: string; stack: Chips; reason: string }>
  | Command<
      'CountChips',
      {
        countId: string;
        sheets: readonly { readonly table: number; readonly rows: readonly SeatCount[] }[];
      }
    >
  | Command<
      'ColorUp',
      {
        raceId: string;
        table: number;
        denomination: Chips;
        rows: readonly LowChips[];
        /** Face-up cards in the order dealt: all of one seat before the next. */
        dealt: readonly { readonly seat: number; readonly card: Card }[];
      }
    >
  | Command<
      'BagChips',
      {
        bagId: string;
        entryId: string;
        piles: readonly ChipPile[];
        declared: Chips;
        /** By the dealer, in the player's presence. */
        counted: Chips;
        seal: string;
        supervisor: StaffMember | null;
      }
    >
  | Command<'VoidBag', { voidId: string; entryId: string; reason: string }>
  | Command<
      'ClosePlayDay',
      {
        closeId: string;
        /** Whether the level goes on the next day, when it was not over. */
        levelGoesOn: boolean;
        explanation: string | null;
      }
    >
  | Command<'OpenPlayDay', { openId: string }>
  | Command<
      'ReleaseBag',
      {
        releaseId: string;
        entryId: string;
        person: Person;
        documentMatches: boolean;
        /** Null when the player does not have the duplicate. */
        receipt: number | null;
        counted: Chips;
      }
    >;

/** A row of a sheet as it was filled in at the table. */
export type SeatCount = { readonly seat: number; readonly chips: Chips };

/** The low chips of a seat, and the value of all others that it has. */
export type LowChips = {
  readonly seat: number;
  readonly low: number;
  readonly rest: Chips;
  readonly present: boolean;
};

export type ChipCommandOf<Type extends ChipCommand['type']> = Extract<ChipCommand, { type: Type }>;
