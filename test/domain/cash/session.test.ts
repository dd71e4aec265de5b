import { describe, expect, it } from 'vitest';
import { parseCards } from '../../../domain/cards/card.ts';
import { requiredBuyIn } from '../../../domain/cash/deciders/chips.ts';
import { nextHand, waitingNext } from '../../../domain/cash/nextHand.ts';
import { expandSeed } from '../../../functions/shared/seeds.ts';
import {
  after,
  announce,
  at,
  buy,
  end,
  factsAfter,
  gameAfter,
  given,
  hand,
  join,
  LIMITS,
  leave,
  live,
  NEXT,
  open,
  pesos,
  players,
  stacks,
  staff,
  step,
  TERMS,
} from './given.ts';

describe('The values of a game [R40-7] [R40-7.b1] [R40-7.b2] [R40-7.b3] [R40-7.b4]', () => {
  const table = given();
  it('are announced with the table', () =>
    table.when(announce()).thenFacts({ type: 'CashTableAnnounced', terms: TERMS }));

  it.each([
    ['a maximum below the buy-in', { maxPurchase: pesos(3_995) }, 'maxPurchase'],
    ['a buy-in below the big blind', { minBuyIn: pesos(195) }, 'minBuyIn'],
    ['no rebuy', { minRebuy: pesos(0) }, 'minRebuy'],
    ['a small blind above the big one', { smallBlind: pesos(205) }, 'smallBlind'],
    ['drinks of more than a tenth', { consumptionBps: 1_001 }, 'consumptionBps'],
  ])('are refused with %s', (_, limits, member) =>
    table.when(announce(limits)).thenRejects('cash.limits-invalid', 'R40-7', { member }),
  );

  it('are in chips of the table [R40-13]', () =>
    table.when(announce({ minRebuy: pesos(2_001) })).thenRejects('cash.not-whole-chips', 'R40-13'));

  it('change only between games, announced before the next [R40-8]', () => {
    const command = {
      type: 'ChangeLimits',
      changeId: 'change-1',
      limits: { ...LIMITS, smallBlind: pesos(200), bigBlind: pesos(400) },
      by: staff('director'),
      occurredAt: at(0),
      jornada: NEXT,
    } as const;
    given(announce(), open()).when(command).thenRejects('cash.limits-fixed', 'R40-8');
    given(announce(), command).when(command).thenNothing();
    // Repeated after another change it is still the one that was made.
    const other = { ...command, changeId: 'change-2', limits: LIMITS };
    given(announce(), command, other).when(command).thenNothing();
    const game = gameAfter(announce(), command, open());
    expect(game.limits.bigBlind).toBe(pesos(400));
  });

  it('lie within the authorised band [R40-9]', () => {
    table
      .when(announce({ bigBlind: pesos(10_000), minBuyIn: pesos(10_000) }))
      .thenRejects('cash.outside-band', 'R40-9', { member: 'bigBlind' });
    table
      .when(announce({ bigBlind: pesos(5_000), minBuyIn: pesos(5_000) }))
      .thenFacts({ type: 'CashTableAnnounced' });
    table.when(announce({}, { band: null })).thenRejects('cash.band-missing', 'R40-9');
    const band = { ...TERMS.band!, purchase: { min: pesos(500), max: pesos(40_000) } };
    table
      .when(announce({ maxPurchase: null }, { band }))
      .thenRejects('cash.outside-band', 'R40-9', { member: 'maxPurchase' });
    table.when(announce({}, { band })).thenFacts({ type: 'CashTableAnnounced' });
  });

  it('keep at most 5 % [R40-5]', () => {
    table.when(announce({ rakeBps: 600 })).thenRejects('cash.rake-too-high', 'R40-5');
    table.when(announce({ rakeBps: 501 })).thenRejects('cash.rake-too-high', 'R40-5');
    table.when(announce({ rakeBps: 500 })).thenFacts({ type: 'CashTableAnnounced' });
    table
      .when(announce({ rakeBps: 1 }, { ruleset: 'CLUB', band: null }))
      .thenRejects('cash.rake-too-high', 'R40-5');
  });

  it('last an hour or more [R40-14]', () => {
    table.when(announce({ minutes: 45 })).thenRejects('cash.duration-too-short', 'R40-14');
    table.when(announce({ minutes: 59 })).thenRejects('cash.duration-too-short', 'R40-14');
    table.when(announce({ minutes: 60 })).thenFacts({ type: 'CashTableAnnounced' });
    table.when(announce({ minutes: 90 })).thenFacts({ type: 'CashTableAnnounced' });
  });

  it('have seats for four to ten [R40-4]', () => {
    table.when(announce({}, { seats: 11 })).thenRejects('cash.seats-out-of-range', 'R40-4');
    table.when(announce({}, { seats: 3 })).thenRejects('cash.seats-out-of-range', 'R40-4');
    table.when(announce({}, { seats: 10 })).thenFacts({ type: 'CashTableAnnounced' });
  });

  it('deal the board once, except at a club that announces more [CLUB-N11]', () => {
    const club = { ruleset: 'CLUB', band: null, boardsMax: 2 } as const;
    table
      .when(announce({}, { boardsMax: 2 }))
      .thenRejects('hand.boards-not-allowed', 'CLUB-N11', { boardsMax: 1 });
    table.when(announce({}, { boardsMax: 1 })).thenFacts({ type: 'CashTableAnnounced' });
    const announced = announce({ rakeBps: 0 }, club);
    table.when(announced).thenFacts({ type: 'CashTableAnnounced' });
    const next = live('h1');
    expect(gameAfter(announced, open(), next).hand).toMatchObject({ setup: { boardsMax: 2 } });
  });

  it('are set by operations management, once per table', () => {
    table
      .when({ ...announce(), by: staff('dealer') })
      .thenRejects('table.role-not-allowed', 'R40-7');
    given(announce()).when(announce()).thenNothing();
    given(announce())
      .when(announce({ minutes: 60 }))
      .thenRejects('table.table-id-reused');
  });
});

describe('The opening of a game', () => {
  const table = given(announce());

  it('takes four to ten players [R40-4] [R40-16]', () => {
    table.when(open([4_000, 4_000, 4_000])).thenRejects('cash.players-missing', 'R40-16');
    table.when(open(Array(10).fill(4_000))).thenRejects('cash.table-full', 'R40-4');
    table.when(open(Array(9).fill(4_000))).thenFacts({ type: 'CashDayOpened' }, { number: 1 });
  });

  it('needs the deck verified: 52 cards spread face up [R40-17] [CLUB-J1]', () =>
    table
      .when(open([4_000, 4_000, 4_000, 4_000], { deckVerified: false }))
      .thenRejects('cash.deck-not-verified', 'R40-17'));

  it('draws the seats from a seed that was sealed before [R40-18]', () => {
    const draw = {
      seed: 'b'.repeat(64),
      nextSeedHash: 'h',
      seedMatches: true,
      words: expandSeed('b'.repeat(64), 64),
    };
    const amounts = Array(7).fill(4_000);
    const seats = gameAfter(announce(), open(amounts, { draw })).places.map(({ seat }) => seat);
    expect(seats.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(seats).not.toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(gameAfter(announce(), open(amounts, { draw })).places.map(({ seat }) => seat)).toEqual(
      seats,
    );
    table
      .when(open(amounts, { draw: { ...draw, seedMatches: false } }))
      .thenRejects('cash.draw-broken', 'R40-18');
  });

  it('takes the minimum buy-in or more, up to the maximum [R40-19]', () => {
    table.when(open([4_000, 4_000, 4_000, 3_500])).thenRejects('cash.buy-in-too-small', 'R40-19');
    table.when(open([4_000, 4_000, 4_000, 3_995])).thenRejects('cash.buy-in-too-small', 'R40-19');
    table
      .when(open([4_000, 4_000, 4_000, 40_005]))
      .thenRejects('cash.purchase-over-maximum', 'R40-29');
    table
      .when(open([4_000, 4_000, 4_000, 40_000]))
      .thenFacts({ type: 'CashDayOpened' }, { type: 'SessionOpened' });
  });

  it('records what each bought his chips with [R40-13] [R40-20]', () => {
    const bought = players(5_000, 4_000, 4_000, 4_000).map((one, index) => ({
      ...one,
      means: (['cash', 'special-chips', 'american-chips', 'cash'] as const)[index]!,
    }));
    const { day } = after(announce(), open([5_000, 4_000, 4_000, 4_000], { players: bought }));
    expect(day?.sessions[0]?.purchases).toEqual({
      cash: pesos(9_000),
      'special-chips': pesos(4_000),
      'american-chips': pesos(4_000),
    });
    table.when(open([4_001, 4_000, 4_000, 4_000])).thenRejects('cash.not-whole-chips', 'R40-13');
  });

  it('is recorded once, and one game is played at a time', () => {
    given(announce(), open()).when(open()).thenNothing();
    given(announce(), open())
      .when(open(undefined, { sessionId: 'game-2' }))
      .thenRejects('cash.session-open');
    table
      .when(open(undefined, { players: [...players(4_000, 4_000, 4_000), ...players(4_000)] }))
      .thenRejects('cash.player-seated');
  });
});

/** Everybody folds to the big blind: with six players and the button at 6, seats 3 to 6 and 1. */
const FOLDS = '3F 4F 5F 6F 1F';

describe('The end of a game', () => {
  it('comes after the time and one additional hand [R40-15] [R40-26] [R40-26.b1]', () => {
    const before = hand('h61', FOLDS, {}, { occurredAt: at(120) });
    const extra = hand('h62', '4F 5F 6F 1F 2F', {}, { occurredAt: at(121) });
    const more = hand('h63', '5F 6F 1F 2F 3F', {}, { occurredAt: at(122) });
    given(announce(), open(), before).when(extra).thenFacts({ type: 'HandPlayed', number: 2 });
    given(announce(), open(), before, extra).when(more).thenRejects('cash.time-over', 'R40-15');
    given(announce(), open(), before, extra)
      .when(end(null, 123))
      .thenFacts({ type: 'SessionEnded', reason: 'time' });
    given(announce(), open(), before)
      .when(end(null, 121))
      .thenRejects('cash.session-goes-on', 'R40-26');
  });

  it('comes when the fourth player leaves [R40-16] [R40-26.b2] [R40-35]', () => {
    const four = [announce(), open([4_000, 4_000, 4_000, 4_000])];
    given(...four, hand('h40', '3F 4F 1F'))
      .when(leave('P4'))
      .thenFacts(
        { type: 'PlayerLeft', seat: 4, amount: pesos(4_000) },
        {
          type: 'SessionEnded',
          reason: 'players',
          cashOuts: [
            { seat: 1, player: 'P1', amount: pesos(3_900) },
            { seat: 2, player: 'P2', amount: pesos(4_090) },
            { seat: 3, player: 'P3', amount: pesos(4_000) },
          ],
        },
      );
    given(...four, leave('P4'))
      .when(hand('h41', '3F'))
      .thenRejects('cash.session-not-open');
  });

  it('at 1 h 10 min with three players left: closed for that [R40-26]', () =>
    given(announce(), open([4_000, 4_000, 4_000, 4_000]))
      .when(leave('P4', 71))
      .thenFacts(
        { type: 'PlayerLeft' },
        { type: 'SessionEnded', reason: 'players', occurredAt: at(71) },
      ));

  it('is that of management only with its reason [R40-102]', () => {
    const table = given(announce(), open());
    table.when(end('Corte de luz', 5)).thenRejects('cash.session-goes-on', 'R40-26');
    table
      .when(end('Corte de luz', 5, 'director'))
      .thenFacts({ type: 'SessionEnded', reason: 'management', note: 'Corte de luz' });
    given(announce(), open(), end('x', 5, 'director'))
      .when(end('x', 5, 'director'))
      .thenNothing();
  });

  it('leaves the seats empty and no chip unaccounted for [R40-27]', () => {
    const commands = [announce(), open(), hand('h1', FOLDS), leave('P1'), buy('P2', 2_000)];
    const facts = factsAfter([...commands, end('x', 5, 'director')]);
    const out = facts.flatMap((fact) => {
      if (fact.type === 'PlayerLeft') return [fact.amount];
      return fact.type === 'SessionEnded' ? fact.cashOuts.map(({ amount }) => amount) : [];
    });
    const total = out.reduce<number>((all, amount) => all + amount, 0);
    const rake = facts.reduce(
      (all, fact) => all + (fact.type === 'HandPlayed' ? (fact.result?.rake ?? 0) : 0),
      0,
    );
    expect(total).toBe(pesos(62_000) - rake);
    expect(gameAfter(...commands, end('x', 5, 'director')).places).toEqual([]);
  });

  it('60.000 bought, 1.400 of benefit, 12.000 taken before: 46.600 at the end [R40-27]', () => {
    const all = hand('h1', '3F 4F 5F 6F 1A 2C', {
      board: parseCards('2c3d4h5s8s'),
      cards: { 1: '7h4d', 2: 'AsAh' },
    });
    const bought = open([14_000, 14_000, 12_000, 8_000, 6_000, 6_000]);
    const commands = [announce(), bought, all, leave('P3'), end('x', 5, 'director')];
    const facts = factsAfter(commands);
    expect(facts.find(({ type }) => type === 'HandPlayed')).toMatchObject({
      result: { potTotal: pesos(28_000), rake: pesos(1_400) },
    });
    const ended = facts.find((fact) => fact.type === 'SessionEnded');
    const total = ended?.cashOuts.reduce((sum, { amount }) => sum + amount, 0);
    expect(total).toBe(pesos(46_600));
  });

  it('keeps who stayed for the next game [R40-28]', () =>
    expect(gameAfter(announce(), open(), leave('P5'), end('x', 5, 'director')).ended).toEqual({
      reason: 'management',
      stayed: ['P1', 'P2', 'P3', 'P4', 'P6'],
    }));

  it('waits for the hand in play', () =>
    given(announce(), open(), live('h1'))
      .when(end('x', 5, 'director'))
      .thenRejects('cash.hand-open', 'R40-91.b1'));
});

describe('Who leaves', () => {
  it('does so when the hand in play has ended [R40-34]', () => {
    const asked = [announce(), open(), live('h20'), leave('P4')];
    given(announce(), open(), live('h20'))
      .when(leave('P4'))
      .thenFacts({ type: 'LeaveAsked', player: 'P4' });
    given(...asked)
      .when(leave('P4'))
      .thenNothing();
    const played = ['3', '4', '5', '6'].map((seat) =>
      step('h20', { type: 'TakeAction', seat: Number(seat), move: { action: 'fold' } }),
    );
    given(...asked, ...played)
      .when(step('h20', { type: 'TakeAction', seat: 1, move: { action: 'fold' } }))
      .thenFacts({ type: 'HandPlayed' }, { type: 'PlayerLeft', seat: 4, amount: pesos(10_000) });
  });

  it('takes his whole stack and frees the seat [R40-35]', () => {
    const game = gameAfter(announce(), open(), hand('h1', FOLDS), leave('P1'));
    expect(stacks(game)).toEqual({ 2: 10_090, 3: 10_000, 4: 10_000, 5: 10_000, 6: 10_000 });
    given(announce(), open()).when(leave('P9')).thenRejects('cash.player-unknown');
    const seven = [announce(), open([10_000, 10_000, 10_000, 7_300, 10_000, 10_000])];
    given(...seven)
      .when(leave('P4'))
      .thenFacts({ type: 'PlayerLeft', seat: 4, amount: pesos(7_300) });
    given(...seven, leave('P4'))
      .when(join('P7', 4_000))
      .thenFacts({ type: 'PlayerJoined', seat: 4 });
  });
});

describe('Who joins a game in progress', () => {
  const five = [announce(), open([10_000, 10_000, 10_000, 10_000, 10_000])];

  it('sits in the first free seat after the big blind [R40-22]', () => {
    const all = [...five, join('P6', 4_000), join('P7', 4_000), join('P8', 4_000)];
    // Button 5: the big blind is at 2; seats 6 to 9 are free, and 4 once its player has left.
    given(...all.slice(0, 2), hand('h1', '3F 4F 5F 1F'), leave('P4'))
      .when(join('P6', 4_000))
      .thenFacts({ type: 'PlayerJoined', seat: 4 });
    given(...all)
      .when(join('P9', 4_000))
      .thenFacts({ type: 'PlayerJoined', seat: 9 });
    given(...all, join('P9', 4_000))
      .when(join('P10', 4_000))
      .thenRejects('cash.table-full', 'R40-4');
    given(...all)
      .when(join('P8', 4_000, { joinId: 'again' }))
      .thenRejects('cash.player-seated');
  });

  it('big blind at 4, free 2 and 7: seat 7 [R40-22]', () => {
    const seven = [announce({}, { seats: 7 }), open(Array(7).fill(10_000))];
    const hands = [
      hand('h1', '3F 4F 5F 6F 7F 1F'), // big blind 2
      hand('h2', '4F 5F 6F 7F 1F 2F'),
      hand('h3', '5F 6F 7F 1F 2F 3F'), // big blind 4
    ];
    given(...seven, ...hands, leave('P2'), leave('P7'))
      .when(join('P8', 4_000))
      .thenFacts({ type: 'PlayerJoined', seat: 7 });
  });

  it('at 6, where the big blind is due: blinds 100/200, posts 200 [R40-24]', () => {
    const hands = [
      hand('h1', '3F 4F 5F 1F'), // big blind 2
      hand('h2', '4F 5F 1F 2F'),
      hand('h3', '5F 1F 2F 3F'),
      hand('h4', '1F 2F 3F 4F'), // big blind 5
    ];
    const game = gameAfter(...five, ...hands, join('P6', 4_000), live('h5'));
    expect(game.hand).toMatchObject({
      setup: { smallBlindSeat: 5, bigBlindSeat: 6 },
      players: expect.arrayContaining([
        expect.objectContaining({ seat: 6, front: pesos(200), stack: pesos(3_800) }),
      ]),
    });
  });

  it('in the place of the big blind posts it [R40-24]', () => {
    const game = gameAfter(...five, hand('h1', '3F 4F 5F 1F'), leave('P3'), join('P6', 4_000));
    expect(nextHand(game, TERMS).setup).toMatchObject({
      button: 1,
      smallBlindSeat: 2,
      bigBlindSeat: 3,
    });
    expect(nextHand(game, TERMS).start.waiting).toEqual([]);
  });

  it('between button and small blind waits, and the button passes him over [R40-23]', () => {
    // Seats 1 to 6; the button was drawn to 6, blinds 1 and 2. Seat 1 leaves and 3 is taken …
    const game = [announce(), open(), hand('h1', '3F 4F 5F 6F 1F'), leave('P2')];
    // … so in the second hand the button is at 1, the small blind (2) is dead, the big blind at 3.
    const joined = [...game, ...['P7', 'P8', 'P9'].map((one) => join(one, 4_000))];
    const second = gameAfter(...joined, join('P10', 4_000));
    expect(second.places.find(({ player }) => player === 'P10')?.seat).toBe(2);
    const start = nextHand(second, TERMS).start;
    expect(start).toMatchObject({ waiting: [2], positions: { button: 1, smallBlind: null } });
    expect(waitingNext(second, 'R40')).toEqual([2]);
    const third = gameAfter(...joined, join('P10', 4_000), hand('h2', '4F 5F 6F 7F 8F 9F 1F'));
    expect(nextHand(third, TERMS)).toMatchObject({
      setup: { button: 1, smallBlindSeat: 3, bigBlindSeat: 4 },
      start: { waiting: [2] },
    });
    const fourth = gameAfter(
      ...joined,
      join('P10', 4_000),
      hand('h2', '4F 5F 6F 7F 8F 9F 1F'),
      hand('h3', '5F 6F 7F 8F 9F 1F 3F'),
    );
    expect(nextHand(fourth, TERMS)).toMatchObject({
      setup: { button: 3, smallBlindSeat: 4, bigBlindSeat: 5 },
      start: { waiting: [] },
    });
    expect(waitingNext(fourth, 'R40')).toEqual([]);
    expect(waitingNext(gameAfter(...joined, end('x', 5, 'director')), 'R40')).toEqual([]);
  });

  it('button 3, small blind 5, seat 4: he waits; then the button goes from 3 to 5 [R40-23]', () => {
    const hands = [
      leave('P4'),
      hand('h1', '3F 5F 6F 1F'), // button 6
      hand('h2', '5F 6F 1F 2F'),
      hand('h3', '6F 1F 2F 3F'), // button 2, blinds 3 and 5
      join('P7', 4_000),
    ];
    const game = [announce({}, { seats: 6 }), open(), ...hands];
    expect(nextHand(gameAfter(...game), TERMS)).toMatchObject({
      setup: { button: 3, smallBlindSeat: 5, bigBlindSeat: 6 },
      start: { waiting: [4] },
    });
    expect(nextHand(gameAfter(...game, hand('h4', '1F 2F 3F 5F')), TERMS)).toMatchObject({
      setup: { button: 5, smallBlindSeat: 6, bigBlindSeat: 1 },
      start: { waiting: [] },
    });
  });

  it('brings the minimum, then the average of the stacks [R40-25]', () => {
    const four = [announce(), open([6_000, 9_000, 4_000, 12_000])];
    given(...four)
      .when(join('P5', 4_005))
      .thenRejects('cash.buy-in-differs', 'R40-25', { required: pesos(4_000) });
    given(...four)
      .when(join('P5', 4_000))
      .thenFacts({ type: 'PlayerJoined', seat: 5 });
    const orbit = [
      hand('h1', '3F 4F 1F'), // button 4
      hand('h2', '4F 1F 2F'), // button 1
      hand('h3', '1F 2F 3F'), // button 2
    ];
    given(...four, ...orbit)
      .when(join('P5', 7_750))
      .thenRejects('cash.buy-in-differs', 'R40-25', { required: pesos(4_000) });
    const round = [...orbit, hand('h4', '2F 3F 4F')]; // button 3: the last one has had it
    const average = 7_750; // 31,000 less nothing: no flop, but rake is taken of every pot
    const rake = gameAfter(...four, ...round).hands.reduce(
      (all, { result }) => all + (result?.rake ?? 0),
      0,
    );
    const required = Math.floor((pesos(31_000) - rake) / 4 / 500) * 500;
    given(...four, ...round)
      .when(join('P5', average))
      .thenRejects('cash.buy-in-differs', 'R40-25', { required });
    given(...four, ...round)
      .when(join('P5', required / 100))
      .thenFacts({ type: 'PlayerJoined' });
  });

  it('brings the exact average, down to the chip, within the limits of a purchase [R40-25]', () => {
    const game = gameAfter(...five);
    const withStacks = (...amounts: readonly number[]) =>
      requiredBuyIn(
        {
          ...game,
          orbited: true,
          places: amounts.map((stack, index) => ({ ...game.places[index]!, stack: pesos(stack) })),
        },
        TERMS,
      );
    expect(withStacks(6_000, 9_000, 3_000, 12_000)).toBe(pesos(7_500));
    expect(withStacks(6_000, 9_000, 3_000, 12_010)).toBe(pesos(7_500));
    expect(withStacks(6_000, 9_000, 3_000, 12_020)).toBe(pesos(7_505));
    expect(withStacks(1_000, 2_000, 0, 3_000)).toBe(pesos(4_000));
    expect(withStacks(90_000, 90_000, 90_000, 90_000)).toBe(pesos(40_000));
  });

  it('finds the button where the last hand left it [R40-43]', () => {
    given(...five, hand('h1', '3F 4F 5F 1F'))
      .when(hand('h2', '4F 5F 1F 2F', {}, { seen: { button: 2, stacks: null } }))
      .thenRejects('cash.button-differs', 'R40-43', { due: 1, pointer: '/button' });
    given(...five, hand('h1', '3F 4F 5F 1F'))
      .when(hand('h2', '4F 5F 1F 2F', {}, { seen: { button: 1, stacks: null } }))
      .thenFacts({ type: 'HandPlayed', number: 2 });
  });
});
