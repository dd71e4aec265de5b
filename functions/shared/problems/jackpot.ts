import type { JackpotRejection } from '../../../domain/jackpot/rejections.ts';
import { ANNOUNCEMENT_PROBLEMS } from './jackpot/announcement.ts';
import { METER_PROBLEMS } from './jackpot/meter.ts';
import type { Problem } from './problem.ts';

/** Why a progressive jackpot refuses a command, in words. Amounts are centavos. */
export const JACKPOT_PROBLEMS: Record<JackpotRejection, Problem> = {
  ...ANNOUNCEMENT_PROBLEMS,
  ...METER_PROBLEMS,
};
