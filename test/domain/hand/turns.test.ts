import { describe, expect, it } from 'vitest';
import { parseCards } from '../../../domain/cards/card.ts';
import { clockwiseFrom, dealOrder } from '../../../domain/hand/clockwise.ts';
import { STREETS } from '../../../domain/hand/state.ts';
import {
  action,
  actor,
  ask,
  does,
  open,
  play,
  RULESETS_OF_HANDS,
  refusal,
  seated,
} from './table.ts';

const checksRound = (hand: ReturnType<typeof open>): (number | null)[] => {
  const order: (number | null)[] = [];
  let state = hand;
  for (let turn = 0; turn < hand.players.length; turn += 1) {
    order.push(actor(state));
    state = does(state, action(`${actor(state)}X`));
  }
  return order;
};

describe('Order of play [R123-II-29] [R123-II-30] [CLUB-S2]', () => {
  it('button 3, active 1, 3, 5, 8: after the flop 5, 8, 1, 3', () => {
    const hand = open({ stacks: { 1: 900, 3: 900, 5: 900, 8: 900 }, button: 3 });
    expect(checksRound(play(hand, '1C 3C 5C 8X'))).toEqual([5, 8, 1, 3]);
  });

  it('button 9 of 9: the first is seat 1', () =>
    expect(clockwiseFrom(9, [1, 2, 3, 4, 5, 6, 7, 8, 9])[0]).toBe(1));

  it('seat 10 is at the dealer’s right, and seat 1, at his left, comes after it [R40-10]', () => {
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(clockwiseFrom(10, ten)).toEqual(ten);
    expect(clockwiseFrom(9, ten)[0]).toBe(10);
  });

  it('seats 1, 4 and 9, button 9: the first is seat 1 [R40-41]', () =>
    expect(clockwiseFrom(9, [1, 4, 9])).toEqual([1, 4, 9]));

  it('seats 1 to 9, button 3: the first is seat 4, the button the last', () =>
    expect(clockwiseFrom(3, [1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([4, 5, 6, 7, 8, 9, 1, 2, 3]));

  it.each(RULESETS_OF_HANDS)(
    'before the flop %s starts left of the big blind, then left of the button [R40-44] [CLUB-S4] [CLUB-J6]',
    (ruleset) => {
      const hand = open({ ...seated(5), button: 1, ruleset });
      expect(actor(hand)).toBe(4);
      expect(actor(play(hand, '4C 5C 1C 2C 3X'))).toBe(2);
    },
  );

  it('a seat out of turn is refused with who is expected, and stays refused', () => {
    const hand = open({ ...seated(6), button: 1, ruleset: 'CLUB' });
    for (const _ of [1, 2])
      expect(refusal(hand, action('6F'))).toMatchObject({
        code: 'hand.not-in-turn',
        norm: 'CLUB-K4',
        facts: { seat: 6, expectedSeat: 4, toCall: 200, minRaiseTo: 400, maxRaiseTo: 10_000 },
      });
    expect(actor(does(hand, action('4F')))).toBe(5);
  });

  it.each([
    ['R123', 'R123-II-90'],
    ['R40', 'R40-57'],
    ['PISO', 'PISO-40'],
  ] as const)('under %s it cites %s', (ruleset, norm) =>
    expect(refusal(open({ ...seated(5), ruleset }), action('1F')).norm).toBe(norm),
  );

  it('all-in players are passed over [R40-89]', () => {
    const given = {
      stacks: { 1: 9000, 2: 600, 3: 9000, 4: 9000 },
      button: 4,
      ruleset: 'R40',
    } as const;
    const flop = play(open(given), '3R600 4C 1C 2C 1B600');
    expect(actor(flop)).toBe(3);
    expect(actor(play(flop, '3R1200 4F'))).toBe(1);
  });
});

describe('No further card is shown once the hand is over [R123-II-53]', () => {
  it('a river after a fold on the turn is not dealt', () => {
    const over = play(open(seated(2)), '2C 1X 1X 2X 1B200 2F');
    expect(over.status).toBe('awarded');
    const river = parseCards('2c3d4h5s6c');
    expect(refusal(over, { type: 'DealBoard', board: river }).code).toBe('hand.already-awarded');
  });
});

describe('Four rounds and no more [R40-3]', () => {
  it('goes through pre-flop, flop, turn and river to the showdown', () => {
    let hand = play(open({ ...seated(4), ruleset: 'R40' }), '3C 4C 1C 2X');
    const rounds = ['pre-flop', hand.street];
    for (const _ of [1, 2, 3]) {
      hand = play(hand, '1X 2X 3X 4X');
      rounds.push(hand.status === 'betting' ? hand.street : hand.status);
    }
    expect(rounds).toEqual([...STREETS, 'showdown']);
    expect(refusal(hand, action('1B200')).code).toBe('hand.betting-over');
    // Everybody has checked and could still bet: a check more is an action that nobody could take.
    expect(refusal(hand, action('1X')).code).toBe('hand.betting-over');
  });

  it.each([
    ['flop', '', 'R40-45'],
    ['turn', '1X 2X 3X 4X', 'R40-46'],
    ['river', '1X 2X 3X 4X 1X 2X 3X 4X', 'R40-47'],
  ])(
    'on the %s the first active left of the button acts, with the big blind as least bet [R40-45] [R40-46] [R40-47]',
    (street, checks) => {
      const start = play(open({ ...seated(4), ruleset: 'R40' }), '3C 4C 1F 2X');
      const hand = checks ? play(start, checks.replaceAll('1X ', '')) : start;
      expect([hand.street, actor(hand)]).toEqual([street, 2]);
      expect(refusal(hand, action('2B150'))).toMatchObject({
        code: 'hand.bet-too-small',
        norm: 'R40-48',
      });
      expect(does(hand, action('2B200')).highest).toBe(200);
    },
  );

  it.each([
    ['flop', ''],
    ['turn', '1X 2X 3X 4X'],
    ['river', '1X 2X 3X 4X 1X 2X 3X 4X'],
  ])(
    'club: on the %s from the big blind to the stack [CLUB-S6] [CLUB-S7] [CLUB-S8]',
    (_, checks) => {
      const start = play(open({ ...seated(4, 5200), ruleset: 'CLUB' }), '3C 4C 1C 2X');
      const hand = checks ? play(start, checks) : start;
      expect(refusal(hand, action('1B199')).code).toBe('hand.bet-too-small');
      expect(does(hand, action('1B200')).highest).toBe(200);
      expect(does(hand, action('1B5000')).highest).toBe(5000);
      expect(refusal(hand, action('1B5001')).code).toBe('hand.beyond-stack');
    },
  );

  it('after checks on the river the first active left of the button opens the showdown', () => {
    const river = play(
      open({ ...seated(4), ruleset: 'R40' }),
      '3C 4C 1C 2X 1X 2X 3X 4X 1X 2X 3X 4X 1X 2X 3X 4X',
    );
    expect(river.status).toBe('showdown');
  });

  it('the flop waits until everybody has matched or is all-in [CLUB-J8]', () => {
    const owing = play(open({ ...seated(4), ruleset: 'CLUB' }), '3R400 4C 1C');
    const flop = { type: 'DealBoard', board: [1, 2, 3] as never } as const;
    expect(refusal(owing, flop)).toMatchObject({ code: 'hand.cards-invalid', norm: 'CLUB-J8' });
    const matched = does(owing, action('2C'));
    expect(does(matched, flop).board).toEqual([1, 2, 3]);
    expect(does(does(matched, flop), flop).board).toEqual([1, 2, 3]);
  });

  it.each(['R40', 'R123'] as const)('under %s it cites no rule of a club [R40-45]', (ruleset) => {
    const owing = play(open({ ...seated(4), ruleset }), '3R400 4C 1C');
    const flop = { type: 'DealBoard', board: [1, 2, 3] as never } as const;
    expect(refusal(owing, flop)).toMatchObject({ code: 'hand.cards-invalid', norm: 'R40-45' });
  });
});

describe('Check, call, fold', () => {
  const cash = () => open({ ...seated(4), ruleset: 'R40' });

  it('a check is there only with nothing to call, the option included [R40-44.b4] [CLUB-J9]', () => {
    expect(refusal(cash(), action('3X'))).toMatchObject({
      code: 'hand.check-not-allowed',
      norm: 'R40-44.b4',
      facts: { toCall: 200 },
    });
    const option = play(cash(), '3C 4C 1C');
    expect(does(option, action('2X')).street).toBe('flop');
    const club = play(
      open({ stacks: { 3: 9000, 7: 9000, 8: 9000 }, button: 7, ruleset: 'CLUB' }),
      '7F 8C 3X',
    );
    expect(actor(club)).toBe(8);
    expect(actor(does(club, action('8X')))).toBe(3);
  });

  it('a fold leaves what was put in: 200 stays [R40-44.b1]', () => {
    const folded = play(cash(), '3C 4R600 1F 2F 3F');
    expect(folded).toMatchObject({ status: 'awarded' });
    const pots = folded.status === 'awarded' ? folded.award.pots : [];
    expect(pots).toMatchObject([{ amount: 700, eligible: [4] }]);
    expect(refusal(folded, action('3C')).code).toBe('hand.seat-not-in-hand');
  });

  it('a fold with nothing to call is accepted: time has run out (decision H11)', () => {
    const flop = play(cash(), '3C 4C 1C 2X');
    expect(actor(does(flop, action('1F')))).toBe(2);
  });

  describe('the call is the highest amount in front [R40-44.b2]', () => {
    it('bet 600, own 200: 400', () =>
      expect(ask(play(cash(), '3R600 4F 1F'))).toMatchObject({ seat: 2, toCall: 400 }));

    it('bet 600, then all-in 450: the next still calls 600', () => {
      const given = { stacks: { 1: 9000, 2: 9000, 3: 9000, 4: 450, 5: 9000 }, button: 5 };
      expect(ask(play(open({ ...given, ruleset: 'R40' }), '3R600 4C')).toCall).toBe(600);
    });

    it('bet 600, then all-in 700: the next calls 700', () => {
      const given = { stacks: { 1: 9000, 2: 9000, 3: 9000, 4: 700, 5: 9000 }, button: 5 };
      expect(ask(play(open({ ...given, ruleset: 'R40' }), '3R600 4A')).toCall).toBe(700);
    });

    it('another total is refused', () =>
      expect(refusal(cash(), action('3C150'))).toMatchObject({
        code: 'hand.call-differs',
        facts: { to: 150, callTo: 200 },
      }));

    it('with nothing to call there is no call', () =>
      expect(refusal(play(cash(), '3C 4C 1C'), action('2C')).code).toBe('hand.nothing-to-call'));
  });

  it('who faces more than his stack goes all-in for less and plays the pot he reached [R40-86]', () => {
    const given = { stacks: { 1: 9000, 2: 9000, 3: 9000, 4: 600 }, button: 4 };
    const hand = play(open({ ...given, ruleset: 'R40' }), '3R1000 4C 1C 2F');
    expect(hand.players.find(({ seat }) => seat === 4)).toMatchObject({ put: 600, stack: 0 });
  });

  it('a blind counts as what he has in the round: the small blind calls 200 with 100 [CLUB-J7]', () =>
    expect(ask(play(open({ ...seated(4), ruleset: 'CLUB' }), '3C 4C')).toCall).toBe(100));

  it('the big blind keeps his option: total 200 [CLUB-S3] [CLUB-B3]', () => {
    const option = play(open({ ...seated(4), ruleset: 'CLUB' }), '3C 4F 1C');
    expect(ask(option)).toMatchObject({ seat: 2, toCall: 0, minRaiseTo: 400 });
    expect(does(option, action('2X')).players.find(({ seat }) => seat === 2)?.put).toBe(200);
    expect(actor(does(option, action('2R400')))).toBe(3);
  });

  it('who has checked may raise a bet: check, 300, raise to 900 [R123-II-76]', () => {
    const flop = play(open(seated(3)), '3C 1C 2X 1X 2B300 3F');
    expect(does(flop, action('1R900')).highest).toBe(900);
  });

  it('a restriction for acting early ends with that turn: a bet or full raise frees him again', () => {
    // Who called 600 faces 1,800 [R123-II-93]; who checked faces 300 [R123-II-92].
    const raised = play(open(seated(5)), '3R600 4C 5R1800 1F 2F 3F');
    expect(ask(raised)).toMatchObject({ seat: 4, toCall: 1200, noRaise: null });
    const bet = play(open(seated(3)), '3C 1C 2X 1X 2X 3B300');
    expect(ask(bet)).toMatchObject({ seat: 1, toCall: 300, minRaiseTo: 600, noRaise: null });
    for (const token of ['1C', '1F', '1R600']) expect(does(bet, action(token))).toBeDefined();
  });

  it('fold, call 200, raise to 400 or more [CLUB-J6]', () => {
    const hand = open({ ...seated(4), ruleset: 'CLUB' });
    expect(ask(hand)).toMatchObject({ toCall: 200, minRaiseTo: 400, noRaise: null });
    expect(actor(does(hand, action('3F')))).toBe(4);
    expect(refusal(hand, action('3R399')).code).toBe('hand.raise-too-small');
  });

  it('a check when everybody else is all-in changes nothing (decision H11)', () => {
    const hand = play(open({ stacks: { 1: 900, 2: 9000, 3: 900 }, button: 3 }), '3A 1A 2C');
    expect(hand.status).toBe('showdown');
    expect(does(hand, action('2X'))).toBe(hand);
  });
});

describe('Two cards each, then a round from the big blind to the whole stack [CLUB-S5]', () => {
  const hand = open({
    stacks: { 1: 5_000, 3: 5_000, 5: 5_000, 8: 5_000 },
    button: 3,
    ruleset: 'CLUB',
  });

  it('button 3, active 1, 3, 5, 8: dealt 5, 8, 1, 3, twice [R123-II-49]', () =>
    expect(dealOrder(3, [1, 3, 5, 8])).toEqual([5, 8, 1, 3, 5, 8, 1, 3]));

  it('button 7 of 9: dealt 8, 9, 1 and on to the button, twice [CLUB-J5]', () => {
    const round = [8, 9, 1, 2, 3, 4, 5, 6, 7];
    expect(dealOrder(7, [1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([...round, ...round]);
  });

  it('big blind 200, stack 5,000: 200 to 5,000', () => {
    for (const token of ['1C', '1C200', '1R5000']) expect(does(hand, action(token))).toBeDefined();
    expect(refusal(hand, action('1C199')).code).toBe('hand.call-differs');
    expect(refusal(hand, action('1R5001')).code).toBe('hand.beyond-stack');
    const flop = play(hand, '1C 3C 5C 8X');
    for (const to of [200, 4_800]) expect(does(flop, action(`5B${to}`)).status).toBe('betting');
    expect(refusal(flop, action('5B199')).code).toBe('hand.bet-too-small');
    expect(refusal(flop, action('5B4801')).code).toBe('hand.beyond-stack');
  });

  it('only the big blind may check', () => {
    expect(refusal(hand, action('1X')).code).toBe('hand.check-not-allowed');
    expect(does(play(hand, '1C 3C 5C'), action('8X')).status).toBe('betting');
  });
});
