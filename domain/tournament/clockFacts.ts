import type { Fact } from './facts.ts';
import type { Level } from './terms.ts';

/** What happens to the clock of the levels (R123-II-44 to R123-II-47). */
export type ClockFact =
  /** `remainingSeconds` of the level wait until it goes on (R123-I-16). */
  | Fact<'ClockPaused', { clockId: string; reason: string; remainingSeconds: number }>
  | Fact<'ClockResumed', { clockId: string }>
  /** The whole structure from now on: levels already announced are as they were. */
  | Fact<
      'LevelsChanged',
      {
        changeId: string;
        levels: readonly Level[];
        reason: string;
        /** Null while nobody told the players: until then it has no effect (R123-III-2.p5). */
        announcement: string | null;
      }
    >
  | Fact<'ChangeAnnounced', { announcementId: string; changeId: string; text: string }>;

export type ClockFactOf<Type extends ClockFact['type']> = Extract<ClockFact, { type: Type }>;
