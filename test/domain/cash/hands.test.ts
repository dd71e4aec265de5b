import { describe, expect, it } from 'vitest';
import { parseCards } from '../../../domain/cards/card.ts';
import { askOf } from '../../../domain/hand/ask.ts';
import type { NormId } from '../../../domain/regulation/norms.ts';
import {
  announce,
  at,
  buy,
  close,
  end,
  gameAfter,
  given,
  hand,
  leave,
  live,
  open,
  pesos,
  stacks,
  staff,
  step,
  steps,
  voiding,
} from './given.ts';

const six = [announce(), open()];
const BOARD = parseCards('2c3d4h5s8s');
/** Button 6, blinds 1 and 2; seat 3 makes it 600, seat 6 calls and loses 1.000 more. */
const shown = hand('h1', '3R600 4F 5F 6C 1F 2F 3B1000 6C 3X 6X 3X 6X', {
  board: BOARD,
  cards: { 3: 'AsAh', 6: '7h4d' },
});

describe('A hand posted complete', () => {
  it('pays the pot less the benefit, rounded down to the chip [R40-75] [R40-95] [R40-96]', () => {
    // 600 + 600 + 100 + 200 + 1.000 + 1.000 = 3.500; 5 % is 175.
    given(...six)
      .when(shown)
      .thenFacts({
        type: 'HandPlayed',
        number: 1,
        result: expect.objectContaining({
          pots: 1,
          potTotal: pesos(3_500),
          rake: pesos(175),
          carried: 0,
        }),
        was: null,
      });
    expect(stacks(gameAfter(...six, shown))).toEqual({
      1: 9_900,
      2: 9_800,
      3: 10_000 - 1_600 + 3_325,
      4: 10_000,
      5: 10_000,
      6: 8_400,
    });
    const odd = hand('h1', '3R665 4C 5F 6F 1F 2F 3X 4X 3X 4X 3X 4X', {
      board: BOARD,
      cards: { 3: 'AsAh', 4: '7h4d' },
    });
    // 1.630 x 5 % = 81,5.
    given(...six)
      .when(odd)
      .thenFacts({ result: expect.objectContaining({ potTotal: pesos(1_630), rake: pesos(80) }) });
  });

  it('of 1.200 with a benefit of 60 pays 1.140 [R40-75]', () => {
    const checks = '1X 2X 3X 4X 5X 6X';
    const limped = hand('h1', `3C 4C 5C 6C 1C 2X ${checks} ${checks} ${checks}`, {
      board: BOARD,
      cards: { 1: 'AsAh', 2: '7h4d' },
      mucked: [3, 4, 5, 6],
    });
    given(...six)
      .when(limped)
      .thenFacts({
        result: expect.objectContaining({ potTotal: pesos(1_200), rake: pesos(60) }),
      });
    expect(stacks(gameAfter(...six, limped))[1]).toBe(10_000 - 200 + 1_140);
  });

  it('is refused whole, at the action that does not fit [R40-44.b3]', () => {
    given(...six)
      .when(hand('h1', '3R600 4R700'))
      .thenRejects('hand.raise-too-small', 'R40-44.b3', {
        pointer: '/actions/1',
        expectedSeat: 4,
        minRaiseTo: pesos(800),
        maxRaiseTo: pesos(10_000),
      });
    given(...six)
      .when(hand('h1', '3R603'))
      .thenRejects('cash.not-whole-chips', 'R40-13', { pointer: '/actions/0/to' });
    given(...six)
      .when(hand('h1', '3F 5F'))
      .thenRejects('hand.not-in-turn', 'R40-57', { pointer: '/actions/1', expectedSeat: 4 });
  });

  it('is refused when what was seen is not what the table holds', () => {
    const stack = (amount: number) => ({
      seen: { button: 6, stacks: [{ seat: 3, stack: pesos(amount) }] },
    });
    given(...six)
      .when(hand('h1', '3F 4F 5F 6F 1F', {}, stack(9_000)))
      .thenRejects('cash.stacks-differ', undefined, { pointer: '/stacks/0', held: pesos(10_000) });
    given(...six)
      .when(hand('h1', '3F 4F 5F 6F 1F', {}, stack(10_000)))
      .thenFacts({ type: 'HandPlayed' });
  });

  it('is recorded once, in its order', () => {
    given(...six, shown)
      .when(shown)
      .thenNothing();
    given(...six, hand('h1', '3F 4F 5F 6F 1F', {}, { occurredAt: at(5) }))
      .when(hand('h2', '4F 5F 6F 1F 2F', {}, { occurredAt: at(4) }))
      .thenRejects('table.time-backwards');
    given(announce()).when(shown).thenRejects('cash.session-not-open');
    given(...six)
      .when({ ...shown, by: staff('cashier') })
      .thenRejects('table.role-not-allowed', 'R40-39');
  });
});

describe('A hand played live', () => {
  const playing = [...six, live('h1')];

  it('opens with the shuffle, at its hour [R40-39]', () =>
    given(...six)
      .when(live('h1', 3))
      .thenFacts({ type: 'HandPlayed', handId: 'h1', occurredAt: at(3), result: null }));

  it('ends as the same hand posted complete', () => {
    const rest = [
      step('h1', { type: 'DealBoard', board: BOARD }),
      step('h1', { type: 'ShowHand', seat: 3, cards: parseCards('AsAh') }),
      step('h1', { type: 'ShowHand', seat: 6, cards: parseCards('7h4d') }),
      step('h1', { type: 'AwardPots' }),
    ];
    const text = '3R600 4F 5F 6C 1F 2F 3B1000 6C 3X 6X 3X 6X';
    const game = gameAfter(...playing, ...steps('h1', text), ...rest);
    expect(game).toEqual(gameAfter(...six, shown));
  });

  it('takes in every round the chips of the players into the pots [R40-58]', () => {
    const game = gameAfter(...playing, ...steps('h1', '3R400 4F 5F 6C 1C 2F'));
    const { hand: flop } = game;
    if (flop.status !== 'betting') throw new Error('the flop is bet on');
    expect(flop.players.map(({ front }) => front)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(flop.players.reduce((pot, { put }) => pot + put, 0)).toBe(pesos(1_400));
    expect(askOf(flop)).toMatchObject({ seat: 1, toCall: 0 });
  });

  it('kills the hand of who lets his time run out [R40-50]', () => {
    const seconds = (more: number) =>
      new Date(Date.parse(at(2)) + more * 1000).toISOString() as ReturnType<typeof at>;
    const out = (after: number) =>
      step('h1', { type: 'TimeOut', seat: 3 }, { occurredAt: seconds(after) });
    given(...playing)
      .when(out(69))
      .thenRejects('cash.time-left', 'R40-50', { until: seconds(70) });
    given(...playing)
      .when(out(70))
      .thenFacts({
        facts: [{ type: 'ActionTaken', seat: 3, action: 'fold', to: 0, allIn: false }],
      });
  });

  it('is over with the time of the last to be asked, and says so to the other [R40-50]', () => {
    const two = [...playing, ...steps('h1', '3R600 4F 5F 6C 1F 2F 3B1000')];
    const after = step('h1', { type: 'TakeAction', seat: 3, move: { action: 'check' } });
    const late = { ...after, occurredAt: at(4) };
    given(...two)
      .when(late)
      .thenRejects('hand.time-over', 'R40-50', { seat: 6 });
    const out = step('h1', { type: 'TimeOut', seat: 6 }, { occurredAt: at(4) });
    given(...two)
      .when(out)
      .thenFacts({ type: 'HandPlayed', result: expect.objectContaining({ pots: 1 }) });
  });

  it('says of a raise without its amount what is possible [R40-44.b3]', () =>
    given(...playing)
      .when(step('h1', { type: 'TakeAction', seat: 3, move: { action: 'raise', to: pesos(0) } }))
      .thenRejects('hand.raise-too-small', 'R40-44.b3', { minRaiseTo: pesos(400) }));

  it('gives no more time for what others do meanwhile [R40-50]', () => {
    const rebuy = buy('P5', 2_000, { occurredAt: at(3) });
    const out = step('h1', { type: 'TimeOut', seat: 3 }, { occurredAt: at(3.5) });
    given(...playing, rebuy)
      .when(out)
      .thenFacts({ type: 'HandPlayed' });
  });

  it('is the only one, and its steps name it', () => {
    given(...playing)
      .when(live('h2'))
      .thenRejects('cash.hand-open', 'R40-91.b1');
    given(...playing)
      .when(live('h1'))
      .thenNothing();
    given(...playing)
      .when(steps('h2', '3F')[0]!)
      .thenRejects('cash.hand-not-open');
    given(...playing)
      .when(steps('h1', '3R603')[0]!)
      .thenRejects('cash.not-whole-chips', 'R40-13', { pointer: '/step/to' });
  });

  it('is corrected until the next one opens: the cards speak [R40-74]', () => {
    const hands = [{ seat: 6, cards: parseCards('AcAd') }];
    const fix = step('h1', { type: 'CorrectCards', hands, reason: 'Mal leídas' });
    const corrected = gameAfter(...six, shown, fix);
    // Equal hands: 3.325 in chips of 5, the odd one to the first from the button's left.
    expect(stacks(corrected)).toMatchObject({ 3: 10_065, 6: 10_060 });
    expect(corrected.hands.at(-1)?.result?.rake).toBe(pesos(175));
    given(...six, shown, leave('P3'))
      .when(fix)
      .thenRejects('cash.player-gone');
    given(...six, shown, hand('h2', '4F 5F 6F 1F 2F'))
      .when(fix)
      .thenRejects('cash.hand-not-open');
  });
});

describe('A void hand [R40-61]', () => {
  it('gives every bet back, in play or ended, and is dealt again', () => {
    const before = gameAfter(...six);
    const playing = [...six, live('h1'), ...steps('h1', '3R400 4C')];
    for (const played of [[...six, shown], playing]) {
      const game = gameAfter(...played, voiding('h1'));
      expect(stacks(game)).toEqual(stacks(before));
      expect(game.positions).toBeNull();
    }
    given(...six, shown, voiding('h1'))
      .when(hand('h1-again', '3F 4F 5F 6F 1F', {}, { occurredAt: at(4) }))
      .thenFacts({ type: 'HandPlayed', number: 2 });
  });

  it('keeps what was bought since, and counts for nothing', () => {
    const game = gameAfter(...six, shown, buy('P3', 2_000), voiding('h1'));
    expect(stacks(game)).toMatchObject({ 3: 12_000, 6: 10_000 });
    const over = end('Fin', 100, 'director');
    given(...six, shown, voiding('h1'), over)
      .when(close(0))
      .thenFacts({ type: 'CashDayClosed' });
    given(...six, shown, over)
      .when(close(175))
      .thenFacts({ type: 'CashDayClosed' });
  });

  it('is the last one; its chips are still there; the Supervisor says why', () => {
    const two = [...six, shown, hand('h2', '4F 5F 6F 1F 2F')];
    given(...two)
      .when(voiding('h1'))
      .thenRejects('cash.hand-not-last');
    expect(stacks(gameAfter(...two, voiding('h2'), voiding('h1')))).toEqual(
      stacks(gameAfter(...six)),
    );
    given(...six, shown, leave('P6'))
      .when(voiding('h1'))
      .thenRejects('cash.player-gone');
    given(...six, shown)
      .when(voiding('h1', { reason: ' ' }))
      .thenRejects('table.reason-missing');
    given(...six, shown)
      .when(voiding('h1', { by: staff('dealer') }))
      .thenRejects('table.role-not-allowed', 'R40-102');
    given(...six, shown, voiding('h1'))
      .when(voiding('h1'))
      .thenNothing();
  });

  it('lets go who asked to leave during it [R40-34]', () =>
    given(...six, live('h1'), leave('P4'))
      .when(voiding('h1'))
      .thenFacts({ type: 'HandVoided' }, { type: 'PlayerLeft', amount: pesos(10_000) }));

  it('brings back who was out with it', () => {
    const lost = hand('h1', '3F 4A 5C 1F 2F', { board: BOARD, cards: { 4: '7h4d', 5: 'AsAh' } });
    const game = [announce(), open([40_000, 40_000, 40_000, 30_000, 40_000])];
    const next = hand('h2', '5F 1F 2F');
    const back = gameAfter(...game, lost, next, voiding('h2'), voiding('h1'));
    expect(stacks(back)).toEqual(stacks(gameAfter(...game)));
  });
});

describe('A ruling at a cash table names an article of it [R40-102]', () => {
  const playing = [...six, live('h1')];
  const dead = (norm: NormId) =>
    step('h1', { type: 'DeclareHandDead', seat: 5, norm, reason: 'Mezcló' });

  it.each(['R123-II-66.E', 'PISO-34', 'CLUB-O4', 'R132-38'] as const)('not %s', (norm) => {
    const why = { asked: norm, allowed: 'R40', unforeseen: 'R40-102' };
    given(...playing)
      .when(dead(norm))
      .thenRejects('hand.norm-not-applicable', 'R40-102', { pointer: '/step/norm', ...why });
    given(...playing)
      .when(voiding('h1', { norm }))
      .thenRejects('hand.norm-not-applicable', 'R40-102', { pointer: '/norm', ...why });
  });

  it('a hand posted whole is refused at its dead hand', () => {
    const one = { seat: 3, norm: 'R123-II-66', reason: 'Mezcló', after: 0 } as const;
    given(...six)
      .when(hand('h1', '4F 5F 6F 1F', { dead: [one] }))
      .thenRejects('hand.norm-not-applicable', 'R40-102', { pointer: '/dead/0/norm' });
  });

  it('R40 it is, and the club’s where the club plays, save its tournaments’ [CLUB-K24]', () => {
    const table = announce({ rakeBps: 0 }, { ruleset: 'CLUB', band: null });
    const club = [table, open(), live('h1')];
    for (const norm of ['R40-66', 'CLUB-O4', 'CLUB-I2'] as const)
      expect(gameAfter(...club, dead(norm)).hand).toMatchObject({ deadHands: [{ seat: 5, norm }] });
    for (const norm of ['CLUB-T10', 'CLUB-G1', 'CLUB-D5', 'R123-II-66'] as const)
      given(...club)
        .when(dead(norm))
        .thenRejects('hand.norm-not-applicable', 'CLUB-K24', { allowed: 'CLUB-S/B/N/I/O, R40' });
    given(...playing, dead('R40-66'))
      .when(voiding('h1', { norm: 'R40-61' }))
      .thenFacts({ type: 'HandVoided', norm: 'R40-61' });
  });
});

describe('A fold and a check leave what lies in front [R40-44.b1] [R40-44.b4]', () => {
  const playing = [...six, live('h1')];
  const says = (seat: number, action: 'fold' | 'check', to: number) =>
    step('h1', { type: 'TakeAction', seat, move: { action, to: pesos(to) } });

  it('live, with their own total taken', () => {
    given(...playing)
      .when(says(3, 'fold', 100))
      .thenRejects('hand.amount-differs', 'R40-44.b1', {
        pointer: '/step/to',
        to: pesos(100),
        front: 0,
      });
    const flop = [...playing, ...steps('h1', '3C 4F 5F 6F 1F')];
    given(...flop)
      .when(says(2, 'check', 400))
      .thenRejects('hand.amount-differs', 'R40-44.b4', { to: pesos(400), front: pesos(200) });
    expect(gameAfter(...flop, says(2, 'check', 200)).hand).toMatchObject({ street: 'flop' });
  });

  it('and in a hand posted whole, at that action', () => {
    const { hand: posted, ...rest } = hand('h1', '3F 4F 5F 6F 1F');
    const actions = posted.actions.with(1, { seat: 4, action: 'fold', to: pesos(100) });
    given(...six)
      .when({ ...rest, hand: { ...posted, actions } })
      .thenRejects('hand.amount-differs', 'R40-44.b1', { pointer: '/actions/1/to' });
  });
});
