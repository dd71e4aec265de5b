import type { Jornada } from '../time/jornada.ts';
import type { Fact } from './facts.ts';

/** What happens to the stages of an event with qualifying series (R123-I-7 to R123-I-13). */
export type StageFact =
  /** From here its players are drawn and seated; `series` is null for the final. */
  | Fact<
      'StageOpened',
      { stageId: string; series: string | null; level: number; reason: string | null }
    >
  | Fact<'StageStarted', { stageId: string; series: string | null; level: number }>
  /** Who has chips plays the final, by entry number. */
  | Fact<
      'SeriesFinished',
      { finishId: string; series: string; level: number; qualified: readonly number[] }
    >
  /** Announced to all players, with the reason (R123-I-10). */
  | Fact<
      'SeriesEndChanged',
      {
        changeId: string;
        series: string;
        throughLevel: number | null;
        qualifiers: number | null;
        reason: string;
        announcement: string;
      }
    >
  /** By the draw published, or one entry by hand with the reason (R123-I-9). */
  | Fact<
      'SeriesAssigned',
      {
        assignmentId: string;
        method: 'system' | 'director';
        seed: string | null;
        nextSeedHash: string;
        /** Null for a draw. */
        reason: string | null;
        entries: readonly { readonly entryNumber: number; readonly series: string }[];
      }
    >;

/** Where an entry that nobody sat for is booked: its table and jornada (R123-IV-1.4). */
export type Assigned = { readonly table: number; readonly jornada: Jornada };
