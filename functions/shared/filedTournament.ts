import type { CommandOf } from '../../domain/tournament/commands.ts';
import { decideFiling } from '../../domain/tournament/decideFiling.ts';
import { evolve } from '../../domain/tournament/evolve.ts';
import type { TournamentFact } from '../../domain/tournament/facts.ts';
import { initialState, type Tournament } from '../../domain/tournament/state.ts';
import type { Aggregate } from './aggregate.ts';

/** A tournament as the workflows write to it: they note what they filed, and nothing else. */
export const FILED_TOURNAMENT: Aggregate<
  Tournament,
  CommandOf<'RecordSettlementFiled'>,
  TournamentFact
> = { initial: initialState, decide: decideFiling, evolve };
