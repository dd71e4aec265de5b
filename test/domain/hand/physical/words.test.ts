import { describe, expect, it } from 'vitest';
import { bound, facing, gesture, preFlop } from './gestures.ts';

const say = (word: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'all-in', amount?: number) => ({
  word,
  amount: amount ?? null,
});

describe('What is said in time prevails over the chips [R123-II-73] [R40-52]', () => {
  it('"call" and 1,000 facing 400: call 400, 600 back', () =>
    expect(bound(facing('R123', 400, 400), gesture('1000', say('call')))).toBe(
      'call 400 back 600 add 0 (R123-II-73)',
    ));

  it('"raise" without an amount: at least the minimum', () =>
    expect(bound(facing('R123', 400, 400), gesture('500', say('raise')))).toBe(
      'raise 800 back 0 add 300 (R123-II-73)',
    ));

  it('"paso", then 500: the check stands, the chips go back', () =>
    expect(bound(facing('R40', 0, 200), gesture('500', say('check')))).toBe(
      'check 0 back 500 add 0 (R40-52)',
    ));

  it('"me voy" after calling 200: fold, what is in stays [R123-II-66.A]', () =>
    expect(bound(preFlop('R123', '3C 4R600 5F 1F 2F'), gesture('', say('fold')))).toBe(
      'fold 200 back 0 add 0 (R123-II-66.A)',
    ));

  it('all-in is the whole stack: 7,350 [R123-II-77] [R40-85]', () => {
    expect(bound(facing('R123', 400, 400, 7350), gesture('', say('all-in')))).toBe(
      'raise 7350 back 0 add 7350 (R123-II-77)',
    );
    expect(bound(facing('R40', 0, 400, 4350), gesture('', say('all-in')))).toBe(
      'bet 4350 back 0 add 4350 (R40-85)',
    );
    expect(bound(facing('R40', 5000, 400, 4350), gesture('', say('all-in')))).toBe(
      'call 4350 back 0 add 4350 (R40-85)',
    );
  });
});

describe('A tap is a check with nothing to call, else no action [R123-II-75]', () => {
  const tap = gesture('', say('check'));

  it('facing no bet', () =>
    expect(bound(facing('R123', 0, 200), tap)).toBe('check 0 back 0 add 0 (R123-II-75)'));

  it('facing a bet it is asked what is meant', () =>
    expect(bound(facing('R123', 200, 200), tap)).toBe('unclear (R123-II-75)'));

  it('so is a player who says and does nothing', () =>
    expect(bound(facing('R123', 200, 200), gesture(''))).toBe('unclear (R123-II-75)'));
});

describe('An amount that was said', () => {
  it.each([
    ['R123', 'R123-II-79'],
    ['PISO', 'PISO-45.2'],
    ['CLUB', 'CLUB-N6'],
    ['R40', 'R40-53'],
  ] as const)(
    '800 said and 700 placed: under %s the bet is 800, 100 added [R123-II-79] [CLUB-N6]',
    (ruleset, norm) =>
      expect(bound(facing(ruleset, 0, 200), gesture('700', say('bet', 800)))).toBe(
        `bet 800 back 0 add 100 (${norm})`,
      ),
  );

  it.each(['R123', 'PISO', 'CLUB'] as const)(
    '"raise to 900" facing 400 binds under %s, in however many motions [R123-II-85] [R123-II-85.B] [PISO-45.2]',
    (ruleset) =>
      expect(bound(facing(ruleset, 400, 400), gesture('400 500', say('raise', 900)))).toMatch(
        /^raise 900 back 0 add 0/,
      ),
  );

  it.each(['R123', 'R40', 'PISO', 'CLUB'] as const)(
    'a raise to 300 with a minimum of 400 is completed under %s [CLUB-N10]',
    (ruleset) => {
      expect(bound(facing(ruleset, 200, 200), gesture('', say('raise', 300)))).toMatch(
        /^raise 400 /,
      );
      expect(bound(facing(ruleset, 200, 200), gesture('', say('raise', 400)))).toMatch(
        /^raise 400 /,
      );
      expect(bound(facing(ruleset, 200, 200), gesture('', say('raise', 401)))).toMatch(
        /^raise 401 /,
      );
    },
  );

  it('is never more than he has', () =>
    expect(bound(facing('R123', 200, 200, 900), gesture('', say('raise', 5000)))).toMatch(
      /^raise 900 /,
    ));
});

describe('A raise that was announced without an amount', () => {
  const raise = say('raise');

  it('R123: two motions are one raise of both: 400, then 500 is 900 [R123-II-85.C]', () =>
    expect(bound(facing('R123', 200, 200), gesture('400 500', raise))).toBe(
      'raise 900 back 0 add 0 (R123-II-85.C)',
    ));

  it('R123: and at least the minimum; a third motion goes back', () =>
    expect(bound(facing('R123', 400, 400), gesture('200 300 900', raise))).toBe(
      'raise 800 back 600 add 0 (R123-II-85.C)',
    ));

  it.each([
    ['PISO', 'PISO-38'],
    ['R40', 'R40-53'],
    ['CLUB', 'CLUB-N10'],
  ] as const)('%s: only the first motion counts, at least the minimum', (ruleset, norm) =>
    expect(bound(facing(ruleset, 200, 200), gesture('450 500', raise))).toBe(
      `raise 450 back 500 add 0 (${norm})`,
    ),
  );

  it('cash: "subo" and 1,000 placed is a total of 1,000 [R40-53]', () =>
    expect(bound(facing('R40', 200, 200), gesture('2x500', raise))).toBe(
      'raise 1000 back 0 add 0 (R40-53)',
    ));

  it('cash: "subo" and 300 facing 200 is completed to 400', () =>
    expect(bound(facing('R40', 200, 200), gesture('300', raise))).toBe(
      'raise 400 back 0 add 100 (R40-53)',
    ));

  it('floor rules: declared is always completed, however little [PISO-46]', () =>
    expect(bound(facing('PISO', 600, 600), gesture('650', raise))).toBe(
      'raise 1200 back 0 add 550 (PISO-46)',
    ));

  it('where no raise is left it is a call', () => {
    const closed = { ...facing('R123', 500, 500), isRaiseClosed: true };
    expect(bound(closed, gesture('1500', raise))).toBe('call 500 back 1000 add 0 (R123-II-84)');
  });
});

describe('A bet is said and its exact chips placed [R40-51]', () => {
  const bet600 = (chips: string) => bound(facing('R40', 0, 200), gesture(chips, say('bet', 600)));

  it('600 said and placed: bet 600', () => expect(bet600('600')).toMatch(/^bet 600 back 0 add 0 /));

  it('other chips than those said: what was said counts', () => {
    expect(bet600('550')).toMatch(/^bet 600 back 0 add 50 /);
    expect(bet600('650')).toMatch(/^bet 600 back 50 add 0 /);
  });
});
