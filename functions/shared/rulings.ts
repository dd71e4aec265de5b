import type { RulingCommand } from '../../domain/rulings/commands.ts';
import { decide } from '../../domain/rulings/decide.ts';
import { evolve } from '../../domain/rulings/evolve.ts';
import type { RulingFact } from '../../domain/rulings/facts.ts';
import { initialState, type LoggedRuling, type RulingLog } from '../../domain/rulings/state.ts';
import type { Aggregate } from './aggregate.ts';
import type { Ports } from './ports.ts';
import { streamOf } from './streams.ts';

export const RULINGS: Aggregate<RulingLog, RulingCommand, RulingFact> = {
  initial: initialState,
  decide,
  evolve,
};

/** A ruling of the log of a place; null when there is none of that id. */
export const findRuling = async (
  { store }: Pick<Ports, 'store'>,
  operator: string,
  place: string,
  rulingId: string,
): Promise<LoggedRuling | null> => {
  const { state } = await store.load(RULINGS, operator, streamOf.rulings(place));
  return state.rulings[rulingId] ?? null;
};
