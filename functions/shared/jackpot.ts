import type { JackpotCommand } from '../../domain/jackpot/commands.ts';
import { decide } from '../../domain/jackpot/decide.ts';
import { evolve } from '../../domain/jackpot/evolve.ts';
import type { JackpotFact } from '../../domain/jackpot/facts.ts';
import { initialState, type Jackpot } from '../../domain/jackpot/state.ts';
import type { Aggregate } from './aggregate.ts';

export const JACKPOT: Aggregate<Jackpot, JackpotCommand, JackpotFact> = {
  initial: initialState,
  decide,
  evolve,
};
