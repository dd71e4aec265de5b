import type { LoggedRuling } from '../rulings/state.ts';
import type { BoardSituation } from '../rulings/stoppage.ts';
import type { Command } from './commands.ts';
import type { DeckCall, DeckReason, Street } from './floorFacts.ts';

/** What can be asked about tables, decks, time and simultaneous streets. */
export type FloorCommand =
  /** `cards` of each deck as counted, jokers among them. */
  | Command<
      'CheckTable',
      {
        checkId: string;
        table: number;
        backs: readonly string[];
        cards: number;
        jokers: number;
        bettingLine?: boolean;
      }
    >
  | Command<'ChangeDeck', { changeId: string; table: number; back: string; reason: DeckReason }>
  | Command<'CallDeck', { callId: string; table: number; cause: DeckCall }>
  | Command<'LimitTime', { limitId: string; entryId: string; seconds: number; reason: string }>
  /** `caller`: the seat of the player who calls; null is the Direction. */
  | Command<
      'CallClock',
      { callId: string; table: number; hand: number; seat: number; caller: number | null }
    >
  | Command<'StopClock', { callId: string; table: number }>
  | Command<
      'StopAction',
      { stopId: string; table: number; hand: number; situation: BoardSituation }
    >
  | Command<
      'ResumeAction',
      { resumeId: string; table: number; rulingId: string; ruling: LoggedRuling | null }
    >
  | Command<'GiveLastPosition', { sanctionId: string; entryId: string; reason: string }>
  | Command<'SetStreetControl', { settingId: string; on: boolean }>
  | Command<'ReportStreet', { round: number; table: number; street: Street }>
  | Command<'ReleaseStreet', { round: number; street: Street }>;

export type FloorCommandOf<Type extends FloorCommand['type']> = Extract<
  FloorCommand,
  { type: Type }
>;
