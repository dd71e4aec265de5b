import type { CageCommand } from '../../domain/cage/commands.ts';
import { decide } from '../../domain/cage/decide.ts';
import { evolve } from '../../domain/cage/evolve.ts';
import type { CageFact } from '../../domain/cage/facts.ts';
import { initialState, type Shift } from '../../domain/cage/state.ts';
import type { Aggregate } from './aggregate.ts';

export const SHIFT: Aggregate<Shift, CageCommand, CageFact> = {
  initial: initialState,
  decide,
  evolve,
};
