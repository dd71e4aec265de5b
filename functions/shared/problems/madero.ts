import type { MaderoRejection } from '../../../domain/madero/rejections.ts';
import { BETS_PROBLEMS } from './madero/bets.ts';
import { COMMON_PROBLEMS } from './madero/common.ts';
import { IRREGULARITY_PROBLEMS } from './madero/irregularities.ts';
import { PLAY_PROBLEMS } from './madero/play.ts';
import type { Problem } from './problem.ts';

/** Why a round of Madero Poker Bonus refuses a command, in words. Amounts are centavos. */
export const MADERO_PROBLEMS: Record<MaderoRejection, Problem> = {
  ...COMMON_PROBLEMS,
  ...BETS_PROBLEMS,
  ...PLAY_PROBLEMS,
  ...IRREGULARITY_PROBLEMS,
};
