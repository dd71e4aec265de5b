/** What the store must know of a part of the domain to keep it as a stream of facts. */
export type Aggregate<State, Command, Fact extends { readonly type: string }> = {
  readonly initial: () => State;
  /** @throws {Rejection} when the rules say no. */
  readonly decide: (command: Command, state: State) => readonly Fact[];
  readonly evolve: (state: State, fact: Fact) => State;
};
