import { describe, expect, it } from 'vitest';
import { deckOf } from '../../../domain/madero/terms.ts';
import {
  answer,
  bet,
  circumstance,
  given,
  noMore,
  open,
  PROGRESSIVE,
  pesos,
  roundAfter,
  TERMS,
} from './table.ts';

const seats = (...boxes: number[]) => ({ seats: boxes.map((box) => ({ box, player: `P${box}` })) });

describe('A round is opened with up to seven boxes [R132-8] [R132-15]', () => {
  it('takes seven players, refuses the eighth', () => {
    given()
      .when(open(TERMS, seats(1, 2, 3, 4, 5, 6, 7)))
      .thenFacts({ type: 'RoundOpened' });
    given()
      .when(open(TERMS, seats(1, 2, 3, 4, 5, 6, 7, 8)))
      .thenRejects('madero.more-players-than-boxes', 'R132-15');
  });

  it('refuses a box that the table has not, and one given twice', () => {
    given()
      .when(open(TERMS, seats(8)))
      .thenRejects('madero.box-unknown', 'R132-8');
    given()
      .when(open(TERMS, seats(0)))
      .thenRejects('madero.box-unknown', 'R132-8');
    given()
      .when(open(TERMS, seats(3, 3)))
      .thenRejects('madero.box-repeated', 'R132-8');
  });

  it('is opened once under its id, by the dealer [R132-14]', () => {
    given(open()).when(open()).thenNothing();
    given(open())
      .when(open(TERMS, { number: 89 }))
      .thenRejects('madero.round-id-reused');
    given().when(bet(1)).thenRejects('madero.round-not-opened');
    given()
      .when({ ...open(), ...circumstance('cashier') })
      .thenRejects('madero.role-not-allowed', 'R132-14');
  });

  it('uses two decks in turn: odd rounds blue, even red [R132-7]', () => {
    const two = { ...TERMS, decks: ['azul', 'rojo'] as const };
    expect([deckOf(87, two), deckOf(88, two), deckOf(88, TERMS)]).toEqual(['azul', 'rojo', null]);
    given().when(open(two)).thenFacts({ type: 'RoundOpened', deck: 'rojo' });
  });
});

describe('Bets are of the seated player of the box [R132-16] [R132-71]', () => {
  it('refuses a box where nobody sits, and the box of another', () => {
    given(open()).when(bet(6)).thenRejects('madero.box-not-seated', 'R132-16');
    given(open())
      .when(bet(3, { player: 'P2' }))
      .thenRejects('madero.box-of-another', 'R132-71');
    given(open())
      .when(bet(3, { player: 'P3' }))
      .thenFacts({ type: 'BetsPlaced', box: 3, ante: pesos(100) });
  });

  it('are placed once in each space [R132-9]', () => {
    given(open(), bet(3)).when(bet(3)).thenNothing();
    given(open(), bet(3))
      .when(bet(3, { ante: 200 }))
      .thenRejects('madero.bets-already-placed', 'R132-9');
  });
});

describe('The ante lies within the limits of the table [R132-20]', () => {
  it.each([100, 5_000])('takes %i', (ante) =>
    given(open()).when(bet(1, { ante })).thenFacts({ type: 'BetsPlaced' }),
  );

  it.each([50, 99.99, 5_000.01, 0, -100])('refuses %d', (ante) =>
    given(open()).when(bet(1, { ante })).thenRejects('madero.ante-outside-limits', 'R132-20'),
  );
});

describe('The bonus bet [R132-11] [R132-59] [R132-61] [R132-64]', () => {
  it.each([25, 500])('takes %i', (bonus) =>
    given(open())
      .when(bet(1, { bonus }))
      .thenFacts({ type: 'BetsPlaced', bonus: pesos(bonus) }),
  );

  it.each([10, 24.99, 500.01])('refuses %d', (bonus) =>
    given(open()).when(bet(1, { bonus })).thenRejects('madero.bonus-outside-limits', 'R132-61'),
  );

  it('is refused where the table has it off', () =>
    given(open({ ...TERMS, bonus: { kind: 'off' } }))
      .when(bet(1, { bonus: 50 }))
      .thenRejects('madero.bonus-off', 'R132-59'));

  it('is refused without an ante', () =>
    given(open())
      .when(bet(1, { ante: 0, bonus: 50 }))
      .thenRejects('madero.ante-missing', 'R132-64'));
});

describe('The jackpot bet [R132-40] [R132-42] [R132-45]', () => {
  it.each([1, 5])('takes %i credits', (credits) =>
    given(open(PROGRESSIVE)).when(bet(1, { credits })).thenFacts({ type: 'BetsPlaced', credits }),
  );

  it.each([6, 1.5, -1])('refuses %d credits', (credits) =>
    given(open()).when(bet(1, { credits })).thenRejects('madero.credits-out-of-range', 'R132-42'),
  );

  it('is worth at most the minimum of the table: 5 x 20 taken, 5 x 25 refused', () => {
    const of25 = { kind: 'fixed', control: 'manual', credit: pesos(25) } as const;
    given(open())
      .when(bet(1, { credits: 5 }))
      .thenFacts({ type: 'BetsPlaced' });
    given(open({ ...TERMS, jackpot: of25 }))
      .when(bet(1, { credits: 5 }))
      .thenRejects('madero.credits-over-minimum', 'R132-42');
    given(open({ ...TERMS, jackpot: of25 }))
      .when(bet(1, { credits: 4 }))
      .thenFacts({ type: 'BetsPlaced' });
  });

  it('is refused without an ante, and where the table has none', () => {
    given(open())
      .when(bet(1, { ante: 0, credits: 2 }))
      .thenRejects('madero.ante-missing', 'R132-45');
    given(open({ ...TERMS, jackpot: { kind: 'off' } }))
      .when(bet(1, { credits: 2 }))
      .thenRejects('madero.jackpot-off', 'R132-40');
  });
});

describe('"No va más" closes the bets [R132-23] [R132-24] [R132-25]', () => {
  it('deals to boxes 1, 3, 5 and the bank, in this order', () =>
    given(open(), bet(5), bet(1), bet(3))
      .when(noMore)
      .thenFacts({ type: 'BetsClosed', dealOrder: [1, 3, 5, 'bank'] }));

  it('is said once, with an ante on the table', () => {
    given(open()).when(noMore).thenRejects('madero.no-bets', 'R132-23');
    given(open(), bet(1), noMore).when(noMore).thenNothing();
  });

  it('ends ante, bonus and jackpot: one more after the deal is refused', () => {
    const closed = [open(), bet(1), noMore] as const;
    given(...closed)
      .when(bet(2, { bonus: 50 }))
      .thenRejects('madero.bets-closed', 'R132-25');
    given(...closed)
      .when(bet(2, { credits: 2 }))
      .thenRejects('madero.bets-closed', 'R132-25');
    given(...closed)
      .when(bet(1))
      .thenNothing();
  });

  it('comes before anybody answers', () =>
    given(open(), bet(1))
      .when(answer('flop', 1, 'bet', 200))
      .thenRejects('madero.bets-open', 'R132-24'));
});

describe('A player with several boxes sees the cards of one [R132-72]', () => {
  const both = { seats: [2, 3].map((box) => ({ box, player: 'P' })) };
  const mine = { player: 'P' };
  const closed = [open(TERMS, both), bet(2, mine), bet(3, mine), noMore] as const;
  const see = (box: number, player = 'P') =>
    ({ type: 'SeeCards', ...circumstance(), box, player }) as const;

  it('box 2 seen, box 3 blind', () => {
    given(...closed)
      .when(see(2))
      .thenFacts({ type: 'CardsSeen', box: 2 });
    given(...closed, see(2))
      .when(see(3))
      .thenRejects('madero.box-blind', 'R132-72');
    given(...closed, see(2))
      .when(see(2))
      .thenNothing();
    expect(roundAfter(...closed, see(2)).seenBoxes).toEqual({ P: 2 });
  });

  it('and never those of another', () =>
    given(...closed)
      .when(see(2, 'Q'))
      .thenRejects('madero.box-of-another', 'R132-71'));

  it('and still bets or folds the blind one', () =>
    given(...closed, see(2), answer('flop', 2, 'bet', 200))
      .when(answer('flop', 3, 'bet', 200))
      .thenFacts({ type: 'BoxAnswered', box: 3 }));
});
