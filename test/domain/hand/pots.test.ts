import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AwardTerms, awardOf } from '../../../domain/hand/award.ts';
import { cutPots, uncalledOf } from '../../../domain/hand/pots.ts';
import { action, does, open, play, seated, showdown, stacks } from './table.ts';

const live = (puts: Readonly<Record<number, number>>, ...folded: number[]) =>
  Object.entries(puts).map(([seat, put]) => ({
    seat: Number(seat),
    put,
    isLive: !folded.includes(Number(seat)),
  }));

const terms = (chip: number, leftover: AwardTerms['leftover'] = 'winners', rakeBps = 0) => ({
  chip,
  leftover,
  rakeBps,
});

const tie = () => 1;

describe('What nobody has matched goes back first [R40-87]', () => {
  it.each([
    [
      'a bet of 1,000 against an all-in of 600',
      live({ 1: 1000, 2: 600 }),
      { seat: 1, amount: 400 },
    ],
    ['folded chips match', live({ 1: 1000, 2: 600, 3: 900 }, 3), { seat: 1, amount: 100 }],
    ['equal bets', live({ 1: 600, 2: 600 }), null],
    [
      'an all-in of 500 against a bet of 800 [CLUB-J13]',
      live({ 1: 800, 2: 500 }),
      { seat: 1, amount: 300 },
    ],
  ])('%s', (_, contributions, right) => expect(uncalledOf(contributions)).toEqual(right));

  it('leaves a pot of 600 from each', () => {
    const { pots } = awardOf(live({ 1: 1000, 2: 600 }), 0, tie, terms(1));
    expect(pots).toMatchObject([{ amount: 1200 }]);
  });
});

describe('Pots are cut at the amounts of the live seats [R40-80] [R40-80.b1] [R40-80.b2]', () => {
  it.each([
    [
      'A all-in 300, B and C 800: 900 and 1,000',
      live({ 1: 300, 2: 800, 3: 800 }),
      [
        { amount: 900, eligible: [1, 2, 3] },
        { amount: 1000, eligible: [2, 3] },
      ],
    ],
    [
      'all-ins of 300 and 700, two with 1,500: three pots',
      live({ 1: 300, 2: 700, 3: 1500, 4: 1500 }),
      [
        { amount: 1200, eligible: [1, 2, 3, 4] },
        { amount: 1200, eligible: [2, 3, 4] },
        { amount: 1600, eligible: [3, 4] },
      ],
    ],
    [
      'all-in 500, two bet 900: 1,500 and 800 without him [CLUB-J14]',
      live({ 1: 500, 2: 900, 3: 900 }),
      [
        { amount: 1500, eligible: [1, 2, 3] },
        { amount: 800, eligible: [2, 3] },
      ],
    ],
    [
      'folded chips stay in the pots they reached',
      live({ 1: 300, 2: 800, 3: 800, 4: 500 }, 4),
      [
        { amount: 1200, eligible: [1, 2, 3] },
        { amount: 1200, eligible: [2, 3] },
      ],
    ],
    [
      'the same contenders have one pot, whatever the others put',
      live({ 1: 800, 2: 800, 3: 100, 4: 500 }, 3, 4),
      [{ amount: 2200, eligible: [1, 2] }],
    ],
  ])('%s', (_, contributions, right) => expect(cutPots(contributions, 0)).toEqual(right));

  it('matches an all-in of 300 with 300 of a bet of 800: 500 go back [CLUB-O12]', () => {
    const { uncalled, pots } = awardOf(live({ 1: 300, 2: 800 }), 0, tie, terms(1));
    expect([uncalled, pots[0]?.amount]).toEqual([{ seat: 2, amount: 500 }, 600]);
  });

  it('chips that are nobody’s own belong to the main pot', () =>
    expect(cutPots(live({ 1: 0, 2: 200, 3: 200 }), 50)).toEqual([
      { amount: 50, eligible: [1, 2, 3] },
      { amount: 400, eligible: [2, 3] },
    ]));

  it('always adds up to what was put in', () =>
    void fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(500), fc.boolean()), { minLength: 1, maxLength: 10 }),
        fc.nat(30),
        (rows, dead) => {
          const seats = rows.map(([put, isLive], seat) => ({
            seat,
            put,
            isLive: isLive || seat === 0,
          }));
          const total = cutPots(seats, dead).reduce((sum, { amount }) => sum + amount, 0);
          expect(total).toBe(rows.reduce((sum, [put]) => sum + put, dead));
        },
      ),
    ));
});

describe('Each pot goes to its best hand [R40-81] [CLUB-S10]', () => {
  const puts = live({ 1: 300, 2: 800, 3: 800 });
  const { pots } = awardOf(puts, 0, (seat) => seat, terms(1));

  it('main to A, side to B', () =>
    expect(pots.map(({ winners }) => winners)).toEqual([
      [{ seat: 1, amount: 900 }],
      [{ seat: 2, amount: 1000 }],
    ]));

  it('3,400 to the flush, nothing to the trips', () => {
    const { pots: one } = awardOf(live({ 1: 1700, 2: 1700 }), 0, (seat) => 3 - seat, terms(1));
    expect(one[0]?.winners).toEqual([{ seat: 2, amount: 3400 }]);
  });

  it('main 900, side 1,200: the side pot is decided first [R123-II-103]', () => {
    const asked: number[] = [];
    const place = (seat: number) => {
      asked.push(seat);
      return seat;
    };
    const award = awardOf(live({ 1: 300, 2: 900, 3: 900 }), 0, place, terms(1));
    expect(award.pots).toMatchObject([{ amount: 900 }, { amount: 1200 }]);
    expect(asked).toEqual([2, 3, 1, 2, 3]);
  });
});

describe('Equal hands share [R40-94] [R123-II-113] [CLUB-S13]', () => {
  it.each([
    [1200, 600],
    [1000, 500],
  ])('%i between two is %i each', (total, each) => {
    const { pots } = awardOf(live({ 1: total / 2, 2: total / 2 }), 0, tie, terms(1));
    expect(pots[0]?.winners.map(({ amount }) => amount)).toEqual([each, each]);
  });
});

describe('Leftover chips', () => {
  /** 1,025 between seats 5 and 1, smallest chip 25; button 3, so seat 5 comes first; 8 folded. */
  const odd = (leftover: AwardTerms['leftover']) => {
    const seats = [5, 8, 1].map((seat) => ({
      seat,
      put: seat === 8 ? 25 : 500,
      isLive: seat !== 8,
    }));
    return awardOf(seats, 0, tie, terms(25, leftover));
  };

  it('go to the tied seat nearest to the left of the button: 525 and 500 [R123-II-114] [R40-82]', () =>
    expect(odd('winners')).toMatchObject({
      carried: 0,
      pots: [
        {
          winners: [
            { seat: 5, amount: 525 },
            { seat: 1, amount: 500 },
          ],
        },
      ],
    }));

  it('stay for the next pot in the club: 500 each, 25 wait [CLUB-O16]', () => {
    expect(odd('next-pot')).toMatchObject({
      carried: 25,
      pots: [
        {
          winners: [
            { seat: 5, amount: 500 },
            { seat: 1, amount: 500 },
          ],
        },
      ],
    });
    const next = open({ ...seated(3), ruleset: 'CLUB', chip: 25, carried: 25 });
    expect(stacks(play(next, '3F 1F'))[2]).toBe(10_125);
  });

  it('go one each when there are several', () => {
    const { pots } = awardOf(live({ 1: 200, 2: 200, 3: 200, 4: 50 }, 4), 0, tie, terms(25));
    expect(pots[0]?.winners.map(({ amount }) => amount)).toEqual([225, 225, 200]);
  });

  it('never make two shares differ by more than the smallest chip', () =>
    void fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 10 }),
        fc.integer({ min: 1, max: 4000 }),
        fc.constantFrom(1, 5, 25),
        (players, count, chip) => {
          const seats = Array.from({ length: players }, (_, seat) => ({
            seat,
            put: 0,
            isLive: true,
          }));
          const { pots } = awardOf(seats, count * chip, tie, terms(chip));
          const shares = (pots[0]?.winners ?? []).map(({ amount }) => amount);
          expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(chip);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(count * chip);
          expect(shares.toSorted((one, other) => other - one)).toEqual(shares);
        },
      ),
    ));
});

describe('Rake [R40-5] [R40-95] [R40-96]', () => {
  const rakes = (puts: ReturnType<typeof live>, chip: number) =>
    awardOf(puts, 0, tie, terms(chip, 'winners', 500)).pots.map(({ rake }) => rake);

  it('5 % of pots of 900 and 1,000: 45 and 50', () =>
    expect(rakes(live({ 1: 300, 2: 800, 3: 800 }), 1)).toEqual([45, 50]));

  it('5 % of 1,200: 60', () => expect(rakes(live({ 1: 600, 2: 600 }), 1)).toEqual([60]));

  it('5 % of 1,330 with a smallest chip of 5: 65, rounded down', () =>
    expect(rakes(live({ 1: 665, 2: 665 }), 5)).toEqual([65]));

  it('comes off before the pot is shared, and never off an uncalled bet', () => {
    const { pots, uncalled } = awardOf(live({ 1: 1000, 2: 600 }), 0, tie, terms(1, 'winners', 500));
    expect(uncalled?.amount).toBe(400);
    expect(pots[0]).toMatchObject({ rake: 60, winners: [{ amount: 570 }, { amount: 570 }] });
  });

  it('is taken from a pot won without a showdown too', () => {
    const hand = play(open({ ...seated(4), ruleset: 'R40', rakeBps: 500 }), '3R600 4F 1F 2F');
    expect(stacks(hand)[3]).toBe(10_000 + 300 - 25);
  });
});

describe('A played hand', () => {
  it('gives main and side pot to different seats [R40-81]', () => {
    const given = { stacks: { 1: 300, 2: 800, 3: 800 }, button: 3 };
    const hand = play(open(given), '3A 1A 2A');
    const over = showdown(hand, 'Kc7d2s9h4c', { 1: 'AsAd', 2: 'KsQd', 3: '8h8d' });
    expect(stacks(over)).toEqual({ 1: 900, 2: 1000, 3: 0 });
  });

  it('needs no cards when everybody folds [CLUB-O14] [CLUB-J12]', () => {
    const flop = play(open({ ...seated(4), ruleset: 'CLUB' }), '3C 4C 1C 2X 1B600 2F 3F');
    const over = does(flop, action('4F'));
    expect(over).toMatchObject({
      status: 'awarded',
      board: [],
      award: { uncalled: { amount: 600 } },
    });
    expect(stacks(over)[1]).toBe(10_600);
    const raised = play(open({ ...seated(4), ruleset: 'CLUB' }), '3R900 4F 1F 2F');
    expect(stacks(raised)[3]).toBe(10_300);
  });
});
