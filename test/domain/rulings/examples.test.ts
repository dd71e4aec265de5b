import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../../domain/hand/ruleset.ts';
import type { NormId } from '../../../domain/regulation/norms.ts';
import type { Facts } from '../../../domain/rulings/factSpec.ts';
import { resolve } from '../../../domain/rulings/resolve.ts';
import { RULES } from '../../support/rules.ts';
import action from './action.json' with { type: 'json' };
import board from './board.json' with { type: 'json' };
import cards from './cards.json' with { type: 'json' };
import deadHand from './deadHand.json' with { type: 'json' };
import misdeal from './misdeal.json' with { type: 'json' };

/** One situation and its answer; what is not given is not compared. */
type Case = {
  readonly rule: string;
  readonly example: string | null;
  readonly ruleset: RulesetId;
  readonly code: string;
  readonly facts: Facts;
  readonly outcome: string;
  readonly norm?: NormId;
  readonly figures?: object;
  readonly orders?: readonly string[];
  readonly records?: readonly string[];
  readonly infraction?: string | null;
  readonly authority?: string;
  readonly final?: boolean;
  readonly cites?: NormId;
  /** False where the case is just outside the rule and another one answers. */
  readonly rules?: false;
  readonly refused?: string;
};
const casesOf = (cases: unknown) => cases as readonly Case[];

describe.each([
  ['misdeals and the button', misdeal],
  ['decks and exposed cards', cards],
  ['community cards', board],
  ['dead hands, showdown and time', deadHand],
  ['words, chips and authority', action],
])('Rulings on %s', (_, cases) => {
  it.each(casesOf(cases))('$rule $ruleset $code $facts', (one) => {
    const norm = one.rule.slice(1, -1) as NormId;
    expect(RULES.get(norm)?.example ?? null).toBe(one.example);
    if (one.refused) {
      expect(() => resolve(one.ruleset, one.code, one.facts)).toThrow(
        expect.objectContaining({ code: one.refused }),
      );
      return;
    }
    const found = resolve(one.ruleset, one.code, one.facts);
    const cited = [found.norm, ...found.also];
    expect(found.outcome).toBe(one.outcome);
    if (one.rules !== false) expect(cited).toContain(norm);
    if (one.figures) expect(found.figures).toEqual(one.figures);
    if (one.cites) expect(cited).toContain(one.cites);
    const { outcome: __, norm: decisive, isFinal: final, ...rest } = found;
    const { orders, records, infraction, authority } = one;
    const expected = { orders, records, infraction, authority };
    const given = Object.entries({ norm: one.norm, final: one.final, ...expected }).filter(
      ([, value]) => value !== undefined,
    );
    expect({ norm: decisive, final, ...rest }).toMatchObject(Object.fromEntries(given));
  });
});

describe('The rulings of the catalogue', () => {
  it('are all tried with their examples, apart from those of a round against the bank', () => {
    const tried = new Set(
      [...misdeal, ...cards, ...board, ...deadHand, ...action].map(({ rule }) => rule.slice(1, -1)),
    );
    const elsewhere = ['R123-III-2.p3']; // a departure, see log.test.ts
    const left = [...RULES.values()]
      .filter(({ kind, id }) => kind === 'ruling' && !id.startsWith('R132'))
      .map(({ id }) => id as string)
      .filter((id) => !tried.has(id) && !elsewhere.includes(id));
    expect(left).toEqual([]);
  });
});
