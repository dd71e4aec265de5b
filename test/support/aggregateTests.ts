import { outcomesOf } from './outcomes.ts';

type Aggregate<State, Command, Fact> = {
  readonly initialState: () => State;
  readonly decide: (command: Command, state: State) => readonly Fact[];
  readonly evolve: (state: State, fact: Fact) => State;
};

/** given(...commands).when(command).thenFacts(…) for a part of the domain; all were accepted. */
export const testsOf = <State, Command, Fact extends object>({
  initialState,
  decide,
  evolve,
}: Aggregate<State, Command, Fact>) => {
  const factsOf = (commands: readonly Command[]): Fact[] => {
    const facts: Fact[] = [];
    let state = initialState();
    for (const command of commands) {
      const decided = decide(command, state);
      facts.push(...decided);
      state = decided.reduce(evolve, state);
    }
    return facts;
  };
  const stateAfter = (commands: readonly Command[]): State =>
    factsOf(commands).reduce(evolve, initialState());
  const given = (...commands: readonly Command[]) => {
    const state = stateAfter(commands);
    return { when: (command: Command) => outcomesOf(() => decide(command, state)) };
  };
  return { given, factsOf, stateAfter };
};
