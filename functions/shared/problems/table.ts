import type { TableRejection } from '../../../domain/tableDay/rejections.ts';
import type { Problem } from './problem.ts';
import { ANNOUNCEMENT_PROBLEMS } from './table/announcement.ts';
import { COMMON_PROBLEMS } from './table/common.ts';
import { DAY_PROBLEMS } from './table/day.ts';

/** Why a bank table refuses a command, in words; a code without them does not compile. */
export const TABLE_PROBLEMS: Record<TableRejection, Problem> = {
  ...COMMON_PROBLEMS,
  ...ANNOUNCEMENT_PROBLEMS,
  ...DAY_PROBLEMS,
};
