import type { Chips } from '../money/chips.ts';
import type { Command } from './commands.ts';

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
  | Command<
      'SetLateStack',
      { adjustmentId: string; entryId: string; stack: Chips; reason: string }
    >;

export type ChipCommandOf<Type extends ChipCommand['type']> = Extract<ChipCommand, { type: Type }>;
