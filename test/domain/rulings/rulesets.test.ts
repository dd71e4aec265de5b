import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Rejection } from '../../../domain/errors.ts';
import { RULESET_IDS, type RulesetId } from '../../../domain/hand/ruleset.ts';
import { NORMS } from '../../../domain/regulation/norms.ts';
import { SITUATIONS } from '../../../domain/rulings/catalogue.ts';
import type { FactSpec, Facts, FactValue } from '../../../domain/rulings/factSpec.ts';
import { resolve } from '../../../domain/rulings/resolve.ts';
import { ORDERS, OUTCOMES, RECORDS } from '../../../domain/rulings/vocabulary.ts';

type Row = readonly [code: string, facts: Facts, answers: Partial<Record<RulesetId, string>>];

/** Of the table of conflicts: each regulation keeps its own answer. */
const CONFLICTS: readonly Row[] = [
  [
    'hole-card-exposed',
    { ordinal: 7, exposed: 1, dealFinished: false, contributed: 300 },
    { R123: 'card-next-burn', PISO: 'card-next-burn', R40: 'hand-void', CLUB: 'card-reshuffled' },
  ],
  [
    'cards-to-nobody',
    { place: 'empty', dealFinished: false, contributed: 300 },
    { R123: 'misdeal', R40: 'cards-mucked', CLUB: 'misdeal' },
  ],
  [
    'extra-community-cards',
    { street: 'flop', exposed: 4, anyoneActed: false },
    { R123: 'board-redealt', R40: 'board-kept', CLUB: 'board-redealt' },
  ],
  [
    'wrong-card-count',
    {
      ...{ extra: 1, missing: 0, toFirstPlayer: false, topCardInSequence: false },
      ...{ dealFinished: true, anyoneActed: true, bigBlindActed: false, contributed: 300 },
    },
    { R123: 'play-on', PISO: 'misdeal', R40: 'hand-void', CLUB: 'misdeal' },
  ],
  [
    'cards-mixed-with-another',
    { otherIdentifiable: true, contributed: 800 },
    { R123: 'hand-dead', R40: 'both-hands-dead' },
  ],
  [
    'not-seated',
    { arrived: 'during-deal', posted: 0 },
    { R123: 'hand-live', PISO: 'hand-dead', R40: 'hand-live', CLUB: 'hand-live' },
  ],
  [
    'amount-misunderstood',
    { understood: 500, actual: 5000, toldBy: 'nobody', grossly: true },
    {
      R123: 'correct-amount',
      R40: 'correct-amount',
      PISO: 'correct-amount',
      CLUB: 'at-discretion',
    },
  ],
  [
    'chips-out-of-turn',
    { placed: 800, inTurn: 0, skippedAction: 'call', toCall: 200, deliberate: false },
    { R123: 'action-stands', PISO: 'call', R40: 'action-stands' },
  ],
  [
    'hand-discarded',
    {
      ...{ moment: 'betting', identifiable: true, because: 'dealer-misread' },
      ...{ allInShowdown: false, boardDeclared: false },
    },
    { R123: 'hand-restored', R40: 'hand-restored', CLUB: 'no-claim' },
  ],
  [
    'time-exceeded',
    { seconds: 60, clockCalled: true },
    { R123: 'hand-dead', R40: 'right-kept', CLUB: 'at-discretion' },
  ],
];

describe('The same situation under regulations that differ', () => {
  it.each(CONFLICTS)('%s %o', (code, facts, answers) => {
    for (const [ruleset, outcome] of Object.entries(answers))
      expect([ruleset, resolve(ruleset as RulesetId, code, facts).outcome]).toEqual([
        ruleset,
        outcome,
      ]);
  });

  it('is decided in cash on the model of the tournament where its text is silent [R40-102]', () => {
    const facts = { street: 'turn', burned: 'none', anyoneActed: true, noBetting: false };
    const found = resolve('R40', 'burn-wrong', { ...facts, potDelivered: false });
    expect(found).toMatchObject({ outcome: 'burn-compensated', authority: 'director' });
    expect(found.also).toContain('R40-102');
  });
});

const valueFor = (spec: FactSpec): fc.Arbitrary<FactValue> => {
  switch (spec.kind) {
    case 'flag':
      return fc.boolean();
    case 'count':
      return fc.integer({ min: spec.min, max: spec.max });
    case 'amount':
      return fc.nat({ max: 5000 });
    case 'amounts':
      return fc.array(fc.nat({ max: 5000 }), { minLength: 1, maxLength: 4 });
    case 'choice':
      return fc.constantFrom(...spec.options);
    case 'seats':
      return fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 4 });
    case 'codes':
      return fc.constant(['splash']);
    case 'text':
      return fc.constantFrom('PISO-44', 'otra cosa');
  }
};

const asked = fc.constantFrom(...SITUATIONS).chain((one) =>
  fc.record({
    code: fc.constant(one.code),
    ruleset: fc.constantFrom(...RULESET_IDS),
    facts: fc.record(
      Object.fromEntries(Object.entries(one.facts).map(([name, spec]) => [name, valueFor(spec)])),
    ),
  }),
);

describe('Whatever is asked', () => {
  it('never answers without an article, with a negative amount or in words of its own', () =>
    fc.assert(
      fc.property(asked, ({ code, ruleset, facts }) => {
        try {
          const { outcome, norm, also, figures, orders, records } = resolve(ruleset, code, facts);
          expect(OUTCOMES).toContain(outcome);
          expect([norm, ...also].filter((id) => !Object.hasOwn(NORMS, id))).toEqual([]);
          for (const order of orders) expect(ORDERS).toContain(order);
          for (const record of records) expect(RECORDS).toContain(record);
          expect(
            Object.values(figures).filter((value) => !Number.isSafeInteger(value) || value < 0),
          ).toEqual([]);
        } catch (error) {
          if (!(error instanceof Rejection)) throw error;
        }
      }),
      { numRuns: 6000 },
    ));

  it('has one declaration of each situation', () =>
    expect(new Set(SITUATIONS.map(({ code }) => code)).size).toBe(SITUATIONS.length));
});
