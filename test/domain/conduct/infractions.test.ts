import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INFRACTIONS } from '../../../domain/conduct/catalogue.ts';
import { type Accusation, assertSanction, charge } from '../../../domain/conduct/charge.ts';
import { SANCTIONS, type Sanction } from '../../../domain/conduct/infraction.ts';
import { propose } from '../../../domain/conduct/propose.ts';
import type { NormId } from '../../../domain/regulation/norms.ts';
import type { StaffRole } from '../../../domain/tournament/facts.ts';
import { RULES } from '../../support/rules.ts';
import cases from './infractions.json' with { type: 'json' };

type Case = {
  readonly rule: string;
  readonly example: string | null;
  readonly codes: readonly string[];
  readonly class: string;
  readonly sanctions: readonly Sanction[];
  readonly proposal: object | null;
  readonly prior?: Readonly<Record<string, number>>;
  readonly deliberate?: boolean;
  readonly players?: number;
  readonly description?: string;
  readonly round?: number;
  readonly refused?: string;
};

const BARE = { players: 1, description: '', round: null, prior: {}, deliberate: false };
const by = (role: StaffRole) => ({ legajo: 'L-1', name: 'Ana', role });
const accused = ({ codes, prior, deliberate, players, description, round }: Case): Accusation => ({
  ...BARE,
  codes,
  ...(prior && { prior }),
  ...(deliberate && { deliberate }),
  ...(players && { players }),
  ...(description && { description }),
  ...(round && { round }),
});

describe('Every infraction of the regulations', () => {
  it.each(cases as unknown as readonly Case[])('$rule $codes', (one) => {
    const norm = one.rule.slice(1, -1) as NormId;
    expect(RULES.get(norm)?.example ?? null).toBe(one.example);
    const found = charge(accused(one));
    const articles = found.infractions.flatMap((infraction) => [infraction.norm, infraction.group]);
    expect(articles).toContain(norm);
    const { decisive, proposal } = found;
    expect({ class: decisive.class, sanctions: decisive.sanctions, proposal }).toEqual({
      class: one.class,
      sanctions: one.sanctions,
      proposal: one.proposal,
    });
    if (one.refused)
      expect(() => charge({ ...BARE, codes: one.codes })).toThrow(
        expect.objectContaining({ code: one.refused, norm }),
      );
  });

  it('describes every article of conduct, and invents none', () => {
    const articles = [...RULES.values()].filter(({ kind }) => kind === 'conduct');
    const described = new Set<string>(Object.values(INFRACTIONS).map(({ norm }) => norm));
    expect(articles.filter(({ id }) => !described.has(id))).toEqual([]);
    const tested = new Set((cases as unknown as readonly Case[]).flatMap(({ codes }) => codes));
    const others = Object.values(INFRACTIONS).filter(({ code }) => !tested.has(code));
    // Named by a ruling, not by an article of conduct.
    expect(others.map(({ norm }) => RULES.get(norm)?.kind)).toEqual(others.map(() => 'ruling'));
  });
});

describe('Who may apply which sanction [R123-II-41] [R40-70] [CLUB-O20]', () => {
  const warned = charge({ ...BARE, codes: ['splash'] });

  it.each(['director', 'supervisor'] as const)('lets the %s warn', (role) =>
    expect(() => assertSanction(warned, 'verbal-warning', by(role))).not.toThrow(),
  );

  it.each(['dealer', 'cashier', 'control-desk', 'head-cashier'] as const)(
    'lets a %s only report',
    (role) =>
      expect(() => assertSanction(warned, 'verbal-warning', by(role))).toThrow(
        expect.objectContaining({ code: 'conduct.role-not-allowed', norm: 'R123-II-41' }),
      ),
  );

  it('allows in cash what the text of cash says', () => {
    const touched = charge({ ...BARE, codes: ['common-cards-touched'] });
    expect(() => assertSanction(touched, 'removal', by('supervisor'))).not.toThrow();
    expect(() => assertSanction(touched, 'disqualification', by('supervisor'))).toThrow(
      expect.objectContaining({ code: 'conduct.sanction-not-allowed', norm: 'R40-70.b1' }),
    );
  });

  it('keeps the club for its organiser', () => {
    const insulted = charge({ ...BARE, codes: ['club-insult'] });
    expect(() => assertSanction(insulted, 'timed-suspension', by('director'))).not.toThrow();
    expect(() => assertSanction(insulted, 'timed-suspension', by('supervisor'))).toThrow(
      expect.objectContaining({ code: 'conduct.role-not-allowed' }),
    );
  });

  it('allows nothing but disqualification for a transfer of chips [R123-I-78.b11]', () => {
    const transferred = charge({ ...BARE, codes: ['chips-transferred'], players: 2 });
    for (const sanction of SANCTIONS.filter((one) => one !== 'disqualification'))
      expect(() => assertSanction(transferred, sanction, by('director'))).toThrow(
        expect.objectContaining({ code: 'conduct.sanction-not-allowed' }),
      );
  });
});

describe('A charge', () => {
  it('names an infraction, and one that exists [R123-I-78]', () => {
    expect(() => charge({ ...BARE, codes: [] })).toThrow(
      expect.objectContaining({ code: 'conduct.infraction-missing', norm: 'R123-I-78' }),
    );
    expect(() => charge({ ...BARE, codes: ['toString'] })).toThrow(
      expect.objectContaining({ code: 'conduct.infraction-unknown' }),
    );
  });

  it('escalates with every earlier entry and never goes down [R123-I-79]', () => {
    const steps = [0, 1, 2, 3, 4, 5, 6, 7].map((prior) =>
      propose(INFRACTIONS.splash, { prior, deliberate: false }),
    );
    expect(steps).toEqual([
      { sanction: 'verbal-warning' },
      ...[0, 1, 2, 3, 4].map((handsPerPlayer) => ({ sanction: 'hand-suspension', handsPerPlayer })),
      { sanction: 'disqualification' },
      { sanction: 'disqualification' },
    ]);
  });

  it('never proposes what the text of the infraction does not allow', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(INFRACTIONS)),
        fc.nat({ max: 20 }),
        fc.boolean(),
        (infraction, prior, deliberate) => {
          const proposal = propose(infraction, { prior, deliberate });
          return proposal === null || infraction.sanctions.includes(proposal.sanction);
        },
      ),
    ));
});
