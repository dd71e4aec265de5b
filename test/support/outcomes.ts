import { expect } from 'vitest';
import { Rejection, type RejectionCode } from '../../domain/errors.ts';
import type { NormId } from '../../domain/regulation/norms.ts';
import { PROBLEMS } from '../../functions/shared/problems/catalogue.ts';

/** What a decision comes to: new facts, nothing, or a refusal whose words have their figures. */
export const outcomesOf = (decided: () => readonly object[]) => ({
  /** What the new facts say, beside who and when. */
  thenFacts: (...expected: readonly object[]) =>
    expect(decided()).toEqual(expected.map((fact) => expect.objectContaining(fact))),
  thenNothing: () => expect(decided()).toEqual([]),
  thenRejects: (code: RejectionCode, norm?: NormId, facts: object = {}) =>
    expectRejection(decided, code, norm, facts),
});

/** The code, the article, and every figure that its texts mention. */
const expectRejection = (
  decided: () => unknown,
  code: RejectionCode,
  norm?: NormId,
  facts: object = {},
): void => {
  const rejection = rejectionOf(decided);
  expect({ code: rejection.code, norm: rejection.norm }).toEqual({ code, norm });
  expect(rejection.facts).toMatchObject(facts);
  expectWording(rejection);
};

const rejectionOf = (decided: () => unknown): Rejection => {
  try {
    decided();
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
