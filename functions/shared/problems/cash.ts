import type { CashRejection } from '../../../domain/cash/rejections.ts';
import { CASH_CHIPS_PROBLEMS } from './cash/chips.ts';
import { GAME_PROBLEMS } from './cash/game.ts';
import { CASH_HANDS_PROBLEMS } from './cash/hands.ts';
import { LIMITS_PROBLEMS } from './cash/limits.ts';
import type { Problem } from './problem.ts';

/** Why a cash table refuses a command, in words; a code without them does not compile. */
export const CASH_PROBLEMS = {
  ...LIMITS_PROBLEMS,
  ...GAME_PROBLEMS,
  ...CASH_CHIPS_PROBLEMS,
  ...CASH_HANDS_PROBLEMS,
} as const satisfies Record<CashRejection, Problem>;
