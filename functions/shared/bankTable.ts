import type { TableCommand } from '../../domain/tableDay/commands.ts';
import { decide } from '../../domain/tableDay/decide.ts';
import { evolve } from '../../domain/tableDay/evolve.ts';
import type { TableFact } from '../../domain/tableDay/facts.ts';
import { type BankTable, initialState } from '../../domain/tableDay/state.ts';
import type { Aggregate } from './aggregate.ts';

export const BANK_TABLE: Aggregate<BankTable, TableCommand, TableFact> = {
  initial: initialState,
  decide,
  evolve,
};
