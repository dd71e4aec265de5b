import type { Command } from './commands.ts';

/** What can be asked while hands are simultaneous at all tables. */
export type RoundCommand =
  /** Turned on and off by the Director at any time (R123-I-18). */
  | Command<'SetHandForHand', { settingId: string; on: boolean; reason: string }>
  /** The Director's signal; rounds count on through the event (R123-I-19). */
  | Command<'ReleaseRound', { round: number }>
  /** A table has finished its hand of the round (R123-I-20). */
  | Command<'ReportRound', { round: number; table: number }>;
