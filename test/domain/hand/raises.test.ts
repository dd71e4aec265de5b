import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../../domain/hand/ruleset.ts';
import { action, ask, does, open, play, refusal, seated } from './table.ts';

const at = (ruleset: RulesetId, tokens: string, stack = 10_000) =>
  play(open({ ...seated(5, stack), ruleset }), tokens);

describe('The least raise', () => {
  it.each([
    ['R123', 'R123-II-82', 1000],
    ['PISO', 'PISO-46', 1000],
    ['CLUB', 'CLUB-N3', 1000],
    ['R40', 'R40-44.b3', 800],
  ] as const)(
    'blinds 100/200, a raise to 600: under %s (%s) the next is to %i [R123-II-82] [R40-44.b3] [CLUB-N3]',
    (ruleset, norm, least) => {
      const hand = at(ruleset, '3R600');
      expect(ask(hand).minRaiseTo).toBe(least);
      const refused = refusal(hand, action(`4R${least - 1}`));
      expect(refused).toMatchObject({
        code: 'hand.raise-too-small',
        norm,
        facts: { expectedSeat: 4, toCall: 600, minRaiseTo: least, maxRaiseTo: 10_000 },
      });
      expect(does(hand, action(`4R${least}`)).highest).toBe(least);
    },
  );

  it('cash: blinds 100/200 and a bet of 1,000: to 1,200 [R40-44.b3]', () => {
    const flop = at('R40', '3C 4C 5C 1C 2X 1B1000');
    expect(ask(flop).minRaiseTo).toBe(1200);
    expect(refusal(flop, action('2R1199')).norm).toBe('R40-44.b3');
  });

  it('is the last full one, not the largest', () => {
    const hand = at('R123', '3R1000 4R1900');
    expect(ask(hand).minRaiseTo).toBe(2800);
  });

  it('starts again from the big blind in the next round', () =>
    expect(ask(at('R123', '3R1000 4C 5F 1F 2F 3B200')).minRaiseTo).toBe(400));

  it.each(['R40', 'CLUB'] as const)(
    'the opening bet is at least the big blind, unless all-in, under %s [R40-48] [CLUB-N2]',
    (ruleset) => {
      const given = { stacks: { 1: 350, 2: 9000, 3: 9000, 4: 9000, 5: 9000 }, button: 5, ruleset };
      const flop = play(open(given), '3C 4C 5C 1C 2X');
      expect(refusal(flop, action('1B149')).code).toBe('hand.bet-too-small');
      expect(does(flop, action('1B150')).highest).toBe(150);
      expect(does(flop, action('1A')).highest).toBe(150);
      const richer = at(ruleset, '3C 4C 5C 1C 2X');
      expect(refusal(richer, action('1B150')).norm).toBe(ruleset === 'R40' ? 'R40-48' : 'CLUB-N2');
    },
  );
});

describe('How often and how much', () => {
  it.each(['R123', 'R40', 'CLUB'] as const)(
    'the number of raises is no reason to refuse one under %s [R123-II-81] [CLUB-N1] [CLUB-S9]',
    (ruleset) => {
      const hand = at(ruleset, '3R400 4R600 5R800 1R1000 2R1200 3R1400 4R1600');
      expect(ask(hand)).toMatchObject({ seat: 5, minRaiseTo: 1800 });
    },
  );

  it('up to the whole stack: 5,000 accepted, 5,001 refused [CLUB-N0]', () => {
    const flop = at('CLUB', '3C 4C 5C 1C 2X', 5200);
    expect(refusal(flop, action('1B5001'))).toMatchObject({
      code: 'hand.beyond-stack',
      norm: 'CLUB-N0',
      facts: { maxRaiseTo: 5000 },
    });
    expect(does(flop, action('1B5000')).players[0]?.stack).toBe(0);
  });

  it.each([400.5, -5, Number.NaN])('%d is no amount', (to) => {
    const command = { type: 'TakeAction', seat: 3, move: { action: 'raise', to } } as const;
    expect(refusal(open(seated(5)), command).code).toMatch(
      /^hand\.(raise-too-small|beyond-stack)$/,
    );
  });

  it('a first bet is a bet, a later one a raise', () => {
    expect(refusal(open(seated(5)), action('3B600')).code).toBe('hand.bet-not-allowed');
    expect(refusal(at('R123', '3C 4C 5C 1C 2X'), action('1R600')).code).toBe(
      'hand.nothing-to-raise',
    );
  });
});

/** Flop: seat 1 bets 1,000, seat 2 calls, seat 3 goes all-in short: 1,500, in cash 1,100. */
const shortAllIn = (ruleset: RulesetId, fourth = 9200) => {
  const third = ruleset === 'R40' ? 1300 : 1700;
  const stacks = { 1: 9200, 2: 9200, 3: third, 4: fourth, 5: 9200 };
  return play(open({ stacks, button: 5, ruleset }), '3C 4C 5C 1C 2X 1B1000 2C 3A');
};

describe('A short all-in does not reopen the action [R123-II-84] [PISO-47]', () => {
  it.each([
    ['R123', 'R123-II-84', 500],
    ['PISO', 'PISO-47', 500],
    ['CLUB', 'CLUB-N3', 500],
    ['R40', 'R40-44.b2', 100],
  ] as const)('under %s (%s) the bettor may call the %i more or fold', (ruleset, norm, owed) => {
    const hand = play(shortAllIn(ruleset), '4F 5F');
    expect(ask(hand)).toMatchObject({ seat: 1, toCall: owed, noRaise: 'acted' });
    expect(refusal(hand, action('1R4000'))).toMatchObject({ code: 'hand.raise-closed', norm });
    expect(refusal(hand, action('1A')).code).toBe('hand.raise-closed');
    expect(ask(does(hand, action('1C')))).toMatchObject({ seat: 2, noRaise: 'acted' });
  });

  it('who has not acted may raise, by the last full bet: to 2,500', () =>
    expect(ask(shortAllIn('R123'))).toMatchObject({ seat: 4, minRaiseTo: 2500, noRaise: null }));

  it('a full raise after it opens the action again', () => {
    const hand = play(shortAllIn('R123'), '4R2500 5F');
    expect(ask(hand)).toMatchObject({ seat: 1, toCall: 1500, noRaise: null });
  });

  it('an all-in of 2,000 is a full raise, one of 1,999 is not', () => {
    const facing = (stack: number) => {
      const stacks = { 1: 9200, 2: 9200, 3: stack + 200, 4: 9200 };
      return ask(play(open({ stacks, button: 4 }), '3C 4C 1C 2X 1B1000 2C 3A 4F'));
    };
    expect([facing(1999).noRaise, facing(2000).noRaise]).toEqual(['acted', null]);
  });
});

describe('Several short all-ins', () => {
  const twice = (ruleset: RulesetId) => play(shortAllIn(ruleset, 2200), '4A 5F');

  it('bet 1,000, all-ins 1,500 and 2,000: in the club the bettor faces a full bet and may raise [CLUB-N3]', () =>
    expect(ask(twice('CLUB'))).toMatchObject({
      seat: 1,
      toCall: 1000,
      minRaiseTo: 3000,
      noRaise: null,
    }));

  it('one chip less is no full bet', () => {
    const hand = play(shortAllIn('CLUB', 2199), '4A 5F');
    expect(ask(hand)).toMatchObject({ seat: 1, toCall: 999, noRaise: 'acted' });
  });

  it('by R123 each is judged alone: he may only call or fold', () =>
    expect(ask(twice('R123'))).toMatchObject({ seat: 1, toCall: 1000, noRaise: 'acted' }));

  it('big blind 200, all-in 300, calls: he has not acted and may raise [CLUB-B1]', () => {
    const given = { stacks: { 1: 9000, 2: 9000, 3: 300, 4: 9000 }, button: 4 };
    const hand = play(open({ ...given, ruleset: 'CLUB' }), '3A 4C 1C');
    expect(ask(hand)).toMatchObject({ seat: 2, toCall: 100, minRaiseTo: 500, noRaise: null });
  });
});

describe('A raise that nobody can match (decision H11)', () => {
  const heads = (ruleset: 'R123' | 'CLUB') =>
    play(open({ stacks: { 1: 9000, 2: 500 }, button: 2, ruleset }), '2A');

  it('is accepted and comes back by R123 [R40-87]', () => {
    expect(ask(heads('R123')).noRaise).toBe('nobody');
    const raised = does(heads('R123'), action('1R800'));
    expect(raised.status).toBe('showdown');
  });

  it('is refused in the club [CLUB-J13]', () => {
    expect(refusal(heads('CLUB'), action('1R800'))).toMatchObject({
      code: 'hand.raise-unmatchable',
      norm: 'CLUB-J13',
    });
    expect(does(heads('CLUB'), action('1C')).status).toBe('showdown');
  });
});
