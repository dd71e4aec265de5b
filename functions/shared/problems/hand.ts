import type { HandRejection } from '../../../domain/hand/rejections.ts';
import { BETTING_PROBLEMS } from './hand/betting.ts';
import { INTERRUPTION_PROBLEMS } from './hand/interruptions.ts';
import { SHOWDOWN_PROBLEMS } from './hand/showdown.ts';
import type { Problem } from './problem.ts';

/** Why a hand refuses, in words. */
export const HAND_PROBLEMS: Record<HandRejection, Problem> = {
  ...BETTING_PROBLEMS,
  ...INTERRUPTION_PROBLEMS,
  ...SHOWDOWN_PROBLEMS,
};
