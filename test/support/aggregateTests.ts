import { expect } from 'vitest';
import { Rejection, type RejectionCode } from '../../domain/errors.ts';
import type { NormId } from '../../domain/regulation/norms.ts';
import { PROBLEMS } from '../../functions/shared/problems/catalogue.ts';

type Aggregate<State, Command, Fact> = {
  readonly initialState: () => State;
  readonly decide: (command: Command, state: State) => readonly Fact[];
  readonly evolve: (state: State, fact: Fact) => State;
};

/** given(...commands).when(command).thenFacts(…) for a part of the domain; all were accepted. */
export const testsOf = <State, Command, Fact>({
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
    return {
      when: (command: Command) => ({
        thenFacts: (...expected: object[]) =>
          expect(decide(command, state)).toEqual(
            expected.map((fact) => expect.objectContaining(fact)),
          ),
        thenNothing: () => expect(decide(command, state)).toEqual([]),
        thenRejects: (code: RejectionCode, norm?: NormId) =>
          expectRejection(() => decide(command, state), code, norm),
      }),
    };
  };
  return { given, factsOf, stateAfter };
};

/** The code, the article, and every figure that its texts mention. */
export const expectRejection = (act: () => unknown, code: RejectionCode, norm?: NormId): void => {
  const rejection = rejectionOf(act);
  expect({ code: rejection.code, norm: rejection.norm }).toEqual({ code, norm });
  const { detail, fix } = PROBLEMS[rejection.code];
  const texts = [detail?.en, detail?.es, fix?.en, fix?.es].join(' ');
  const names = [...texts.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(rejection.facts)).toEqual(expect.arrayContaining(names));
};

const rejectionOf = (act: () => unknown): Rejection => {
  try {
    act();
  } catch (error) {
    if (error instanceof Rejection) return error;
    throw error;
  }
  return expect.fail('expected a rejection');
};
