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
  // Row 3: facing 200 where 400 is the least raise, 300 are placed without a word.
  [
    'raise-made',
    { declared: 'nothing', declaredTotal: 0, movements: [300], toCall: 200, minimumTotal: 400 },
    { R123: 'raise', PISO: 'raise', R40: 'call' },
  ],
  // Rows 6 and 7: one chip of 1,000 facing 200, and as the first bet.
  [
    'oversize-chip',
    {
      ...{ chip: 1_000, toCall: 200, minimumTotal: 400 },
      ...{ announced: 'nothing', beforeRelease: false, announcedTotal: 0 },
    },
    { R123: 'call', R40: 'call', PISO: 'call', CLUB: 'call' },
  ],
  // Row 13: the deal is over and a cause of the list is found.
  ['misdeal-cause', { cause: 'A', dealFinished: true, contributed: 300 }, { R123: 'play-on' }],
  ['misdeal-cause', { cause: 'b2', dealFinished: true, contributed: 300 }, { R40: 'hand-void' }],
  // Row 14: in progress void, under floor rules until the big blind acts; decided it stands.
  [
    'deck-defective',
    {
      defect: 'missing',
      found: 'in-progress',
      bigBlindActed: true,
      personResponsible: 'Pérez',
      contributed: 300,
    },
    { R123: 'misdeal', R40: 'hand-void', PISO: 'play-on' },
  ],
  [
    'deck-defective',
    {
      defect: 'missing',
      found: 'decided',
      bigBlindActed: true,
      personResponsible: 'Pérez',
      contributed: 300,
    },
    { R123: 'result-stands', R40: 'result-stands', PISO: 'result-stands' },
  ],
  // Row 15: one card face up in the deck.
  [
    'boxed-card',
    { boxed: 1, phase: 'initial-deal', contributed: 300 },
    { R123: 'card-next-burn', R40: 'hand-void' },
  ],
  // Row 17: a burn missing before the flop, whose cards were exposed.
  [
    'flop-burn-wrong',
    { burned: 'none', cardExposed: true, anyoneActed: false },
    { R123: 'board-redealt', CLUB: 'board-redealt' },
  ],
  // Row 18: the card is not used under any; what follows differs, see below.
  [
    'community-card-early',
    { street: 'turn', pendingFolded: false },
    { R123: 'card-void', R40: 'card-void', CLUB: 'card-void' },
  ],
  // Row 24: found after a lost all-in, once the next hand has begun.
  [
    'hidden-chips',
    {
      ...{ declared: 21_000, hidden: 2_000, opponentStack: 100_000 },
      ...{ lost: true, nextHandBegun: true },
    },
    { R123: 'hidden-removed', PISO: 'hidden-to-winner', CLUB: 'hidden-removed' },
  ],
  // Row 44: shown on purpose, the hand lives.
  [
    'hand-shown',
    { shownTo: 'active', playersLeftInEvent: 40, winnerTakesAll: false, headsUp: false },
    { R123: 'hand-live', R40: 'hand-live', CLUB: 'hand-live' },
  ],
  // Row 45: a raise said without amount and placed in two motions.
  [
    'raise-made',
    { declared: 'raise', declaredTotal: 0, movements: [200, 400], toCall: 200, minimumTotal: 400 },
    { R123: 'raise', R40: 'raise', PISO: 'raise', CLUB: 'raise' },
  ],
  // Row 46: left with the action pending; all-in it is a penalty under floor rules only.
  ['seat-left', { actionPending: true, allIn: false }, { R123: 'fold', PISO: 'fold' }],
  ['seat-left', { actionPending: false, allIn: true }, { R123: 'hand-live', PISO: 'hand-live' }],
];

/** What the dealer does where the same outcome is come by in other ways. */
const ORDERED: readonly (readonly [
  code: string,
  facts: Facts,
  Partial<Record<RulesetId, string>>,
])[] = [
  [
    'community-card-early',
    { street: 'turn', pendingFolded: false },
    { R123: 'mix-exposed-leaving-burn', R40: 'use-next-card', CLUB: 'deal-would-be-next' },
  ],
  [
    'hand-shown',
    { shownTo: 'active', playersLeftInEvent: 40, winnerTakesAll: false, headsUp: false },
    { R123: 'show-to-all', CLUB: 'penalise-after-hand' },
  ],
  [
    'extra-community-cards',
    { street: 'flop', exposed: 4, anyoneActed: false },
    { R123: 'shuffle-and-cut', R40: 'mark-next-burn', CLUB: 'shuffle-and-cut' },
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

  it.each(ORDERED)('%s %o: the dealer does as his regulation says', (code, facts, orders) => {
    for (const [ruleset, order] of Object.entries(orders))
      expect(resolve(ruleset as RulesetId, code, facts).orders).toContain(order);
  });

  it('an all-in player who leaves is penalised under floor rules [PISO-35]', () => {
    const left = { actionPending: false, allIn: true };
    expect(resolve('R123', 'seat-left', left).infraction).toBeNull();
    expect(resolve('PISO', 'seat-left', left).infraction).toBe('floor-table-left');
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
