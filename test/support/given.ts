import type { TournamentCommand } from '../../domain/tournament/commands.ts';
import { decide } from '../../domain/tournament/decide.ts';
import { evolve } from '../../domain/tournament/evolve.ts';
import type { TournamentFact } from '../../domain/tournament/facts.ts';
import { initialState, type Tournament } from '../../domain/tournament/state.ts';
import { testsOf } from './aggregateTests.ts';
import { outcomesOf } from './outcomes.ts';

/** given(facts).when(command).thenFacts(newFacts) — every test of a tournament reads this way. */
export const given = (facts: readonly TournamentFact[]) => ({
  when: (command: TournamentCommand) => outcomesOf(() => decide(command, fold(facts))),
});

export const fold = (facts: readonly TournamentFact[]): Tournament =>
  facts.reduce<Tournament>(evolve, initialState());

/** The facts that commands make, one after the other: every history in a test is one that can be. */
export const history = (...commands: readonly TournamentCommand[]): TournamentFact[] =>
  tournament.factsOf(commands);

const tournament = testsOf({ initialState, decide, evolve });
