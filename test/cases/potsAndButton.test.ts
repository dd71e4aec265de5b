import { describe, expect, it } from 'vitest';
import { answerButton, ButtonCase } from '../../infra/cases/buttonCase.ts';
import { answerPots, PotsCase } from '../../infra/cases/potsCase.ts';
import { casesIn } from './vectors.ts';

type Expected = { readonly id: string; readonly expect: object };

describe('The end of a hand', () => {
  it('gives the pots of each of 400 cases, rake taken', () => {
    const cases = casesIn<Expected>('pots-and-rake.jsonl');
    expect(cases).toHaveLength(400);
    for (const { expect: right, ...given } of cases)
      expect(answerPots(PotsCase.parse(given)), given.id).toEqual(right);
  });
});

describe('Button and blinds from hand to hand', () => {
  it('are where each of 150 cases says', () => {
    const cases = casesIn<Expected>('button-and-blinds.jsonl');
    expect(cases).toHaveLength(150);
    for (const { expect: right, ...given } of cases)
      expect(answerButton(ButtonCase.parse(given)), given.id).toEqual(right);
  });
});
