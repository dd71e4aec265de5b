import {
  decide,
  evolve,
  type FiscalCommand,
  type FiscalDay,
  type FiscalFact,
  initialState,
} from '../../domain/fiscal/fiscal.ts';
import type { Aggregate } from './aggregate.ts';

export const FISCAL: Aggregate<FiscalDay, FiscalCommand, FiscalFact> = {
  initial: initialState,
  decide,
  evolve,
};
