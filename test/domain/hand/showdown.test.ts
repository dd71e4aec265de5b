import { describe, expect, it } from 'vitest';
import { parseCards } from '../../../domain/cards/card.ts';
import type { HandCommand } from '../../../domain/hand/commands.ts';
import { evolve } from '../../../domain/hand/evolve.ts';
import type { RulesetId } from '../../../domain/hand/ruleset.ts';
import { mustShow, nextToShow, showOrder } from '../../../domain/hand/showOrder.ts';
import type { OpenHand } from '../../../domain/hand/state.ts';
import { playerView } from '../../../domain/hand/view.ts';
import { ask, does, open, play, refusal, seated, showdown, stacks } from './table.ts';

const BOARD = 'Kc7d2s9h4c';

const show = (seat: number, cards: string): HandCommand => ({
  type: 'ShowHand',
  seat,
  cards: parseCards(cards),
});
const muck = (seat: number): HandCommand => ({ type: 'MuckHand', seat });
const board = (cards: string): HandCommand => ({ type: 'DealBoard', board: parseCards(cards) });
const award: HandCommand = { type: 'AwardPots' };
const all = (hand: OpenHand, ...commands: HandCommand[]) => commands.reduce(does, hand);

/** Seats 1, 5 and 8 with button 3 have checked to the river, where seat 6 may bet. */
const river = (ruleset: RulesetId, tokens: string) => {
  const given = { stacks: { 1: 9000, 2: 9000, 3: 9000, 6: 9000 }, button: 3, ruleset };
  return play(open(given), `2C 3C 6C 1X 6X 1X 2X 3X 6X 1X 2X 3X ${tokens}`);
};

describe.each(['R123', 'R40', 'PISO', 'CLUB'] as const)(
  'Who shows first under %s [R123-II-101] [R40-71] [CLUB-O13]',
  (ruleset) => {
    it('river checked, button 3, active 5, 8, 1: seat 5 first', () => {
      const given = { stacks: { 1: 900, 3: 900, 5: 900, 8: 900 }, button: 3, ruleset };
      const checked = play(open(given), '1C 3C 5C 8X 5X 8X 1X 3F 5X 8X 1X 5X 8X 1X');
      expect(showOrder(checked)).toEqual([5, 8, 1]);
    });

    it('bet by 6 called by 2: 6 shows, then 2', () =>
      expect(showOrder(river(ruleset, '6B600 1F 2C 3F'))).toEqual([6, 2]));

    it('the last raise of the round counts, not a bet of an earlier one', () => {
      expect(showOrder(river(ruleset, '6B600 1F 2R1200 3F 6C'))).toEqual([2, 6]);
      const given = { stacks: { 1: 9000, 2: 9000, 3: 9000, 6: 9000 }, button: 3, ruleset };
      const turnBet = play(open(given), '2C 3C 6C 1X 6X 1X 2B400 3C 6C 1F 6X 2X 3X 6X 2X 3X');
      expect(showOrder(turnBet)).toEqual([6, 2, 3]);
    });
  },
);

describe('A hand is shown once [R40-74] [R123-II-112] [CLUB-O2]', () => {
  const shown = (ruleset: RulesetId) =>
    all(river(ruleset, '6B600 1F 2C 3F'), board(BOARD), show(6, 'AsAd'));

  it.each([
    ['R123', 'R123-II-112'],
    ['R40', 'R40-74'],
    ['CLUB', 'CLUB-O2'],
  ] as const)('other cards are a correction under %s', (ruleset, norm) => {
    expect(refusal(shown(ruleset), show(6, '7s7h'))).toMatchObject({
      code: 'hand.already-shown',
      norm,
    });
    expect(refusal(shown(ruleset), show(6, 'As'))).toMatchObject({ code: 'hand.already-shown' });
  });

  it('the same cards again change nothing, and a card may follow the other', () => {
    const once = shown('R123');
    expect(does(once, show(6, 'AsAd')).players).toEqual(once.players);
    const one = all(river('R123', '6B600 1F 2C 3F'), board(BOARD), show(6, 'As'));
    expect(does(one, show(6, 'AsAd')).players).toEqual(once.players);
  });
});

describe('A hand that is shown is not given up [R40-74] [R123-II-106] [CLUB-O15]', () => {
  const called = (ruleset: RulesetId) =>
    all(river(ruleset, '6B600 1C 2C 3F'), board(BOARD), show(6, 'AsAd'));

  it.each([
    ['R123', 'R123-II-106'],
    ['PISO', 'R123-II-106'],
    ['R40', 'R40-74'],
    ['CLUB', 'CLUB-O15'],
  ] as const)('the winning hand stays on the table under %s', (ruleset, norm) => {
    expect(refusal(called(ruleset), muck(6))).toMatchObject({
      code: 'hand.already-shown',
      norm,
      facts: { seat: 6 },
    });
    expect(stacks(all(called(ruleset), muck(1), muck(2)))[6]).toBe(9000 + 1800);
  });

  it('nor is one whose cards the dealer read and did not tell', () => {
    const read = all(river('R40', '6B600 1C 2C 3F'), show(6, ''));
    expect(refusal(read, muck(6))).toMatchObject({ code: 'hand.already-shown' });
  });

  it.each([
    ['R123', 'R123-II-104'],
    ['R40', 'R40-69'],
    ['CLUB', 'CLUB-I9'],
  ] as const)(
    'one card is no hand: it may go, and no correction revives it (%s)',
    (ruleset, norm) => {
      const one = all(called(ruleset), show(2, 'Ks'), muck(2), muck(1));
      const hands = [{ seat: 2, cards: parseCards('KsKd') }];
      const revive: HandCommand = { type: 'CorrectCards', hands, reason: 'misread' };
      expect(refusal(one, revive)).toMatchObject({ code: 'hand.seat-not-in-hand', norm });
    },
  );
});

describe('Who shows first has no choice [R123-II-101] [R40-71] [CLUB-J11]', () => {
  const called = (ruleset: RulesetId) => river(ruleset, '6B600 1C 2C 3F');

  it.each([
    ['R123', 'R123-II-101'],
    ['PISO', 'R123-II-101'],
    ['R40', 'R40-71'],
    ['CLUB', 'CLUB-J11'],
  ] as const)('the last to bet does not give up his hand under %s', (ruleset, norm) => {
    const said = { code: 'hand.must-show', norm, facts: { seat: 6 } };
    expect(refusal(called(ruleset), muck(6))).toMatchObject(said);
    expect(refusal(does(called(ruleset), show(1, 'AsAd')), muck(6))).toMatchObject(said);
    expect(refusal(does(called(ruleset), show(6, 'As')), muck(6))).toMatchObject(said);
  });

  it('nor the first left of the button where nobody bet', () => {
    const checked = river('R40', '6X 1X 2X 3X');
    expect(refusal(checked, muck(6))).toMatchObject({ norm: 'R40-71', facts: { seat: 6 } });
    expect(all(checked, show(6, 'AsAd'), muck(1), muck(2)).status).toBe('showdown');
  });

  it('the others may, and he once all others lie open', () => {
    expect(all(called('R40'), muck(1), muck(2))).toMatchObject({ status: 'awarded' });
    const open2 = all(called('R40'), show(1, 'AsAd'), show(2, 'KsKd'), muck(6));
    expect(showOrder(open2)).toEqual([1, 2]);
  });

  it('is told: the order, whose turn it is, who may not give up', () => {
    const told = (hand: OpenHand) =>
      hand.status === 'showdown' ? [showOrder(hand), nextToShow(hand), mustShow(hand)] : [];
    expect(told(called('R40'))).toEqual([[6, 1, 2], 6, [6]]);
    expect(told(does(called('R40'), show(6, 'AsAd')))).toEqual([[6, 1, 2], 1, []]);
    const allIn = play(open({ ...seated(4), ruleset: 'R40' }), '3A 4C 1F 2F');
    expect(told(allIn)).toEqual([[3, 4], 3, [3, 4]]);
  });
});

describe('The cards speak [R123-II-105] [R40-74] [CLUB-O15]', () => {
  it('a flush wins whatever is announced', () => {
    const over = showdown(river('R123', '6B600 1F 2C 3F'), 'Kc7c2s9c4d', { 6: 'KdKh', 2: 'Ac3c' });
    expect(stacks(over)).toMatchObject({ 2: 9000 + 1200, 6: 9000 - 800 });
  });

  it('a ranking that says otherwise is not looked at', () => {
    const shown = all(
      river('R40', '6B600 1F 2C 3F'),
      board('Kc7d2s9h4c'),
      show(6, 'KdQh'),
      show(2, 'AhAc'),
    );
    const over = does(shown, { type: 'AwardPots', ranking: [[6], [2]] });
    expect(stacks(over)[2]).toBeGreaterThan(9000);
  });

  it('suits decide nothing: royal flushes of the board split [R123-II-23]', () => {
    const over = showdown(river('R123', '6B600 1F 2C 3F'), 'AhKdQsJcTd', { 6: '2s2c', 2: '3d3h' });
    expect(stacks(over)).toMatchObject({ 2: 9000 + 200, 6: 9000 + 200 });
  });

  it('only hands shown take part: the third gets nothing [R40-73]', () => {
    const shown = all(
      river('R40', '6B600 1C 2C 3F'),
      board('Kc7c2s9c4d'),
      show(6, 'KdKh'),
      muck(1),
      show(2, 'Ac3c'),
      award,
    );
    expect(stacks(shown)).toMatchObject({ 1: 9000 - 800, 2: 9000 + 1800 });
  });

  it('the cards may stay untold: the dealer reads the order', () => {
    const shown = all(river('R40', '6B600 1F 2C 3F'), show(6, ''), show(2, ''));
    expect(refusal(shown, award).code).toBe('hand.ranking-missing');
    const one: HandCommand = { type: 'AwardPots', ranking: [[2]] };
    expect(refusal(shown, one)).toMatchObject({ facts: { seat: 6 } });
    const over = does(shown, { type: 'AwardPots', ranking: [[2], [6]] });
    expect(stacks(over)[2]).toBe(9000 + 1200);
  });
});

describe('Two cards win a pot [R123-II-108]', () => {
  const open2 = () => all(river('R123', '6B600 1F 2C 3F'), board(BOARD), show(6, 'KdQh'));

  it('is refused for a hand that shows one card or none while another is live', () => {
    const none = refusal(open2(), award);
    expect([none.code, none.norm, none.facts]).toEqual([
      'hand.not-shown',
      'R123-II-108',
      { seat: 2 },
    ]);
    const single = does(open2(), show(2, 'As'));
    expect(refusal(single, award).code).toBe('hand.not-shown');
    expect(all(single, show(2, 'AsAd'), award).status).toBe('awarded');
  });

  it('no card is needed when every other player mucks', () => {
    const over = does(river('R123', '6B600 1F 2C 3F'), muck(2));
    expect(over).toMatchObject({ status: 'awarded', board: [] });
    expect(stacks(over)[6]).toBe(9000 + 1200);
    expect(refusal(over, muck(6)).code).toBe('hand.already-awarded');
  });

  it('a hand given up is not shown later [R123-II-104]', () => {
    const three = does(river('R123', '6B600 1C 2C 3F'), muck(1));
    expect(refusal(three, show(1, 'AsAd')).code).toBe('hand.seat-not-in-hand');
  });

  it('the last bettor shows, the others may discard [CLUB-J11]', () => {
    const given = { stacks: { 3: 9000, 5: 9000, 7: 9000 }, button: 7, ruleset: 'CLUB' } as const;
    const called = play(open(given), '7F 3C 5X 3X 5X 3X 5X 3B800 5C');
    expect(showOrder(called)).toEqual([3, 5]);
    expect(stacks(does(does(called, show(3, '2c3d')), muck(5)))[3]).toBe(9000 + 1000);
  });
});

describe('An all-in showdown is open [R123-II-102] [R40-90] [CLUB-T24]', () => {
  const given = { stacks: { 1: 9000, 2: 9000, 3: 3000, 4: 9000 }, button: 4 };

  it.each([
    ['R123', 'R123-II-102'],
    ['R40', 'R40-90'],
    ['CLUB', 'CLUB-T24'],
  ] as const)('all-in on the flop called: under %s no hand is thrown away', (ruleset, norm) => {
    const hand = play(open({ ...given, ruleset }), '3C 4F 1F 2X 2X 3A 2C');
    expect(hand).toMatchObject({ status: 'showdown', isAllIn: true, street: 'flop' });
    for (const seat of [2, 3])
      expect(refusal(hand, muck(seat))).toMatchObject({ code: 'hand.must-show', norm });
    const open2 = all(hand, show(2, 'AsAd'), show(3, 'KsKd'));
    expect(refusal(open2, award).code).toBe('hand.board-missing');
    expect(all(open2, board('Kc7d2s'), board('Kc7d2s9h4c'), award).status).toBe('awarded');
  });

  it('nothing is shown while others may still bet', () => {
    const hand = play(open(given), '3C 4C 1F 2X 2X 3A 4C 2C');
    expect(hand).toMatchObject({ status: 'betting', street: 'turn' });
    expect(refusal(hand, show(3, 'KsKd'))).toMatchObject({ code: 'hand.betting-open' });
    expect(refusal(hand, award).code).toBe('hand.betting-open');
  });

  it('a card lies on the table once', () => {
    const hand = all(play(open(given), '3C 4F 1F 2X 2X 3A 2C'), board(BOARD), show(2, 'AsAd'));
    for (const cards of ['KcQd', 'AsQd'])
      expect(refusal(hand, show(3, cards)).code).toBe('cards.card-repeated');
    expect(refusal(hand, board('Kc7d2s9hTc')).code).toBe('hand.cards-invalid');
  });
});

describe('Corrections until the next hand [R123-II-112] [R123-I-87] [CLUB-O2]', () => {
  const wrong = () => showdown(river('R123', '6B600 1F 2C 3F'), BOARD, { 6: 'KdQh', 2: 'QsQd' });
  const right: HandCommand = {
    type: 'CorrectCards',
    hands: [{ seat: 2, cards: parseCards('AsAd') }],
    reason: 'misread',
  };

  it('moves the pot to the hand that wins and keeps both awards', () => {
    expect(stacks(wrong())).toMatchObject({ 2: 9000 - 800, 6: 9000 + 1200 });
    const corrected = does(wrong(), right);
    expect(stacks(corrected)).toMatchObject({ 2: 9000 + 1200, 6: 9000 - 800 });
    expect(does(corrected, right)).toEqual(corrected);
  });

  it.each([
    ['R123', 'R123-II-112'],
    ['R40', 'R40-74'],
    ['CLUB', 'CLUB-O2'],
  ] as const)('is refused under %s once the next hand is open', (ruleset, norm) => {
    const hands = { 6: 'KdQh', 2: 'QsQd' };
    const closed = does(showdown(river(ruleset, '6B600 1F 2C 3F'), BOARD, hands), {
      type: 'CloseHand',
    });
    expect(refusal(closed, right)).toMatchObject({ code: 'hand.closed', norm });
    expect(refusal(closed, board(BOARD))).toMatchObject({ code: 'hand.closed', norm });
    expect(does(closed, { type: 'CloseHand' })).toBe(closed);
  });

  it('an exposed hand that the dealer mucked is restored, with its own cards [R123-II-106]', () => {
    const shown = all(
      river('R123', '6B600 1F 2C 3F'),
      ...[board('Kc7c2s9c4d'), show(6, 'KdKh'), show(2, 'Ac3c')],
    );
    // On record from when such a hand could still be given up.
    const mucked = does(evolve(shown, { type: 'HandMucked', seat: 2 }), award);
    expect(stacks(mucked)[6]).toBe(9000 + 1200);
    const restore = (cards: string): HandCommand => ({
      type: 'CorrectCards',
      hands: [{ seat: 2, cards: parseCards(cards) }],
      reason: 'exposed',
    });
    expect(refusal(mucked, restore('Ac4c'))).toMatchObject({ norm: 'R123-II-104' });
    expect(stacks(does(mucked, restore('3cAc')))).toMatchObject({ 2: 9000 + 1200, 6: 9000 - 800 });
  });

  it('2,400 go from seat 2 to the flush of seat 7, unless the next hand is open [R123-II-112]', () => {
    const given = { stacks: { 1: 9000, 2: 9000, 7: 9000 }, button: 7 };
    const checked = play(open(given), '7R800 1C 2C 1X 2X 7X 1X 2X 7X 1X 2X 7X');
    const misread = all(
      checked,
      ...[board('Kc7c2s9c4d'), show(2, 'KdKh'), show(7, 'AdQh'), muck(1), award],
    );
    expect(stacks(misread)).toEqual({ 1: 8200, 2: 8200 + 2400, 7: 8200 });
    const hands = [{ seat: 7, cards: parseCards('Ac3c') }];
    const fix: HandCommand = { type: 'CorrectCards', hands, reason: 'misread' };
    expect(stacks(does(misread, fix))).toEqual({ 1: 8200, 2: 8200, 7: 8200 + 2400 });
    const closed = does(misread, { type: 'CloseHand' });
    expect(refusal(closed, fix)).toMatchObject({ code: 'hand.closed', norm: 'R123-II-112' });
  });

  it('a hand never shown is not', () => {
    const mucked = does(river('R123', '6B600 1F 2C 3F'), muck(2));
    expect(refusal(mucked, right)).toMatchObject({ norm: 'R123-II-104' });
  });

  it('the hand is not closed before its pots are given', () =>
    expect(refusal(river('R123', '6B600'), { type: 'CloseHand' }).code).toBe('hand.not-awarded'));
});

describe('A hand declared dead by a ruling', () => {
  const dead = (seat: number, norm: 'R40-66' | 'CLUB-T10' = 'R40-66'): HandCommand => ({
    type: 'DeclareHandDead',
    seat,
    norm,
    reason: 'mixed',
  });

  it('leaves its chips in the pot: two hands with 400 each, 800 stay [R40-66]', () => {
    const hand = play(open({ ...seated(5), ruleset: 'R40' }), '3R400 4C 5C 1F 2F');
    const both = all(hand, dead(3), dead(4));
    expect(both).toMatchObject({ status: 'awarded', award: { pots: [{ amount: 1500 }] } });
    expect(stacks(both)[5]).toBe(10_000 - 400 + 1500);
    expect(refusal(both, dead(5)).code).toBe('hand.already-awarded');
    expect(does(both, dead(3))).toBe(both);
  });

  it('passes the turn on when it was to act', () => {
    const hand = open({ ...seated(5), ruleset: 'CLUB' });
    expect(does(hand, dead(3, 'CLUB-T10'))).toMatchObject({ status: 'betting', actor: 3 });
    expect(does(hand, dead(2, 'CLUB-T10')).players[1]).toMatchObject({ put: 200, isLive: false });
  });
});

describe('A hand that the dealer took in, after a raise that nobody called [R123-II-65]', () => {
  const dead = (seat: number): HandCommand => ({
    type: 'DeclareHandDead',
    seat,
    norm: 'R123-II-65',
    reason: 'taken in by accident',
  });
  /** Flop: seat 1 bets 400, seat 2 calls, seat 3 raises to 1,000; seats 4 and 5 are to act. */
  const raised = (more = '') => play(open(seated(5)), `3C 4C 5C 1C 2X 1B400 2C 3R1000${more}`);

  it('600 of 1,000 over 400 go back, 400 stay, and the others face 400', () => {
    const hand = does(raised(), dead(3));
    expect(hand.players.find(({ seat }) => seat === 3)).toMatchObject({
      stack: 10_000 - 600,
      put: 600,
      isLive: false,
    });
    expect(ask(hand)).toEqual({
      seat: 4,
      toCall: 400,
      minRaiseTo: 800,
      maxRaiseTo: 9_800,
      noRaise: null,
    });
    // Who had acted before the raise is not asked again.
    expect(play(hand, '4C 5F')).toMatchObject({ street: 'turn', status: 'betting' });
  });

  it('once it is called nothing goes back', () => {
    const called = does(raised(' 4C'), dead(3));
    expect(called.players.find(({ seat }) => seat === 3)).toMatchObject({ put: 1_200 });
    expect(ask(called)).toMatchObject({ seat: 5, toCall: 1_000, minRaiseTo: 1_600 });
  });

  it('an all-in for less covers a part of it: the rest goes back', () => {
    const stacks = { 1: 10_000, 2: 10_000, 3: 10_000, 4: 900, 5: 10_000 };
    const hand = play(open({ stacks, button: 5 }), '3C 4C 5C 1C 2X 1B400 2C 3R1000 4A');
    const left = does(hand, dead(3));
    expect(left.players.find(({ seat }) => seat === 3)).toMatchObject({ put: 900, stack: 9_100 });
    expect(ask(left)).toMatchObject({ seat: 5, toCall: 700 });
    // The short all-in opens nothing to who had acted.
    expect(ask(play(left, '5C'))).toMatchObject({ seat: 1, toCall: 300, noRaise: 'acted' });
  });

  it('an all-in that is a full raise itself lets the others act again', () => {
    const stacks = { 1: 10_000, 2: 10_000, 3: 10_000, 4: 1_050, 5: 10_000 };
    const hand = play(open({ stacks, button: 5 }), '3C 4C 5C 1C 2X 1B400 2C 3R1000 4A');
    const left = does(hand, dead(3));
    expect(ask(left)).toMatchObject({ seat: 5, toCall: 850, minRaiseTo: 1_300 });
    expect(ask(play(left, '5C'))).toMatchObject({ seat: 1, toCall: 450, noRaise: null });
  });

  it('a bet is no raise, and what he called before stays', () => {
    const bet = does(play(open(seated(5)), '3C 4C 5C 1C 2X 1B400'), dead(1));
    expect(bet.players.find(({ seat }) => seat === 1)).toMatchObject({ put: 600 });
    const caller = does(raised(), dead(2));
    expect(caller.players.find(({ seat }) => seat === 2)).toMatchObject({ put: 600 });
  });

  it('before the flop the big blind keeps his option', () => {
    const hand = does(play(open(seated(4)), '3R1000'), dead(3));
    expect(ask(hand)).toMatchObject({ seat: 4, toCall: 200, minRaiseTo: 400 });
    expect(ask(play(hand, '4C 1C'))).toMatchObject({ seat: 2, toCall: 0, noRaise: null });
    const alone = play(hand, '4F 1F');
    expect(alone).toMatchObject({ status: 'awarded', award: { pots: [{ amount: 500 }] } });
  });

  it('by any other cause the raise stays too', () => {
    const mixed = does(raised(), { ...dead(3), norm: 'R123-II-66.H' } as HandCommand);
    expect(mixed.players.find(({ seat }) => seat === 3)).toMatchObject({ put: 1_200 });
  });
});

describe('What a player may see [R123-II-100] [PISO-37]', () => {
  it('has the current bet and no figure of the pots', () => {
    const view = playerView(play(open(seated(4)), '3R800'));
    expect(view).toMatchObject({ currentBet: 800, toAct: { seat: 4, toCall: 800 } });
    expect(Object.keys(view ?? {}).sort()).toEqual(
      ['board', 'button', 'currentBet', 'ruleset', 'seats', 'status', 'street', 'toAct'].sort(),
    );
    expect(Object.keys(view?.seats[0] ?? {})).toEqual(['seat', 'stack', 'inFront', 'isLive']);
  });

  it('is nothing before the hand is open', () =>
    expect(playerView({ status: 'unopened' })).toBeNull());
});

describe('No pot is delivered before the losing hands are discarded [R123-II-109]', () => {
  const shown = (ruleset: RulesetId) =>
    all(
      river(ruleset, '6B600 1C 2C 3F'),
      ...[board('Kc7c2s9c4d'), show(6, 'KdKh'), muck(1), show(2, 'Ac3c')],
    );
  const delivers = (...discarded: number[]): HandCommand => ({ type: 'AwardPots', discarded });

  it('one losing hand is not confirmed as discarded: refused', () => {
    const refused = refusal(shown('R123'), delivers());
    expect([refused.code, refused.norm]).toEqual(['hand.loser-not-discarded', 'R123-II-109']);
    expect(refused.facts).toEqual({ seat: 6 });
    expect(refusal(shown('PISO'), delivers(2)).facts).toEqual({ seat: 6 });
  });

  it('once it is in the muck, and again no more', () => {
    const over = does(shown('R123'), delivers(6));
    expect(stacks(over)).toMatchObject({ 2: 9000 + 1800, 6: 9000 - 800 });
    expect(refusal(over, delivers(6)).code).toBe('hand.already-awarded');
  });

  it('who wins a part of any pot has not lost; other texts do not ask it', () => {
    const split = all(
      river('R123', '6B600 1F 2C 3F'),
      ...[board('AhKdQsJcTd'), show(6, '2s2c'), show(2, '3d3h')],
    );
    expect(does(split, delivers()).status).toBe('awarded');
    expect(does(shown('R40'), delivers()).status).toBe('awarded');
    expect(does(shown('CLUB'), delivers()).status).toBe('awarded');
  });
});
