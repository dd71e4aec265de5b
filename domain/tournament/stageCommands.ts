import type { Command } from './commands.ts';
import type { SystemDraw } from './seatCommands.ts';

/** What can be asked of the stages of an event with qualifying series. */
export type StageCommand =
  /** `level` sets where the final starts otherwise than it follows, with the reason (R123-I-13). */
  | Command<
      'OpenStage',
      { stageId: string; series: string | null; level: number | null; reason: string | null }
    >
  | Command<'FinishSeries', { finishId: string; series: string }>
  | Command<
      'ChangeSeriesEnd',
      {
        changeId: string;
        series: string;
        throughLevel: number | null;
        qualifiers: number | null;
        reason: string;
        announcement: string;
      }
    >
  | Command<'DrawSeries', { assignmentId: string; draw: SystemDraw }>
  | Command<
      'ReassignSeries',
      { assignmentId: string; entryId: string; series: string; reason: string }
    >;
