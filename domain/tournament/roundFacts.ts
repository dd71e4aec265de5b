import type { Fact } from './facts.ts';

/** What happens while hands are simultaneous at all tables (R123-I-18 to R123-I-20). */
export type RoundFact =
  | Fact<'HandForHandSet', { settingId: string; on: boolean; reason: string }>
  /** Every table in play deals one hand and then waits. */
  | Fact<'RoundReleased', { round: number; tables: readonly number[] }>
  | Fact<'RoundReported', { round: number; table: number }>;
