import type { Command } from './commands.ts';
import type { DeckCall, DeckReason, Street } from './floorFacts.ts';

/** What can be asked about tables, decks, time and simultaneous streets. */
export type FloorCommand =
  /** `cards` of each deck as counted, jokers among them. */
  | Command<
      'CheckTable',
      { checkId: string; table: number; backs: readonly string[]; cards: number; jokers: number }
    >
  | Command<'ChangeDeck', { changeId: string; table: number; back: string; reason: DeckReason }>
  | Command<'CallDeck', { callId: string; table: number; cause: DeckCall }>
  | Command<'LimitTime', { limitId: string; entryId: string; seconds: number; reason: string }>
  | Command<'GiveLastPosition', { sanctionId: string; entryId: string; reason: string }>
  | Command<'SetStreetControl', { settingId: string; on: boolean }>
  | Command<'ReportStreet', { round: number; table: number; street: Street }>
  | Command<'ReleaseStreet', { round: number; street: Street }>;

export type FloorCommandOf<Type extends FloorCommand['type']> = Extract<
  FloorCommand,
  { type: Type }
>;
