import type { TournamentRejection } from '../../../domain/tournament/rejections.ts';
import type { Problem } from './problem.ts';
import { ABSENTEES_PROBLEMS } from './tournament/absentees.ts';
import { ANNOUNCEMENT_PROBLEMS } from './tournament/announcement.ts';
import { CHIPS_PROBLEMS } from './tournament/chips.ts';
import { CLOCK_AND_PENALTIES_PROBLEMS } from './tournament/clockAndPenalties.ts';
import { CLUB_PROBLEMS } from './tournament/club.ts';
import { COMMON_PROBLEMS } from './tournament/common.ts';
import { COUNTS_PROBLEMS } from './tournament/counts.ts';
import { FLOOR_PROBLEMS } from './tournament/floor.ts';
import { HANDS_PROBLEMS } from './tournament/hands.ts';
import { INTERRUPTIONS_PROBLEMS } from './tournament/interruptions.ts';
import { MULTI_TABLE_PROBLEMS } from './tournament/multiTable.ts';
import { PLAY_PROBLEMS } from './tournament/play.ts';
import { PRIZES_PROBLEMS } from './tournament/prizes.ts';
import { PURCHASES_PROBLEMS } from './tournament/purchases.ts';
import { REGISTRATION_PROBLEMS } from './tournament/registration.ts';
import { REVERSALS_PROBLEMS } from './tournament/reversals.ts';
import { ROUNDS_PROBLEMS } from './tournament/rounds.ts';
import { SEATS_PROBLEMS } from './tournament/seats.ts';
import { STAGES_PROBLEMS } from './tournament/stages.ts';
import { TABLES_PROBLEMS } from './tournament/tables.ts';
import { WAITING_PROBLEMS } from './tournament/waiting.ts';

/** Why a tournament refuses a command, in words; a code without them does not compile. */
export const TOURNAMENT_PROBLEMS: Record<TournamentRejection, Problem> = {
  ...COMMON_PROBLEMS,
  ...CLOCK_AND_PENALTIES_PROBLEMS,
  ...ANNOUNCEMENT_PROBLEMS,
  ...MULTI_TABLE_PROBLEMS,
  ...REGISTRATION_PROBLEMS,
  ...REVERSALS_PROBLEMS,
  ...PURCHASES_PROBLEMS,
  ...INTERRUPTIONS_PROBLEMS,
  ...SEATS_PROBLEMS,
  ...ROUNDS_PROBLEMS,
  ...ABSENTEES_PROBLEMS,
  ...STAGES_PROBLEMS,
  ...CLUB_PROBLEMS,
  ...WAITING_PROBLEMS,
  ...HANDS_PROBLEMS,
  ...CHIPS_PROBLEMS,
  ...COUNTS_PROBLEMS,
  ...FLOOR_PROBLEMS,
  ...TABLES_PROBLEMS,
  ...PLAY_PROBLEMS,
  ...PRIZES_PROBLEMS,
};
