import type { Command } from './commands.ts';
import type { Level } from './terms.ts';

/** What can be asked of the clock of the levels. */
export type ClockCommand =
  /** `hand` is the one in progress; the level applies to the next (R123-II-46). */
  | Command<
      'AnnounceLevel',
      {
        level: number;
        hand: number | null;
        /** Why it comes before the time of the one in force is over; left out in its time. */
        reason?: string;
      }
    >
  | Command<'PauseClock', { clockId: string; reason: string }>
  | Command<'ResumeClock', { clockId: string }>
  /** Levels still to come, with other blinds, antes or minutes (R123-II-47). */
  | Command<
      'ChangeLevels',
      {
        changeId: string;
        levels: readonly Level[];
        reason: string;
        /** What all players are told; null leaves it to the Director to announce. */
        announcement: string | null;
      }
    >
  | Command<'AnnounceChange', { announcementId: string; changeId: string; text: string }>;
