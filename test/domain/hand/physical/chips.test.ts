import { describe, expect, it } from 'vitest';
import { bound, facing, gesture, preFlop } from './gestures.ts';

const raise = { word: 'raise', amount: null } as const;

describe('One oversize chip facing a bet [R123-II-88] [R40-54] [PISO-43] [CLUB-N9]', () => {
  it.each([
    ['R123', 'R123-II-88', 'R123-II-88'],
    ['R40', 'R40-54', 'R40-53'],
    ['PISO', 'PISO-43', 'PISO-43'],
    ['CLUB', 'CLUB-N9', 'CLUB-N9'],
  ] as const)(
    '%s: 1,000 facing 200, silent is a call, "raise" a total of 1,000',
    (ruleset, silent, said) => {
      const moment = facing(ruleset, 200, 200);
      expect(bound(moment, gesture('1x1000'))).toBe(`call 200 back 800 add 0 (${silent})`);
      expect(bound(moment, gesture('1x1000', raise))).toBe(`raise 1000 back 0 add 0 (${said})`);
    },
  );

  it('"raise" with a chip below the minimum is completed to it', () =>
    expect(bound(facing('R123', 800, 800), gesture('1x1000', raise))).toBe(
      'raise 1600 back 0 add 600 (R123-II-88)',
    ));

  it('cash: "subo a 600" with 1,000 facing 200 is a raise to 600, 400 back', () =>
    expect(bound(facing('R40', 200, 200), gesture('1x1000', { word: 'raise', amount: 600 }))).toBe(
      'raise 600 back 400 add 0 (R40-53)',
    ));

  it('the big blind is a bet: 1,000 before the flop is a call of 200 [CLUB-N9]', () =>
    expect(bound(preFlop('CLUB'), gesture('1x1000'))).toBe('call 200 back 800 add 0 (CLUB-N9)'));

  it('words that come after the chip are too late: call 200, 800 back [R123-II-87]', () => {
    const late = { word: 'raise', amount: 800, saidLate: true } as const;
    expect(bound(facing('R123', 200, 200), gesture('1x1000', late))).toBe(
      'call 200 back 800 add 0 (R123-II-87)',
    );
    expect(bound(facing('R123', 200, 200), gesture('1x1000', { ...late, saidLate: false }))).toBe(
      'raise 800 back 200 add 0 (R123-II-79)',
    );
  });
});

describe('One chip as first bet is its whole value [R123-II-89] [PISO-43] [CLUB-N9]', () => {
  it.each([
    ['R123', 'R123-II-89'],
    ['R40', 'R123-II-89'],
    ['PISO', 'PISO-43'],
    ['CLUB', 'CLUB-N9'],
  ] as const)('%s: a chip of 500 on the turn is a bet of 500', (ruleset, norm) =>
    expect(bound(facing(ruleset, 0, 200), gesture('1x500'))).toBe(`bet 500 back 0 add 0 (${norm})`),
  );

  it.each([
    ['R123', 'R123-II-97'],
    ['R40', 'R40-48'],
    ['CLUB', 'CLUB-N2'],
  ] as const)('%s: below the least bet it is completed', (ruleset, norm) =>
    expect(bound(facing(ruleset, 0, 300), gesture('200'))).toBe(`bet 300 back 0 add 100 (${norm})`),
  );
});

describe('Chips short of a raise, silent (decision H8)', () => {
  it('R123: half of the least raise is completed, less is a call [R123-II-83]', () => {
    const moment = facing('R123', 600, 400);
    expect(bound(moment, gesture('850'))).toBe('raise 1000 back 0 add 150 (R123-II-83)');
    expect(bound(moment, gesture('800'))).toBe('raise 1000 back 0 add 200 (R123-II-83)');
    expect(bound(moment, gesture('750'))).toBe('call 600 back 150 add 0 (R123-II-83)');
    expect(bound(moment, gesture('799x1'))).toBe('call 600 back 199 add 0 (R123-II-83)');
  });

  it('floor rules: half of the bet before [PISO-46]', () => {
    const moment = facing('PISO', 600, 600);
    expect(bound(moment, gesture('900'))).toBe('raise 1200 back 0 add 300 (PISO-46)');
    expect(bound(moment, gesture('850'))).toBe('call 600 back 250 add 0 (PISO-46)');
    expect(bound(facing('PISO', 600, 400), gesture('850'))).toBe(
      'call 600 back 250 add 0 (PISO-46)',
    );
  });

  it('cash: a call, nothing is completed [R40-55]', () =>
    expect(bound(facing('R40', 600, 200), gesture('750'))).toBe(
      'call 600 back 150 add 0 (R40-55)',
    ));

  it('cash: from the minimum on it is a raise', () =>
    expect(bound(facing('R40', 600, 200), gesture('800'))).toBe('raise 800 back 0 add 0 (R40-53)'));

  it('club: 500 for a bet of 400 by mistake is a call [CLUB-N10]', () =>
    expect(bound(facing('CLUB', 400, 400), gesture('500'))).toBe(
      'call 400 back 100 add 0 (CLUB-N10)',
    ));
});

describe('Several equal chips by the floor rules [PISO-44]', () => {
  const moment = facing('PISO', 1200, 800);

  it('two of 1,000 facing 1,200: without one of them it is not covered, so a call', () =>
    expect(bound(moment, gesture('2x1000'))).toBe('call 1200 back 800 add 0 (PISO-44)'));

  it('four of 500: a raise to 2,000', () =>
    expect(bound(moment, gesture('4x500'))).toBe('raise 2000 back 0 add 0 (PISO-45.1)'));

  it('R123 looks at the half only: two of 1,000 are a raise to 2,000', () =>
    expect(bound(facing('R123', 1200, 800), gesture('2x1000'))).toBe(
      'raise 2000 back 0 add 0 (R123-II-85.A)',
    ));
});

describe('One motion or a string', () => {
  it('1,200 pushed in one motion and let go is a bet of 1,200 [R123-II-78]', () =>
    expect(bound(facing('R123', 0, 200), gesture('1200'))).toBe(
      'bet 1200 back 0 add 0 (R123-II-85.A)',
    ));

  it.each([
    ['R123', 'R123-II-85.A'],
    ['PISO', 'PISO-45.1'],
    ['CLUB', 'CLUB-N4'],
  ] as const)(
    '%s: 900 in one motion facing 400 is a raise to 900 [R123-II-85.A] [PISO-45] [PISO-45.1]',
    (ruleset, norm) =>
      expect(bound(facing(ruleset, 400, 400), gesture('900'))).toBe(
        `raise 900 back 0 add 0 (${norm})`,
      ),
  );

  it.each([
    ['R123', 'R123-II-86'],
    ['PISO', 'PISO-38'],
    ['CLUB', 'CLUB-N4'],
    ['R40', 'R40-53'],
  ] as const)(
    '%s: 400, then 500 undeclared facing 400 is a call, 500 back [R123-II-86] [PISO-38] [CLUB-N4] [CLUB-T15]',
    (ruleset, norm) =>
      expect(bound(facing(ruleset, 400, 400), gesture('400 500'))).toBe(
        `call 400 back 500 add 0 (${norm})`,
      ),
  );
});

describe('Less than the call is completed', () => {
  it('500 facing 1,000: 500 more [R123-II-96]', () =>
    expect(bound(facing('R123', 1000, 1000), gesture('500'))).toBe(
      'call 1000 back 0 add 500 (R123-II-96)',
    ));

  it('cash: 150 facing 200 adds 50; with a stack of 150 it is an all-in [R40-55]', () => {
    expect(bound(facing('R40', 200, 200), gesture('150'))).toBe('call 200 back 0 add 50 (R40-55)');
    expect(bound(facing('R40', 200, 200, 150), gesture('150'))).toBe(
      'call 150 back 0 add 0 (R40-55)',
    );
  });

  it('club: 900 counted for a bet of 1,000 adds 100 [CLUB-N7]', () =>
    expect(bound(facing('CLUB', 1000, 1000), gesture('900'))).toBe(
      'call 1000 back 0 add 100 (CLUB-N7)',
    ));
});
