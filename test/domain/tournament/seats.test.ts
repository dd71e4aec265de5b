import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shuffle } from '../../../domain/tournament/shuffle.ts';
import { given, history } from '../../support/given.ts';
import {
  bustDownTo,
  confirm,
  eliminate,
  lock,
  payPrize,
  start,
  started,
  withdraw,
} from './inPlay.ts';
import {
  announce,
  by,
  draw,
  drawByCards,
  entryIds,
  person,
  sell,
  takeForm,
  takeSeat,
  twoSeated,
  voucherOf,
  words,
} from './sitAndGo.ts';

const seven = [announce(), ...sell(...entryIds(7))];
const system = { method: 'system', seed: 'seed 1', nextSeedHash: 'hash-2', words } as const;
const cards = (...seats: readonly (readonly [string, number])[]) =>
  draw('draw 2', {
    draw: { method: 'cards', seats: seats.map(([entryId, seat]) => ({ entryId, seat })) },
  });

describe('Seats are drawn at random [R123-I-11] [R123-I-88] [R123-IV-8.1]', () => {
  it('gives each paid entry its own seat of the table, the same for the same seed', () => {
    const facts = history(...seven, takeForm('E8'), draw());
    const drawn = facts.at(-1);
    if (drawn?.type !== 'SeatsDrawn') return expect.fail('no draw');
    expect(new Set(drawn.seats.map(({ seat }) => seat)).size).toBe(7);
    expect(drawn.seats.map(({ entryId }) => entryId).sort()).toEqual(entryIds(7));
    expect(drawn.seats.every(({ seat }) => seat >= 1 && seat <= 10)).toBe(true);
    expect(history(...seven, draw()).at(-1)).toEqual(drawn);
  });

  it('publishes the seed, and the hash of the next one', () =>
    given(history(...seven))
      .when(draw())
      .thenFacts({ method: 'system', seed: 'seed 1', nextSeedHash: 'hash-2' }));

  it('refuses another seed than the one whose hash was published', () =>
    given(history(...seven))
      .when(draw('draw 1', { draw: { ...system, seedMatches: false } }))
      .thenRejects('tournament.seed-mismatch', 'R123-IV-8.1'));

  it('answers a repeated draw with no new fact, even after the start', () =>
    given(history(...seven, drawByCards(entryIds(7)), ...twoSeated, start()))
      .when(drawByCards(entryIds(7)))
      .thenNothing());

  it('refuses the id of the draw for another one', () => {
    const other = draw('draw 1', { draw: { ...system, seed: 'seed 2', seedMatches: true } });
    given(history(...seven, draw()))
      .when(other)
      .thenRejects('tournament.act-id-reused');
    given(history(...seven, draw()))
      .when(drawByCards(entryIds(7)))
      .thenRejects('tournament.act-id-reused');
  });

  it('refuses a draw with nobody to seat', () =>
    given(history(announce(), takeForm('E1')))
      .when(draw())
      .thenRejects('tournament.no-entry-to-seat', 'R123-I-90'));

  it('is not for a dealer', () =>
    given(history(...seven))
      .when(draw('draw 1', by('dealer')))
      .thenRejects('tournament.role-not-allowed', 'R123-I-11'));
});

describe('A seat once assigned is not changed [R123-I-90]', () => {
  it('refuses to draw again with the same entries', () =>
    given(history(...seven, draw()))
      .when(draw('draw 2'))
      .thenRejects('tournament.no-entry-to-seat', 'R123-I-90'));

  it('fills only the free seats when an entry is sold later', () => {
    const facts = history(...seven, drawByCards(entryIds(7)), ...sell('E8'), draw('draw 2'));
    const drawn = facts.at(-1);
    if (drawn?.type !== 'SeatsDrawn') return expect.fail('no draw');
    const kept = entryIds(7).map((entryId, index) => ({ entryId, seat: index + 1 }));
    expect(drawn.seats.slice(0, 7)).toEqual(kept);
    expect(drawn.seats[7]?.entryId).toBe('E8');
  });

  it('refuses it after the start', () =>
    given(history(...started(7)))
      .when(draw('draw 2'))
      .thenRejects('tournament.draw-closed', 'R123-I-90'));
});

describe('A draw by cards is recorded as dealt [R123-I-88]', () => {
  const later = history(...seven, drawByCards(entryIds(7)), ...sell('E8'), ...sell('E9'));

  it('gives each waiting entry one free seat', () =>
    given(later)
      .when(cards(['E9', 8], ['E8', 10]))
      .thenFacts({ method: 'cards', seed: null, nextSeedHash: 'hash-1' }));

  it('answers a repeated one with no new fact', () => {
    const facts = history(...seven, drawByCards(entryIds(7)));
    given(facts)
      .when(drawByCards(entryIds(7)))
      .thenNothing();
  });

  it.each([
    ['leave one standing', cards(['E8', 8])],
    ['give one seat twice', cards(['E8', 8], ['E9', 8])],
    ['give two seats to one', cards(['E8', 8], ['E9', 9], ['E8', 10])],
    ['take a seat that is held', cards(['E8', 7], ['E9', 8])],
    ['put a chair at the table', cards(['E8', 8], ['E9', 11])],
    ['move who has a seat', cards(['E8', 8], ['E9', 9], ['E1', 10])],
    ['seat somebody else', cards(['E8', 8], ['E7', 9])],
  ])('refuses cards that %s', (_, command) =>
    given(later).when(command).thenRejects('tournament.cards-invalid', 'R123-I-90'),
  );
});

describe('Every order is equally likely [R123-I-11] [R123-IV-8.1]', () => {
  it('keeps every item once, for any numbers', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { maxLength: 10 }),
        fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { minLength: 64, maxLength: 64 }),
        (items, numbers) => {
          const shuffled = shuffle(items, numbers);
          expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
        },
      ),
    ));

  it('reaches each of the 24 orders of four items by the same share of the numbers', () => {
    // All remainders of the three bounds 4, 3 and 2, each once: 24 draws, 24 orders.
    const orders = new Set<string>();
    for (let a = 0; a < 4; a += 1)
      for (let b = 0; b < 3; b += 1)
        for (let c = 0; c < 2; c += 1) orders.add(shuffle([1, 2, 3, 4], [a, b, c]).join());
    expect(orders.size).toBe(24);
  });

  it('skips a number of the incomplete last stretch, which would favour low seats', () => {
    // 2^32 leaves 1 when divided by 3, so the highest number is one too many.
    const top = 2 ** 32 - 1;
    expect(shuffle([1, 2, 3], [top, 1, 0])).toEqual(shuffle([1, 2, 3], [1, 0]));
    expect(shuffle([1, 2, 3], [top - 1, 0])).toEqual(shuffle([1, 2, 3], [2, 0]));
  });

  it('calls too few numbers a mistake of ours', () =>
    expect(() => shuffle([1, 2, 3], [1])).toThrow('too few numbers'));
});

describe('The dealer takes the voucher and seats the player [R123-IV-3] [R123-IV-11.2]', () => {
  const drawn = [...seven, drawByCards(entryIds(7))];

  it('at the drawn seat [R123-I-89]', () =>
    given(history(...drawn))
      .when(takeSeat('E4', 4))
      .thenFacts({ type: 'SeatTaken', entryId: 'E4', seat: 4 }));

  it('refuses another seat [R123-I-89]', () =>
    given(history(...drawn))
      .when(takeSeat('E4', 5))
      .thenRejects('tournament.seat-mismatch', 'R123-I-89'));

  it('refuses it before the draw [R123-I-15]', () =>
    given(history(...seven))
      .when(takeSeat('E4', 4))
      .thenRejects('tournament.seat-not-drawn', 'R123-I-15'));

  it('answers a repeated request with no new fact', () =>
    given(history(...drawn, takeSeat('E4', 4)))
      .when(takeSeat('E4', 4))
      .thenNothing());

  it('refuses the voucher a second time [R123-I-36]', () =>
    given(history(...drawn, takeSeat('E4', 4)))
      .when(takeSeat('E4', 4, { seatingId: 'again' }))
      .thenRejects('tournament.voucher-used', 'R123-I-36'));

  it('refuses the voucher of another entry', () =>
    given(history(...drawn))
      .when(takeSeat('E4', 4, { voucher: voucherOf('E5') }))
      .thenRejects('tournament.voucher-mismatch', 'R123-IV-11.2'));

  it('refuses another document [R123-I-28]', () =>
    given(history(...drawn))
      .when(takeSeat('E4', 4, { documentMatches: false }))
      .thenRejects('tournament.document-mismatch', 'R123-I-28'));

  it('refuses another person [R123-I-33]', () =>
    given(history(...drawn))
      .when(takeSeat('E4', 4, { person: person('Beto') }))
      .thenRejects('tournament.entry-not-transferable', 'R123-I-33'));

  it('refuses who was excluded in between [R123-I-27] [R123-I-27.b2]', () => {
    const excluded = person('player E4', { restrictions: ['excluded'] });
    given(history(...drawn))
      .when(takeSeat('E4', 4, { person: excluded }))
      .thenFacts({ type: 'EntryBarred', entryId: 'E4', group: 'excluded', due: 'refund' });
    given(history(...drawn, takeSeat('E4', 4, { person: excluded })))
      .when(takeSeat('E4', 4, { person: excluded }))
      .thenRejects('tournament.person-barred', 'R123-I-27.b2');
    const late = takeSeat('E1', 1, { person: person('player E1', { restrictions: ['excluded'] }) });
    const refund = {
      type: 'RefundEntry',
      entryId: 'E1',
      refundId: 'refund 1',
      means: 'cash',
      desk: 3,
      ...by('cashier'),
    } as const;
    const playing = [...started(10, {}, ['E1']), lock(), eliminate(1, { E10: 500 }), late];
    given(history(...playing))
      .when(refund)
      .thenFacts({ type: 'EntryRefunded' });
    const paid = [
      ...started(10, {}, ['E1']),
      lock(),
      ...bustDownTo(3, 10),
      confirm('E3'),
      payPrize('E3'),
      late,
    ];
    given(history(...paid))
      .when(refund)
      .thenRejects('tournament.prize-already-paid', 'R123-I-64');
  });

  it('asks the age again [R123-I-27.b1]', () =>
    given(history(...drawn))
      .when(takeSeat('E4', 4, { person: person('player E4', { birthDate: '1996-05-10' }) }))
      .thenRejects('tournament.person-underage', 'R123-I-27.b1'));

  it('seats who comes late, while the entry is in play', () => {
    given(history(...started(7, {}, ['E4'])))
      .when(takeSeat('E4', 4))
      .thenFacts({ type: 'SeatTaken' });
    given(history(...started(7, {}, ['E4']), withdraw('E4', 1, 9_000)))
      .when(takeSeat('E4', 4))
      .thenRejects('tournament.entry-not-live', 'R123-I-68');
  });

  it('refuses a form that was not paid [R123-I-31]', () =>
    given(history(...drawn, takeForm('E8')))
      .when(takeSeat('E8', 8))
      .thenRejects('tournament.entry-not-paid', 'R123-I-31'));
});
