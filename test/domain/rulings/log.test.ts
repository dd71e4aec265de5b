import { describe, expect, it } from 'vitest';
import type { RulingCommand, RulingCommandOf } from '../../../domain/rulings/commands.ts';
import { decide } from '../../../domain/rulings/decide.ts';
import { evolve } from '../../../domain/rulings/evolve.ts';
import type { Asked, RulingFact } from '../../../domain/rulings/facts.ts';
import { initialState, statusOf } from '../../../domain/rulings/state.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import type { StaffRole } from '../../../domain/tournament/facts.ts';

const at = (role: StaffRole) => ({
  by: { legajo: `L-${role}`, name: 'Ana', role },
  occurredAt: '2014-05-09T23:00:00.000Z' as Instant,
  jornada: '2014-05-09' as Jornada,
});
const NOWHERE = { table: 3, hand: 41, seats: [4] } as const;
const exposed: Asked = {
  ...NOWHERE,
  ruleset: 'R123',
  code: 'hole-card-exposed',
  facts: { ordinal: 7, exposed: 1, dealFinished: false, contributed: 450 },
};
const missingBurn: Asked = {
  ...NOWHERE,
  ruleset: 'R123',
  code: 'burn-wrong',
  facts: {
    street: 'turn',
    burned: 'none',
    anyoneActed: true,
    noBetting: false,
    potDelivered: false,
  },
};
const insulted = (ruleset: 'R123' | 'R40' | 'CLUB', code: string, sanction: string): Asked => ({
  ...NOWHERE,
  ruleset,
  code: 'infraction',
  facts: { codes: [code], seats: [4], prior: 0, deliberate: true, sanction },
});

const rule = (
  asked: Asked,
  role: StaffRole = 'supervisor',
  changes: Partial<RulingCommandOf<'Rule'>> = {},
): RulingCommand => ({
  type: 'Rule',
  ...at(role),
  rulingId: 'r-1',
  asked,
  departTo: null,
  hasLine: true,
  rules: null,
  reason: null,
  ...changes,
});
const appeal = (appealId = 'a-1', role: StaffRole = 'supervisor'): RulingCommand => ({
  type: 'AppealRuling',
  ...at(role),
  rulingId: 'r-1',
  appealId,
  appellant: 'player',
  grounds: 'La carta no fue vista',
});
const decided = (
  decision: 'confirm' | 'modify' | 'revoke',
  changes: Partial<RulingCommandOf<'DecideAppeal'>> = {},
  role: StaffRole = 'director',
): RulingCommand => ({
  type: 'DecideAppeal',
  ...at(role),
  rulingId: 'r-1',
  decisionId: 'd-1',
  decision,
  outcome: decision === 'modify' ? 'misdeal' : null,
  reason: 'Dos jugadores la vieron',
  ...changes,
});

const after = (...commands: readonly RulingCommand[]) =>
  commands.reduce((state, command) => decide(command, state).reduce(evolve, state), initialState());
const then = (before: readonly RulingCommand[], command: RulingCommand): readonly RulingFact[] =>
  decide(command, after(...before));
const refused = (before: readonly RulingCommand[], command: RulingCommand) => {
  try {
    then(before, command);
  } catch (error) {
    const { code, norm } = error as { code: string; norm?: string };
    return { code, norm };
  }
  return null;
};
const statusAfter = (...commands: readonly RulingCommand[]) => {
  const { rulings } = after(...commands);
  return rulings['r-1'] && statusOf(rulings['r-1']);
};

describe('Who rules [R123-III-4] [R123-III-3] [CLUB-O20]', () => {
  it.each(['director', 'supervisor'] as const)('lets the %s rule in a tournament', (role) =>
    expect(then([], rule(exposed, role))).toMatchObject([
      { type: 'RulingMade', answer: { outcome: 'card-next-burn', norm: 'R123-II-62.A' } },
    ]),
  );

  it.each(['dealer', 'cashier', 'control-desk', 'head-cashier'] as const)(
    'lets a %s only report',
    (role) =>
      expect(refused([], rule(exposed, role))).toEqual({
        code: 'ruling.role-not-allowed',
        norm: 'R123-III-4',
      }),
  );

  it('takes the report of a dealer, without a sanction', () => {
    expect(then([], rule(insulted('R123', 'splash', 'none'), 'dealer'))).toMatchObject([
      { answer: { outcome: 'infraction-reported' }, charged: { decisive: 'splash' } },
    ]);
    expect(refused([], rule(insulted('R40', 'money-lent', 'removal'), 'dealer'))?.code).toBe(
      'ruling.role-not-allowed',
    );
  });

  it('keeps the club for its organiser', () => {
    const asked: Asked = { ...exposed, ruleset: 'CLUB' };
    expect(refused([], rule(asked))).toEqual({ code: 'ruling.role-not-allowed', norm: 'CLUB-O20' });
    expect(then([], rule(asked, 'director'))).toMatchObject([
      { answer: { outcome: 'card-reshuffled', norm: 'CLUB-I1' } },
    ]);
  });
});

describe('After action the Director interprets and decides [R123-II-63.A]', () => {
  it('refuses the Supervisor, and offers the Director the letter', () => {
    expect(refused([], rule(missingBurn))).toEqual({
      code: 'ruling.director-needed',
      norm: 'R123-II-63.A',
    });
    const reason = 'Se compensa en el river';
    expect(then([], rule(missingBurn, 'director', { reason }))).toMatchObject([
      { answer: { outcome: 'burn-compensated', norm: 'R123-II-63.D' }, departure: null, reason },
    ]);
    expect(refused([], rule(missingBurn, 'director'))).toEqual({
      code: 'ruling.reason-missing',
      norm: 'R123-II-63.D',
    });
  });

  it('lets the Supervisor rule before action', () => {
    const facts = { ...missingBurn.facts, anyoneActed: false };
    expect(then([], rule({ ...missingBurn, facts }))).toMatchObject([
      { answer: { outcome: 'burn-corrected' } },
    ]);
  });
});

describe('A departure from the rule [R123-III-2.p3]', () => {
  const departing = { departTo: 'board-redealt', reason: 'La carta quemada fue vista' } as const;

  it('is the Director’s, with a reason, and cites both articles', () =>
    expect(then([], rule(missingBurn, 'director', departing))).toMatchObject([
      {
        answer: { outcome: 'burn-compensated', norm: 'R123-II-63.D' },
        departure: { outcome: 'board-redealt', norm: 'R123-III-2.p3' },
        reason: 'La carta quemada fue vista',
      },
    ]));

  it('is refused without a reason, and to a Supervisor', () => {
    expect(refused([], rule(missingBurn, 'director', { ...departing, reason: ' ' }))).toEqual({
      code: 'ruling.reason-missing',
      norm: 'R123-III-2.p3',
    });
    expect(refused([], rule(exposed, 'supervisor', departing))).toEqual({
      code: 'ruling.director-needed',
      norm: 'R123-III-2.p3',
    });
  });
});

describe('What no text foresees [R123-III-2.p4] [R40-102] [CLUB-K24]', () => {
  const unforeseen = (ruleset: 'R123' | 'R40' | 'CLUB'): Asked => ({
    ...NOWHERE,
    ruleset,
    code: 'unforeseen',
    facts: { happened: 'Dos fichas iguales', decision: 'Se paga' },
  });
  const reason = { reason: 'El mejor interés del torneo' };

  it.each([
    ['R123', 'R123-III-2.p4', 'R123-III-2.p7'],
    ['R40', 'R40-102', 'R40-102'],
    ['CLUB', 'CLUB-K24', 'CLUB-K24'],
  ] as const)('is decided under %s by the highest authority, finally', (ruleset, norm, final) => {
    const command = rule(unforeseen(ruleset), 'director', reason);
    expect(then([], command)).toMatchObject([{ answer: { norm, isFinal: true } }]);
    expect(refused([], rule(unforeseen(ruleset), 'director'))?.code).toBe('ruling.reason-missing');
    expect(refused([command], appeal())).toEqual({ code: 'ruling.final', norm: final });
  });

  it('is not the Supervisor’s', () =>
    expect(refused([], rule(unforeseen('R123'), 'supervisor', reason))).toEqual({
      code: 'ruling.director-needed',
      norm: 'R123-III-2.p4',
    }));

  it('sends there what the regulation of the table does not answer', () => {
    const facts = { phase: 'preflop', bigBlindActed: true, actions: 3 };
    const asked: Asked = { ...NOWHERE, ruleset: 'R40', code: 'substantial-action', facts };
    expect(refused([], rule(asked))).toEqual({ code: 'ruling.not-foreseen', norm: 'R40-102' });
    expect(refused([], rule({ ...asked, code: 'toString' }))?.code).toBe(
      'ruling.situation-unknown',
    );
  });
});

describe('The infractions of a table [R40-70] [R123-I-78]', () => {
  it('are sanctioned in cash with what its text allows', () => {
    expect(then([], rule(insulted('R40', 'common-cards-touched', 'hand-annulled')))).toMatchObject([
      {
        answer: { outcome: 'infraction-sanctioned', norm: 'R40-70' },
        charged: { sanction: 'hand-annulled', proposal: { sanction: 'verbal-warning' } },
      },
    ]);
    const wrong = rule(insulted('R40', 'common-cards-touched', 'disqualification'));
    expect(refused([], wrong)?.code).toBe('conduct.sanction-not-allowed');
  });

  it('are only reported in a tournament, whose event has the penalty', () =>
    expect(refused([], rule(insulted('R123', 'splash', 'verbal-warning')))).toEqual({
      code: 'conduct.sanction-not-allowed',
      norm: 'R123-II-41',
    }));

  it('belong to the regulation of the table', () =>
    expect(refused([], rule(insulted('R40', 'splash', 'none')))?.code).toBe(
      'conduct.infraction-unknown',
    ));
});

describe('An appeal [R123-III-3.p4] [R123-III-3]', () => {
  it('leaves a Supervisor’s ruling pending until the Director decides', () => {
    expect(statusAfter(rule(exposed))).toBe('in-force');
    expect(statusAfter(rule(exposed), appeal())).toBe('appealed');
  });

  it.each([
    ['confirm', 'confirmed'],
    ['modify', 'modified'],
    ['revoke', 'revoked'],
  ] as const)('is answered: %s', (decision, status) =>
    expect(statusAfter(rule(exposed), appeal(), decided(decision))).toBe(status),
  );

  it('is decided by the Director, after it was made, once', () => {
    expect(refused([rule(exposed), appeal()], decided('revoke', {}, 'supervisor'))).toEqual({
      code: 'ruling.director-needed',
      norm: 'R123-III-3.p4',
    });
    expect(refused([rule(exposed)], decided('revoke'))?.code).toBe('ruling.not-appealed');
    const done = [rule(exposed), appeal(), decided('confirm')];
    expect(refused(done, decided('revoke', { decisionId: 'd-2' }))?.code).toBe('ruling.final');
    expect(refused(done, appeal('a-2'))?.code).toBe('ruling.final');
    expect(refused([rule(exposed), appeal()], appeal('a-2'))?.code).toBe('ruling.appeal-pending');
    expect(refused([], appeal())?.code).toBe('ruling.unknown');
  });

  it('says what holds instead, and only when it modifies', () => {
    const pending = [rule(exposed), appeal()];
    const odd = [decided('modify', { outcome: null }), decided('confirm', { outcome: 'misdeal' })];
    for (const command of [...odd, decided('revoke', { reason: '' })])
      expect(refused(pending, command)?.code).toBe('ruling.reason-missing');
  });

  it('is refused against the Director [R123-III-2.p7]', () =>
    expect(refused([rule(exposed, 'director')], appeal())).toEqual({
      code: 'ruling.final',
      norm: 'R123-III-2.p7',
    }));
});

describe('An appeal follows its ruling, and its decision the appeal [R123-III-3.p4]', () => {
  const from = (command: RulingCommand, minute: number): RulingCommand => ({
    ...command,
    occurredAt: `2014-05-09T23:${minute}:00.000Z` as Instant,
  });
  const ruled = from(rule(exposed), 30);
  const appealed = [ruled, from(appeal(), 40)];

  it('is refused before what it follows, save what clocks may differ', () => {
    const early = { code: 'ruling.before-its-cause', norm: 'R123-III-3.p4' };
    expect(refused([ruled], from(appeal(), 24))).toEqual(early);
    expect(then([ruled], from(appeal(), 25))).toHaveLength(1);
    expect(refused(appealed, from(decided('revoke'), 34))).toEqual(early);
    expect(then(appealed, from(decided('revoke'), 35))).toHaveLength(1);
    // What is known already is known whatever its date.
    expect(then(appealed, from(appeal(), 10))).toEqual([]);
  });

  it('cites the regulation of the table [R40-102]', () => {
    const cash = from(rule({ ...exposed, ruleset: 'R40' }), 30);
    expect(refused([cash], from(appeal(), 24))).toMatchObject({ norm: 'R40-102' });
    expect(refused([cash], decided('revoke'))).toEqual({
      code: 'ruling.not-appealed',
      norm: 'R40-102',
    });
  });

  it('once decided says who decided it: the Director [R123-III-2.p7]', () => {
    const done = [rule(exposed), appeal(), decided('confirm')];
    expect(() => then(done, appeal('a-2'))).toThrow(
      expect.objectContaining({ code: 'ruling.final', facts: { role: 'director' } }),
    );
  });

  it('points at what a decision lacks, or has too much', () => {
    const pending = [rule(exposed), appeal()];
    const lacking = (command: RulingCommand) => () => then(pending, command);
    const at = (member: string) =>
      expect.objectContaining({ facts: { member, pointer: `/${member}` } });
    expect(lacking(decided('revoke', { reason: '' }))).toThrow(at('reason'));
    expect(lacking(decided('modify', { outcome: null }))).toThrow(at('outcome'));
    expect(lacking(decided('confirm', { outcome: 'misdeal' }))).toThrow(at('outcome'));
  });
});

describe('Facts that cannot be so together [R123-II-91] [PISO-41]', () => {
  const early = (facts: object): Asked => ({
    ...NOWHERE,
    ruleset: 'R123',
    code: 'chips-out-of-turn',
    facts: {
      ...{ placed: 400, inTurn: 0, skippedAction: 'fold', toCall: 200, deliberate: false },
      ...facts,
    },
  });

  it.each([
    ['a raise that leaves nothing to call', { skippedAction: 'raise', toCall: 0 }],
    ['a call of nothing', { skippedAction: 'call', toCall: 0 }],
    ['a check against a bet', { skippedAction: 'check', toCall: 200 }],
  ])('%s', (_, facts) =>
    expect(refused([], rule(early(facts)))?.code).toBe('ruling.facts-contradict'),
  );

  it('chips put in are some', () => {
    expect(refused([], rule(early({ placed: 0 })))?.code).toBe('ruling.fact-invalid');
    expect(then([], rule(early({ skippedAction: 'check', toCall: 0 })))).toHaveLength(1);
  });

  it('a call is of something [R123-II-73]', () => {
    const facts = { said: 'call', saidTotal: 0, placed: 100, toCall: 0, minimumTotal: 200 };
    const asked: Asked = { ...NOWHERE, ruleset: 'R123', code: 'word-and-chips-differ', facts };
    expect(refused([], rule(asked))?.code).toBe('ruling.facts-contradict');
    const low = { ...facts, said: 'raise', toCall: 400, minimumTotal: 400 };
    expect(refused([], rule({ ...asked, facts: low }))?.code).toBe('ruling.facts-contradict');
  });
});

describe('A repeated request', () => {
  it('adds nothing', () => {
    expect(then([rule(exposed)], rule(exposed))).toEqual([]);
    expect(then([rule(exposed), appeal()], appeal())).toEqual([]);
    expect(then([rule(exposed), appeal(), decided('revoke')], decided('revoke'))).toEqual([]);
  });

  it('with other content is refused', () =>
    expect(refused([rule(exposed)], rule(missingBurn, 'director'))?.code).toBe('ruling.id-reused'));
});

describe('A table may have a betting line [R123-II-17]', () => {
  const crossed: Asked = {
    ...NOWHERE,
    ruleset: 'R123',
    code: 'line-crossed',
    facts: { what: 'cards', inTurn: true, allInShowdown: false, byActivePlayer: false, moved: 0 },
  };
  const taken = (inSafeZone: boolean): Asked => ({
    ...NOWHERE,
    ruleset: 'R123',
    code: 'hand-taken-by-dealer',
    facts: {
      ...{ inSafeZone, seated: true, identifiable: true },
      ...{ raisedTo: 0, raisedOver: 0, raiseCalled: false },
    },
  });

  it('table without line: "cards crossed the line" is not offered', () => {
    const without = { hasLine: false };
    expect(refused([], rule(crossed, 'supervisor', without))).toEqual({
      code: 'ruling.no-betting-line',
      norm: 'R123-II-17',
    });
    expect(refused([], rule(taken(true), 'supervisor', without))?.code).toBe(
      'ruling.no-betting-line',
    );
    expect(then([], rule(taken(false), 'supervisor', without))).toMatchObject([
      { answer: { norm: 'R123-II-65' } },
    ]);
  });

  it('with one it is, and where no table was told', () => {
    for (const hasLine of [true, null])
      expect(then([], rule(crossed, 'supervisor', { hasLine }))).toMatchObject([
        { answer: { outcome: 'fold', norm: 'R123-II-17.B' } },
      ]);
    expect(then([], rule(taken(true)))).toMatchObject([{ answer: { norm: 'R123-II-17.A' } }]);
    expect(then([rule(crossed)], rule(crossed))).toEqual([]);
  });
});
