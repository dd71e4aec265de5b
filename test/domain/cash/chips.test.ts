import { describe, expect, it } from 'vitest';
import { parseCards } from '../../../domain/cards/card.ts';
import { nextHand } from '../../../domain/cash/nextHand.ts';
import { decide as decideHand } from '../../../domain/hand/decide.ts';
import { evolve as evolveHand } from '../../../domain/hand/evolve.ts';
import { type Hand, initialState as unopened } from '../../../domain/hand/state.ts';
import {
  after,
  announce,
  at,
  back,
  buy,
  consume,
  end,
  gameAfter,
  given,
  hand,
  join,
  leave,
  live,
  open,
  pesos,
  rest,
  stacks,
  staff,
  step,
  TERMS,
} from './given.ts';

const six = [announce(), open()];

describe('A rebuy', () => {
  it('is at least the minimum [R40-7.b3] [R40-29]', () => {
    given(...six)
      .when(buy('P4', 1_500))
      .thenRejects('cash.rebuy-too-small', 'R40-29');
    given(...six)
      .when(buy('P4', 1_995))
      .thenRejects('cash.rebuy-too-small', 'R40-29');
    given(...six)
      .when(buy('P4', 2_000))
      .thenFacts({ type: 'ChipsBought', seat: 4, amount: pesos(2_000), queued: false });
  });

  it('keeps within the maximum of the game, what was bought before included [R40-7.b4] [R40-29]', () => {
    const table = given(announce(), open([38_000, 4_000, 4_000, 4_000]));
    table.when(buy('P1', 2_000)).thenFacts({ type: 'ChipsBought' });
    table.when(buy('P1', 3_000)).thenRejects('cash.purchase-over-maximum', 'R40-29');
    given(announce({ maxPurchase: null }), open([38_000, 4_000, 4_000, 4_000]))
      .when(buy('P1', 300_000))
      .thenFacts({ type: 'ChipsBought' });
    // Who leaves and comes back has bought what he had bought.
    const joined = { ...buy('P1', 0), type: 'JoinSession', joinId: 'j' } as const;
    given(announce(), open([38_000, 4_000, 4_000, 4_000, 4_000]), leave('P1'))
      .when({ ...joined, amount: pesos(4_000) })
      .thenRejects('cash.purchase-over-maximum', 'R40-29');
  });

  it('says what it was paid with and when, once [R40-30] [R40-33]', () => {
    const rebuy = buy('P4', 2_000, { means: 'special-chips' });
    given(...six)
      .when(rebuy)
      .thenFacts({ means: 'special-chips', player: 'P4', seat: 4, occurredAt: at(2) });
    const paidIn = buy('P5', 2_000, { means: 'cash' });
    const { day, session } = after(...six, rebuy, paidIn);
    expect(day?.sessions[0]?.purchases).toMatchObject({
      'special-chips': pesos(2_000),
      cash: pesos(62_000),
    });
    expect(session && stacks(session)).toMatchObject({ 4: 12_000, 5: 12_000 });
    expect(session?.rebuy).toEqual({ seat: 5, amount: pesos(2_000), at: at(2) });
    expect(gameAfter(...six).rebuy).toBeNull();
    given(...six, rebuy)
      .when(rebuy)
      .thenNothing();
    given(...six, rebuy)
      .when({ ...rest('P5'), restId: rebuy.purchaseId })
      .thenRejects('table.act-id-reused');
  });

  it('in a hand waits for the next one [R40-31] [R40-91.b1]', () => {
    const playing = [...six, live('h1'), buy('P4', 2_000)];
    expect(gameAfter(...playing).places[3]).toMatchObject({
      stack: pesos(10_000),
      queued: pesos(2_000),
    });
    const folds = [3, 4, 5, 6, 1].map((seat) =>
      step('h1', { type: 'TakeAction', seat, move: { action: 'fold' } }),
    );
    const next = gameAfter(...playing, ...folds, live('h2'));
    expect(next.places[3]).toMatchObject({ stack: pesos(12_000), queued: 0 });
    expect(next.hand).toMatchObject({
      setup: { seats: expect.arrayContaining([{ seat: 4, stack: pesos(12_000) }]) },
    });
  });

  it('is for who sits at the table', () =>
    given(...six)
      .when(buy('P9', 2_000))
      .thenRejects('cash.player-unknown'));
});

/** P3 bets everything and loses it to P4: seats 1 to 4, button 4, blinds 1 and 2. */
const bust = (amount: number) => [
  announce(),
  open([40_000, 40_000, amount, 40_000]),
  hand('h50', '3A 4C 1F 2F', {
    board: parseCards('2c3d4h5s8s'),
    cards: { 3: '7h4d', 4: 'AsAh' },
  }),
];

describe('A player without chips', () => {
  it('is not out while he may rebuy [R40-32] [R40-88]', () => {
    const broke = gameAfter(...bust(30_000));
    expect(stacks(broke)[3]).toBe(0);
    given(...bust(30_000))
      .when(hand('h51', '1F 2F 3F'))
      .thenRejects('cash.players-missing', 'R40-16', { players: 3 });
    given(...bust(30_000), buy('P3', 10_000))
      .when(hand('h51', '4F 1F 2F'))
      .thenFacts({ type: 'HandPlayed', start: expect.objectContaining({ eliminated: [] }) });
  });

  it('is out when what is left of the maximum is no rebuy: the game ends with three [R40-32] [R40-76]', () => {
    const end = { type: 'EndSession', endId: 'e', note: null } as const;
    const circumstance = { by: staff('dealer'), occurredAt: at(5), jornada: open().jornada };
    given(...bust(30_000))
      .when({ ...end, ...circumstance })
      .thenRejects('cash.session-goes-on', 'R40-26', { players: 4 });
    given(...bust(38_500))
      .when({ ...end, ...circumstance })
      .thenFacts({ type: 'SessionEnded', reason: 'players' });
    given(...bust(38_000))
      .when({ ...end, ...circumstance })
      .thenRejects('cash.session-goes-on', 'R40-26');
    given(...bust(40_000))
      .when({ ...end, ...circumstance })
      .thenFacts({ type: 'SessionEnded', reason: 'players' });
    // Who is out has not stayed to the end [R40-28].
    const over = gameAfter(...bust(40_000), { ...end, ...circumstance });
    expect(over.ended?.stayed).toEqual(['P1', 'P2', 'P4']);
  });

  it('keeps no game open whose time is over: no hand follows with three [R40-16] [R40-26.b1]', () => {
    const ending = (minute: number) => end(null, minute);
    given(...bust(30_000))
      .when(ending(119))
      .thenRejects('cash.session-goes-on', 'R40-26', { players: 4, withChips: 3 });
    given(...bust(30_000))
      .when(ending(121))
      .thenFacts({ type: 'SessionEnded', reason: 'time' });
    given(...bust(30_000), buy('P3', 10_000))
      .when(ending(121))
      .thenRejects('cash.session-goes-on', 'R40-26', { players: 4, withChips: 4 });
  });

  it('who has not bought before the next hand is out and his seat free [R40-76] [R40-88]', () => {
    const lost = hand('h50', '3F 4A 5C 1F 2F', {
      board: parseCards('2c3d4h5s8s'),
      cards: { 4: '7h4d', 5: 'AsAh' },
    });
    const table = [announce(), open([40_000, 40_000, 40_000, 30_000, 40_000]), lost];
    // Button 5, then 1: the seat of the player who is out is passed over.
    const next = hand('h51', '5F 1F 2F', {}, { occurredAt: at(4) });
    given(...table)
      .when(next)
      .thenFacts({ start: expect.objectContaining({ eliminated: [{ seat: 4, player: 'P4' }] }) });
    expect(stacks(gameAfter(...table, next))[4]).toBeUndefined();
  });

  it('who cannot buy any more has vacated his seat for who joins [R40-22] [R40-76]', () => {
    const lost = hand('h50', '3F 4A 5C 1F 2F', {
      board: parseCards('2c3d4h5s8s'),
      cards: { 4: '7h4d', 5: 'AsAh' },
    });
    const table = (amount: number) => [
      announce({}, { seats: 5 }),
      open([40_000, 40_000, 40_000, amount, 40_000]),
    ];
    given(...table(40_000), lost)
      .when(join('P6', 4_000))
      .thenFacts(
        { type: 'PlayerLeft', seat: 4, player: 'P4', amount: 0 },
        { type: 'PlayerJoined', seat: 4, player: 'P6' },
      );
    given(...table(40_000), lost, join('P6', 4_000))
      .when(join('P6', 4_000))
      .thenNothing();
    const free = gameAfter(...table(40_000), lost, join('P6', 4_000));
    expect(free.places.map(({ player }) => player).sort()).toEqual(['P1', 'P2', 'P3', 'P5', 'P6']);
    // Who may still buy keeps his until the next hand.
    given(...table(38_000), lost)
      .when(join('P6', 4_000))
      .thenRejects('cash.table-full', 'R40-4');
  });

  it('who declines the rebuy leaves [R40-76]', () =>
    given(...bust(30_000))
      .when(leave('P3'))
      .thenFacts({ type: 'PlayerLeft', amount: 0 }, { type: 'SessionEnded', reason: 'players' }));
});

describe('What is taken from a stack [R40-91] [R40-91.b3]', () => {
  const table = given(announce(), open([20_000, 4_000, 4_000, 4_000]));
  it('is a small payment for drinks', () => {
    table.when(consume('P1', 5_000)).thenRejects('cash.consumption-too-large', 'R40-91.b3');
    table.when(consume('P1', 405)).thenRejects('cash.consumption-too-large', 'R40-91.b3');
    table.when(consume('P1', 400)).thenFacts({ type: 'ConsumptionPaid', amount: pesos(400) });
    const state = after(announce(), open([20_000, 4_000, 4_000, 4_000]), consume('P1', 150));
    expect(state.session && stacks(state.session)[1]).toBe(19_850);
    expect(state.day?.sessions[0]?.consumption).toBe(pesos(150));
  });
  it('is small with those before it', () => {
    const before = [announce(), open([20_000, 4_000, 4_000, 4_000]), consume('P1', 150)];
    given(...before)
      .when(consume('P1', 255))
      .thenRejects('cash.consumption-too-large', 'R40-91.b3', {
        amount: pesos(405),
        stack: pesos(20_000),
      });
    given(...before)
      .when(consume('P1', 250))
      .thenFacts({ type: 'ConsumptionPaid', amount: pesos(250) });
  });
  it('is taken between hands', () =>
    given(announce(), open([20_000, 4_000, 4_000, 4_000]), live('h1'))
      .when(consume('P1', 150))
      .thenRejects('cash.hand-open', 'R40-91.b1'));
});

/** Six players; the button of the second hand is at 1, its blinds at 2 and 3. */
const first = hand('h1', '3F 4F 5F 6F 1F');
describe('A rest', () => {
  it('is up to two hands without cards and without obligation [R40-37]', () => {
    const one = gameAfter(...six, first, rest('P6'));
    expect(nextHand(one, TERMS)).toMatchObject({ start: { resting: [6], absent: [], missed: [] } });
    const two = gameAfter(...six, first, rest('P6'), hand('h2', '4F 5F 1F 2F'));
    expect(nextHand(two, TERMS).start).toMatchObject({ resting: [6] });
    expect(stacks(two)[6]).toBe(10_000);
  });

  it('of a third hand is dealt in and killed [R40-38.b1]', () => {
    const rests = [...six, first, rest('P6'), hand('h2', '4F 5F 1F 2F'), hand('h3', '5F 1F 2F 3F')];
    const { setup, start } = nextHand(gameAfter(...rests), TERMS);
    // Button 3, blinds 4 and 5.
    expect(start).toMatchObject({ resting: [], absent: [6], missed: [] });
    expect(setup.seats).toHaveLength(6);
    // Then seat 6 is the big blind, and owes it.
    const later = nextHand(gameAfter(...rests, hand('h4', '1F 2F 3F 4F')), TERMS);
    expect(later.start).toMatchObject({ absent: [6], missed: [{ seat: 6, amount: pesos(200) }] });
  });

  it('is not begun anew by who comes back and goes without a hand [R40-37] [R40-38.b1]', () => {
    const two = [...six, first, rest('P6'), hand('h2', '4F 5F 1F 2F'), hand('h3', '5F 1F 2F 3F')];
    const again = gameAfter(...two, back('P6', false, 3), rest('P6', false, 3));
    expect(nextHand(again, TERMS).start).toMatchObject({ resting: [], absent: [6] });
    const played = [...two.slice(0, -1), back('P6'), hand('h3', '5F 6F 1F 2F 3F')];
    const anew = gameAfter(...played, rest('P6', false, 3));
    expect(nextHand(anew, TERMS).start).toMatchObject({ resting: [6], absent: [] });
  });

  it('is refused to who owes the next blind; if he leaves, he pays when he is back [R40-38]', () => {
    given(...six, first)
      .when(rest('P3'))
      .thenRejects('cash.rest-refused', 'R40-38');
    given(...six, first)
      .when(rest('P2'))
      .thenRejects('cash.rest-refused', 'R40-38');
    given(...six, first)
      .when(rest('P3', true))
      .thenFacts({ type: 'SeatAbandoned', seat: 3 });
    const away = [...six, first, rest('P3', true)];
    given(...away)
      .when(rest('P3', true, 3))
      .thenNothing();
    // The big blind of hand 2 and the small one of hand 3 are not posted: he owes 300.
    const missed = [...away, hand('h2', '4C 5F 6F 1F 2F'), hand('h3', '5F 6F 1F 2F')];
    expect(gameAfter(...missed).places.find(({ seat }) => seat === 3)).toMatchObject({
      owed: pesos(300),
      stack: pesos(10_000),
    });
    const game = gameAfter(...missed, back('P3'));
    const { setup, start } = nextHand(game, TERMS);
    expect(setup.missedBlinds).toEqual([{ seat: 3, live: 0, dead: pesos(300) }]);
    expect(start.paid).toEqual([3]);
    const paid = gameAfter(...missed, back('P3'), hand('h4', '6F 1F 2F 3F 4F'));
    expect(stacks(paid)[3]).toBe(9_700);
    expect(paid.places.find(({ seat }) => seat === 3)).toMatchObject({ owed: 0, mode: 'playing' });
  });

  it('is refused when too few would play; if he leaves, he is dealt in and killed [R40-38.b2]', () => {
    const four = [announce(), open([4_000, 4_000, 4_000, 4_000])];
    const five = [announce(), open([4_000, 4_000, 4_000, 4_000, 4_000])];
    given(...four)
      .when(rest('P3'))
      .thenRejects('cash.rest-refused', 'R40-38.b2');
    given(...five)
      .when(rest('P3'))
      .thenFacts({ type: 'RestTaken' });
    expect(nextHand(gameAfter(...four, rest('P3', true)), TERMS).start.absent).toEqual([3]);
    // One more leaves while he rests: he is needed again.
    expect(nextHand(gameAfter(...five, rest('P3'), leave('P4')), TERMS).start).toMatchObject({
      resting: [],
      absent: [3],
    });
  });

  it('ends with his return', () => {
    given(...six)
      .when(back('P3'))
      .thenRejects('cash.not-away');
    given(...six, rest('P3'))
      .when(back('P3', true))
      .thenRejects('cash.waiting-not-allowed', 'R40-38');
    const again = gameAfter(...six, rest('P3'), back('P3'));
    expect(nextHand(again, TERMS).start).toMatchObject({ resting: [], absent: [], paid: [] });
  });
});

describe('Missed blinds at a club [CLUB-B4]', () => {
  const club = [announce({ rakeBps: 0 }, { ruleset: 'CLUB', band: null }), open()];
  const terms = { ...TERMS, ruleset: 'CLUB' as const };
  const missed = [
    ...club,
    first,
    rest('P3', true),
    hand('h2', '4C 5F 6F 1F 2F'),
    hand('h3', '5F 6F 1F 2F'),
  ];
  it('are posted: up to one bet live, the rest dead', () =>
    expect(nextHand(gameAfter(...missed, back('P3')), terms).setup.missedBlinds).toEqual([
      { seat: 3, live: pesos(200), dead: pesos(100) },
    ]));

  describe('of who comes back as the small blind', () => {
    const missedBig = missed.slice(0, -1);

    it('are live up to one bet with it, so that nobody calls more than the big blind', () => {
      const { setup } = nextHand(gameAfter(...missedBig, back('P3')), terms);
      expect(setup).toMatchObject({
        smallBlindSeat: 3,
        missedBlinds: [{ seat: 3, live: pesos(100), dead: pesos(100) }],
      });
      const hand = decideHand({ type: 'OpenHand', setup }, unopened()).reduce<Hand>(
        evolveHand,
        unopened(),
      );
      expect(hand).toMatchObject({ status: 'betting', highest: pesos(200) });
    });

    it('or he waits, misses it too, and is not charged', () => {
      const { setup, start } = nextHand(gameAfter(...missedBig, back('P3', true)), terms);
      expect(setup).toMatchObject({ absent: [3], missedBlinds: [] });
      expect(start).toMatchObject({ missed: [{ seat: 3, amount: pesos(100) }], paid: [] });
    });
  });

  it('or he waits for the big blind, which pays for all', () => {
    const waiting = [...missed, back('P3', true)];
    expect(nextHand(gameAfter(...waiting), terms)).toMatchObject({ start: { waiting: [3] } });
    const round = [
      hand('h4', '6F 1F 2F 4F'),
      hand('h5', '1F 2F 4F 5F'),
      hand('h6', '2F 4F 5F 6F'),
      hand('h7', '4F 5F 6F 1F'),
    ];
    const { setup, start } = nextHand(gameAfter(...waiting, ...round), terms);
    expect(setup).toMatchObject({ bigBlindSeat: 3, missedBlinds: [] });
    expect(start).toMatchObject({ waiting: [], paid: [3] });
  });
});
