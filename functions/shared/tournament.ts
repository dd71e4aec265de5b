import type { TournamentCommand } from '../../domain/tournament/commands.ts';
import { decide } from '../../domain/tournament/decide.ts';
import { evolve } from '../../domain/tournament/evolve.ts';
import type { TournamentFact } from '../../domain/tournament/facts.ts';
import { initialState, type Tournament } from '../../domain/tournament/state.ts';
import type { Aggregate } from './aggregate.ts';

export const TOURNAMENT: Aggregate<Tournament, TournamentCommand, TournamentFact> = {
  initial: initialState,
  decide,
  evolve,
};
