import { describe, expect, it } from 'vitest';
import type { RulingCommand } from '../../../domain/rulings/commands.ts';
import { decide } from '../../../domain/rulings/decide.ts';
import type { Facts } from '../../../domain/rulings/factSpec.ts';
import type { Asked } from '../../../domain/rulings/facts.ts';
import { OF_CASH, OF_EVENT, type PlaceRules } from '../../../domain/rulings/placeRules.ts';
import { initialState } from '../../../domain/rulings/state.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';

const EXPOSED = [
  'hole-card-exposed',
  { ordinal: 5, exposed: 1, dealFinished: false, contributed: 300 },
] as const;
/** Only floor rules speak of it. */
const POT = ['pot-bet-announced', { amountThenSaid: 900, minimumTotal: 800 }] as const;
const BLIND = [
  'blind-not-posted',
  { blind: 200, lookedAtCards: false, othersActed: false, putChipsIn: false },
] as const;
const CARD_SEEN = ['cards-seen', { identified: true, whileFolding: true }] as const;

type Asking = readonly [code: string, facts: Facts];

const asking = (
  rules: PlaceRules,
  ruleset: Asked['ruleset'],
  [code, facts]: Asking,
  role: 'director' | 'supervisor' = 'supervisor',
): RulingCommand => ({
  type: 'Rule',
  by: { legajo: 'L-1', name: 'Ana', role },
  occurredAt: '2014-05-09T23:00:00.000Z' as Instant,
  jornada: '2014-05-09' as Jornada,
  rulingId: 'r-1',
  asked: { ruleset, code, facts, table: null, hand: null, seats: [] },
  departTo: null,
  reason: null,
  hasLine: null,
  rules,
});

const made = (...args: Parameters<typeof asking>) => {
  const [fact] = decide(asking(...args), initialState());
  return fact?.type === 'RulingMade' ? fact.answer : null;
};
const refused = (...args: Parameters<typeof asking>) => {
  try {
    made(...args);
  } catch (error) {
    return error as { code: string; norm?: string; facts: object };
  }
  return null;
};

describe('Which regulation rules at a cash table [R40-102]', () => {
  it.each(['PISO', 'CLUB', 'R123'] as const)('is R40 alone, not %s', (ruleset) => {
    expect(made(OF_CASH.R40, 'R40', EXPOSED)).toMatchObject({ outcome: 'hand-void' });
    for (const one of [EXPOSED, POT, BLIND])
      expect(refused(OF_CASH.R40, ruleset, one, 'director')).toMatchObject({
        code: 'ruling.ruleset-mismatch',
        norm: 'R40-102',
        facts: { ruleset, allowed: 'R40' },
      });
  });

  it('is the club’s at its own, with R40 as a model where it is silent [CLUB-K24]', () => {
    expect(made(OF_CASH.CLUB, 'CLUB', EXPOSED, 'director')?.norm).toBe('CLUB-I1');
    for (const ruleset of ['R40', 'R123', 'PISO'] as const)
      expect(refused(OF_CASH.CLUB, ruleset, EXPOSED, 'director')?.facts).toEqual({
        ruleset,
        allowed: 'CLUB',
      });
    expect(made(OF_CASH.CLUB, 'R40', CARD_SEEN, 'director')).toMatchObject({
      norm: 'R40-98',
      also: ['CLUB-K24'],
    });
    expect(refused(OF_CASH.CLUB, 'R123', CARD_SEEN, 'director')?.facts).toMatchObject({
      allowed: 'CLUB, R40',
    });
  });
});

describe('Which regulation rules in a tournament [R123-II-1] [R123-III-2.p4]', () => {
  it.each(['R40', 'PISO', 'CLUB'] as const)(
    'is that of the event where it speaks, not %s',
    (ruleset) => {
      expect(made(OF_EVENT.R123, 'R123', EXPOSED)?.norm).toBe('R123-II-62.A');
      expect(refused(OF_EVENT.R123, ruleset, EXPOSED, 'director')).toMatchObject({
        code: 'ruling.ruleset-mismatch',
        norm: 'R123-III-2.p4',
        facts: { ruleset, allowed: 'R123' },
      });
    },
  );

  it('where it is silent the Director goes by floor rules, and cites both [PISO-37.1]', () => {
    expect(made(OF_EVENT.R123, 'PISO', POT, 'director')).toMatchObject({
      norm: 'PISO-37.1',
      also: ['R123-III-2.p4'],
      records: ['supplementary-source'],
      authority: 'director',
    });
    expect(refused(OF_EVENT.R123, 'PISO', POT)?.code).toBe('ruling.director-needed');
    expect(refused(OF_EVENT.R123, 'R40', POT, 'director')?.facts).toEqual({
      ruleset: 'R40',
      allowed: 'R123, PISO',
    });
  });

  it('and the approved rules of the game hold by themselves', () => {
    const answer = made(OF_EVENT.R123, 'R40', BLIND);
    expect(answer?.norm).toMatch(/^R40-/);
    expect(answer?.also).toContain('R123-II-1');
  });

  it('is the club’s in a club event, whose organiser may go by any other [CLUB-O20]', () => {
    expect(refused(OF_EVENT.CLUB, 'R123', EXPOSED, 'director')?.norm).toBe('CLUB-K24');
    expect(made(OF_EVENT.CLUB, 'R123', CARD_SEEN, 'director')?.also).toContain('CLUB-K24');
    expect(refused(OF_EVENT.CLUB, 'R123', CARD_SEEN)).toMatchObject({
      code: 'ruling.role-not-allowed',
      norm: 'CLUB-O20',
    });
  });
});
