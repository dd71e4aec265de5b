import { describe, expect, it } from 'vitest';
import { initialState } from '../../../domain/hand/state.ts';
import { actor, ask, does, open, play, refusal, seated, setup, stacks } from './table.ts';

const fronts = (hand: ReturnType<typeof open>) =>
  Object.fromEntries(hand.players.map(({ seat, front }) => [seat, front]));

const potOf = ({ players, dead }: ReturnType<typeof open>) =>
  players.reduce((sum, { put }) => sum + put, dead);

const opening = (given: Parameters<typeof setup>[0]) =>
  ({ type: 'OpenHand', setup: setup(given) }) as const;

describe('Blinds and ante are in before the cards [R123-II-42]', () => {
  const hand = open({
    ...seated(8),
    smallBlind: 150,
    bigBlind: 300,
    ante: { mode: 'each', amount: 25 },
  });

  it('makes 650 of 150/300 and an ante of 25 from eight players', () =>
    expect(potOf(hand)).toBe(650));

  it('takes the ante from everybody dealt in: eight times 25 is 200 [R123-II-42.b3]', () =>
    expect(hand.players.map(({ put, front }) => put - front)).toEqual(Array(8).fill(25)));

  it('does not count the ante as a bet: the call is the whole big blind', () =>
    expect(ask(hand)).toMatchObject({ seat: 3, toCall: 300 }));

  it('takes them once: opened again is refused', () =>
    expect(refusal(hand, { type: 'OpenHand', setup: hand.setup }).code).toBe('hand.already-open'));
});

describe('Who posts the blinds', () => {
  const stacks = { 3: 5000, 5: 5000, 8: 5000 };

  it('button 3 and next active 5: the small blind is seat 5 [R123-II-42.b1]', () =>
    expect(fronts(open({ stacks, button: 3 }))[5]).toBe(100));

  it('small blind 5 and next active 8: the big blind is seat 8 [R123-II-42.b2]', () =>
    expect(fronts(open({ stacks, button: 3 }))[8]).toBe(200));

  it('button 9 and seat 1 active: the small blind is seat 1 [R40-42]', () => {
    const given = { stacks: { 1: 5000, 4: 5000, 6: 5000, 9: 5000 }, button: 9 };
    expect(fronts(open({ ...given, ruleset: 'R40' }))).toEqual({ 1: 100, 4: 200, 6: 0, 9: 0 });
  });

  it('button 7 of 9: small blind 8, big blind 9 [CLUB-J3]', () => {
    const hand = open({ ...seated(9), button: 7, ruleset: 'CLUB' });
    expect(fronts(hand)).toMatchObject({ 8: 100, 9: 200 });
  });

  it.each([
    ['R123', 'R123-II-42.b1'],
    ['R40', 'R40-42'],
    ['CLUB', 'CLUB-J3'],
  ] as const)(
    'under %s blinds elsewhere are refused, saying where they are due',
    (ruleset, norm) => {
      const wrong = opening({ ...seated(5), ruleset, smallBlindSeat: 2, bigBlindSeat: 3 });
      expect(refusal(initialState(), wrong)).toMatchObject({
        code: 'hand.blinds-misplaced',
        norm,
        facts: { smallBlindSeat: 1, bigBlindSeat: 2 },
      });
    },
  );

  it('a dead small blind leaves the big blind next to the button [R40-78]', () => {
    const hand = open({ ...seated(4), ruleset: 'R40', smallBlindSeat: null, bigBlindSeat: 1 });
    expect(fronts(hand)).toEqual({ 1: 200, 2: 0, 3: 0, 4: 0 });
    expect(actor(hand)).toBe(2);
  });

  it('a button on an empty place changes nothing else [R40-79]', () => {
    const hand = open({ stacks: { 1: 500, 2: 500, 3: 500, 5: 500 }, button: 4 });
    expect(fronts(hand)).toEqual({ 1: 200, 2: 0, 3: 0, 5: 100 });
  });
});

describe('A stack below what is due [R123-II-43] [CLUB-T12]', () => {
  it('of 180 posts 180 of a big blind of 300 and is all-in', () => {
    const given = { ...seated(3), smallBlind: 150, bigBlind: 300 };
    const hand = open({ ...given, stacks: { 1: 5000, 2: 180, 3: 5000 } });
    expect(hand.players[1]).toMatchObject({ seat: 2, front: 180, stack: 0, isLive: true });
  });

  it('of exactly 300 posts it all, of 301 keeps one', () => {
    const left = (stack: number) =>
      stacks(open({ ...seated(3), bigBlind: 300, stacks: { 1: 5000, 2: stack, 3: 5000 } }))[2];
    expect([left(300), left(301)]).toEqual([0, 1]);
  });

  it('pays the ante first, then the blind with what is left (decision H9)', () => {
    const ante = { mode: 'each', amount: 50 } as const;
    const hand = open({ stacks: { 1: 5000, 2: 120, 3: 5000 }, button: 3, ante });
    expect(hand.players[1]).toMatchObject({ put: 120, front: 70, stack: 0 });
  });

  it('owes nothing later: who wins 480 with 120 of a blind of 200 keeps 480', () => {
    const given = { stacks: { 1: 5000, 2: 120, 3: 5000, 4: 5000 }, button: 4 };
    const hand = play(open({ ...given, ruleset: 'CLUB' }), '3C 4C 1C');
    const over = play(hand, '1X 3X 4X 1X 3X 4X 1X 3X 4X');
    const seats = [1, 2, 3, 4];
    expect(over.status).toBe('showdown');
    const awarded = does(
      seats.reduce((state, seat) => does(state, { type: 'ShowHand', seat, cards: [] }), over),
      { type: 'AwardPots', ranking: [[2], [1, 3, 4]] },
    );
    expect(stacks(awarded)[2]).toBe(480);
  });
});

describe('The others call the whole big blind [R123-II-94]', () => {
  const given = { stacks: { 1: 5000, 2: 120, 3: 5000 }, button: 3, smallBlind: 150, bigBlind: 300 };

  it('is 300 when the big blind had 120', () =>
    expect(ask(open(given))).toMatchObject({ toCall: 300, minRaiseTo: 600 }));

  it('is the least bet after the flop: 299 is refused, 300 accepted', () => {
    const flop = play(open({ ...given, stacks: { 1: 5000, 2: 5000, 3: 5000 } }), '3C 1C 2X');
    const bet = (to: number) =>
      ({ type: 'TakeAction', seat: 1, move: { action: 'bet', to } }) as const;
    const { code, norm } = refusal(flop, bet(299));
    expect([code, norm]).toEqual(['hand.bet-too-small', 'R123-II-94']);
    expect(does(flop, bet(300)).highest).toBe(300);
  });
});

describe('How many play [R40-4] [R123-II-16]', () => {
  const code = (ruleset: 'R40' | 'R123' | 'CLUB', players: number) => {
    const command = opening({ ...seated(players), ruleset });
    try {
      does(initialState(), command);
      return 'open';
    } catch {
      return refusal(initialState(), command).norm;
    }
  };

  it('cash: three refused, four to ten, eleven refused', () =>
    expect([3, 4, 10, 11].map((players) => code('R40', players))).toEqual([
      'R40-4',
      'open',
      'open',
      'R40-4',
    ]));

  it('tournament: up to ten', () =>
    expect([2, 10, 11].map((players) => code('R123', players))).toEqual([
      'open',
      'open',
      'R123-II-16',
    ]));
});

describe('What cannot start', () => {
  it.each([
    ['seats', { stacks: { 1: 500, 2: 0, 3: 500, 4: 500 } }],
    ['smallBlind', { smallBlind: 201 }],
    ['chip', { chip: 0 }],
    ['rakeBps', { ruleset: 'R40', rakeBps: 501 }],
    ['rakeBps', { ruleset: 'R123', rakeBps: 1 }],
    ['carried', { ruleset: 'R40', carried: 5 }],
    ['missedBlinds', { missedBlinds: [{ seat: 9, live: 0, dead: 100 }] }],
    ['ante', { ante: { mode: 'each', amount: 0.5 } }],
  ] as const)('%s: %o', (member, wrong) => {
    const { code, facts } = refusal(initialState(), opening({ ...seated(4), ...wrong }));
    expect([code, facts]).toEqual(['hand.setup-invalid', { member }]);
  });

  it('a stack of 0 is not dealt in [R40-88]', () => {
    const broke = opening({
      ...seated(5),
      ruleset: 'R40',
      stacks: { 1: 1, 2: 9, 3: 0, 4: 9, 5: 9 },
    });
    expect(refusal(initialState(), broke).code).toBe('hand.setup-invalid');
  });
});

describe('Missed blinds of who comes back', () => {
  const back = (ruleset: 'R40' | 'CLUB', live: number, dead: number) =>
    open({ ...seated(6), ruleset, missedBlinds: [{ seat: 5, live, dead }] });

  it('cash: 200 and 100 go dead into the pot, and he still has to call [R40-38]', () => {
    const hand = back('R40', 0, 300);
    expect([hand.dead, hand.players[4]?.put, hand.players[4]?.stack]).toEqual([300, 0, 9700]);
    expect(ask(play(hand, '3F 4F'))).toMatchObject({ seat: 5, toCall: 200 });
  });

  it('club: one bet is live, the rest dead [CLUB-B4]', () => {
    const hand = play(back('CLUB', 200, 100), '3F 4F');
    expect([hand.dead, ask(hand)]).toMatchObject([100, { seat: 5, toCall: 0, noRaise: null }]);
  });
});
