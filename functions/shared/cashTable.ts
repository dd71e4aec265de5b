import type { CashCommand } from '../../domain/cash/commands.ts';
import { decide } from '../../domain/cash/decide.ts';
import { evolve } from '../../domain/cash/evolve.ts';
import type { CashFact } from '../../domain/cash/facts.ts';
import { type CashTable, initialState } from '../../domain/cash/state.ts';
import type { Aggregate } from './aggregate.ts';

export const CASH_TABLE: Aggregate<CashTable, CashCommand, CashFact> = {
  initial: initialState,
  decide,
  evolve,
};
