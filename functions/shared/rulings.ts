import type { RulingCommand } from '../../domain/rulings/commands.ts';
import { decide } from '../../domain/rulings/decide.ts';
import { evolve } from '../../domain/rulings/evolve.ts';
import type { RulingFact } from '../../domain/rulings/facts.ts';
import { initialState, type RulingLog } from '../../domain/rulings/state.ts';
import type { Aggregate } from './aggregate.ts';

export const RULINGS: Aggregate<RulingLog, RulingCommand, RulingFact> = {
  initial: initialState,
  decide,
  evolve,
};
