import { expect } from 'vitest';
import { Rejection, type RejectionCode } from '../../domain/errors.ts';
import type { NormId } from '../../domain/regulation/norms.ts';
import type { TournamentCommand } from '../../domain/tournament/commands.ts';
import { decide } from '../../domain/tournament/decide.ts';
import { evolve } from '../../domain/tournament/evolve.ts';
import type { TournamentFact } from '../../domain/tournament/facts.ts';
import { initialState, type Tournament } from '../../domain/tournament/state.ts';
import { PROBLEMS } from '../../functions/shared/problems/catalogue.ts';

/** given(facts).when(command).thenFacts(newFacts) — every test of a tournament reads this way. */
export const given = (facts: readonly TournamentFact[]) => ({
  when: (command: TournamentCommand) => {
    const outcome = () => decide(command, fold(facts));
    return {
      /** What the new facts say, beside who and when. */
      thenFacts: (...expected: object[]) =>
        expect(outcome()).toEqual(expected.map((fact) => expect.objectContaining(fact))),
      thenNothing: () => expect(outcome()).toEqual([]),
      thenRejects: (code: RejectionCode, norm?: NormId) => {
        const rejection = rejectionOf(outcome);
        expect({ code: rejection.code, norm: rejection.norm }).toEqual({ code, norm });
        expectWording(rejection);
      },
    };
  },
});

export const fold = (facts: readonly TournamentFact[]): Tournament =>
  facts.reduce<Tournament>(evolve, initialState());

/** The facts that commands make, one after the other: every history in a test is one that can be. */
export const history = (...commands: readonly TournamentCommand[]): TournamentFact[] => {
  const facts: TournamentFact[] = [];
  for (const command of commands) facts.push(...decide(command, fold(facts)));
  return facts;
};

const rejectionOf = (outcome: () => TournamentFact[]): Rejection => {
  try {
    outcome();
  } catch (error) {
    if (error instanceof Rejection) return error;
    throw error;
  }
  return expect.fail('expected a rejection');
};

/** A text that mentions a figure needs the refusal to carry it. */
const expectWording = ({ code, facts }: Rejection): void => {
  const { detail, fix } = PROBLEMS[code];
  const texts = [detail.en, detail.es, fix.en, fix.es].join(' ');
  const names = [...texts.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(facts)).toEqual(expect.arrayContaining(names));
};
