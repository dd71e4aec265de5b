import type { RejectionCode } from '../../../domain/errors.ts';
import { ACCOUNTS_PROBLEMS } from './accounts.ts';
import { CAGE_PROBLEMS } from './cage.ts';
import { CARD_PROBLEMS } from './cards.ts';
import { CASH_PROBLEMS } from './cash.ts';
import { CONDUCT_PROBLEMS } from './conduct.ts';
import { EDGE_PROBLEMS, type EdgeCode } from './edge.ts';
import { FISCAL_PROBLEMS } from './fiscal.ts';
import { HAND_PROBLEMS } from './hand.ts';
import { JACKPOT_PROBLEMS } from './jackpot.ts';
import { MADERO_PROBLEMS } from './madero.ts';
import type { Problem } from './problem.ts';
import { REGISTRY_PROBLEMS } from './registry.ts';
import { RULING_PROBLEMS } from './rulings.ts';
import { SETTLEMENT_PROBLEMS } from './settlement.ts';
import { TABLE_PROBLEMS } from './table.ts';
import { TOURNAMENT_PROBLEMS } from './tournament.ts';

export type ProblemCode = RejectionCode | EdgeCode;

/**
 * The catalogue of problems. `Record` makes the compiler demand a row for every code of the domain
 * and of the edge; a test demands a page in docs/errors for every row. Codes are never renamed.
 */
export const PROBLEMS: Record<ProblemCode, Problem> = {
  ...TOURNAMENT_PROBLEMS,
  ...REGISTRY_PROBLEMS,
  ...SETTLEMENT_PROBLEMS,
  ...CARD_PROBLEMS,
  ...MADERO_PROBLEMS,
  ...JACKPOT_PROBLEMS,
  ...TABLE_PROBLEMS,
  ...CASH_PROBLEMS,
  ...ACCOUNTS_PROBLEMS,
  ...FISCAL_PROBLEMS,
  ...CAGE_PROBLEMS,
  ...HAND_PROBLEMS,
  ...CONDUCT_PROBLEMS,
  ...RULING_PROBLEMS,
  ...EDGE_PROBLEMS,
};
