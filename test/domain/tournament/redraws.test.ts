import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCard } from '../../../domain/cards/card.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import type { CommandOf, TournamentCommand } from '../../../domain/tournament/commands.ts';
import { decide } from '../../../domain/tournament/decide.ts';
import { entryOf, liveEntries } from '../../../domain/tournament/entries.ts';
import { type EntryBook, withEntry } from '../../../domain/tournament/entryBook.ts';
import { evolve } from '../../../domain/tournament/evolve.ts';
import type { FactOf } from '../../../domain/tournament/facts.ts';
import type { AnnouncedTournament, Entry, Sale } from '../../../domain/tournament/state.ts';
import { fold, given, history } from '../../support/given.ts';
import { saturday } from './bagging.ts';
import {
  announceTables,
  bust,
  bySystem,
  characteristics,
  placesOf,
  playing,
  redraw,
  seatCards,
  startTables,
} from './multiTable.ts';
import { accredit, by, entryIds, sell, takeSeat } from './sitAndGo.ts';

const days = [...characteristics.days, saturday];
const sold = (count: number) => [announceTables({ days }), ...sell(...entryIds(count))];
const stateAfter = (...commands: readonly TournamentCommand[]) =>
  fold(history(...commands)) as AnnouncedTournament;
const drawnBy = (...commands: readonly TournamentCommand[]) =>
  history(...commands).at(-1) as FactOf<'SeatsRedrawn'>;
const sizes = ({ tables }: FactOf<'SeatsRedrawn'>) =>
  tables.map(({ seats }) => seats.filter((entry) => entry !== null).length);

describe('The first draw is at random over the tables [R123-I-11] [R123-IV-8.1]', () => {
  it('seats 36 at four tables of nine, the same seed the same way', () => {
    const one = drawnBy(...sold(36), redraw());
    expect(sizes(one)).toEqual([9, 9, 9, 9]);
    expect(drawnBy(...sold(36), redraw()).tables).toEqual(one.tables);
    expect(drawnBy(...sold(36), redraw({ draw: bySystem(7) })).tables).not.toEqual(one.tables);
    expect(one).toMatchObject({ method: 'system', seed: 'seed 1', nextSeedHash: 'hash of seed 2' });
  });

  it('keeps sizes within one, whatever the field and the tables', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 36 }),
        fc.integer({ min: 1, max: 500 }),
        (count, salt) => {
          const drawn = drawnBy(...sold(count), redraw({ draw: bySystem(salt) }));
          const all = sizes(drawn);
          expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1);
          const seated = drawn.tables.flatMap(({ seats }) => seats.filter((one) => one !== null));
          expect(seated.toSorted((a, b) => a - b)).toEqual(entryIds(count).map((_, i) => i + 1));
        },
      ),
      { numRuns: 30 },
    ));

  it('gives every seat to everybody in the long run', () => {
    const seen = new Set<string>();
    for (let salt = 1; salt <= 150; salt += 1) {
      const { tables } = drawnBy(...sold(4), redraw({ tables: [1, 2], draw: bySystem(salt * 97) }));
      for (const { table, seats } of tables)
        if (seats.includes(1)) seen.add(`${table}/${seats.indexOf(1) + 1}`);
    }
    for (const place of placesOf(9, 9)) expect(seen).toContain(place);
  });

  it('lays the tables that break last, or those asked for', () => {
    const tables = (fact: FactOf<'SeatsRedrawn'>) => fact.tables.map(({ table }) => table);
    expect(tables(drawnBy(...sold(12), redraw()))).toEqual([3, 4]);
    expect(tables(drawnBy(...sold(12), redraw({ tables: [1, 2, 3] })))).toEqual([1, 2, 3]);
  });

  it('refuses more entries than seats, and tables that are not of the event [R123-II-16]', () => {
    given(history(...sold(10)))
      .when(redraw({ tables: [1] }))
      .thenRejects('tournament.seats-too-few', 'R123-II-16');
    given(history(...sold(10)))
      .when(redraw({ tables: [1, 9] }))
      .thenRejects('tournament.tables-not-laid', 'R123-I-92');
  });

  it('refuses a seed that was not published', () =>
    given(history(...sold(10)))
      .when(redraw({ draw: { ...bySystem(), seedMatches: false } }))
      .thenRejects('tournament.seed-mismatch', 'R123-IV-8.1'));

  it('refuses a second one, and answers the first again', () => {
    const facts = history(...sold(10), redraw());
    given(facts).when(redraw()).thenNothing();
    given(facts)
      .when(redraw({ drawId: 'redraw 2' }))
      .thenRejects('tournament.redraw-not-due', 'R123-I-90');
  });

  it('is a thing of several tables', () =>
    given(history(...sold(10)))
      .when({
        type: 'DrawSeats',
        drawId: 'draw 1',
        draw: bySystem(),
        ...by('supervisor'),
      })
      .thenRejects('tournament.modality-has-tables', 'R123-I-1.1'));
});

describe('5,000 entries are one draw, applied completely or not at all [R123-I-11]', () => {
  const COMMIT_BYTES_MAX = 400 * 1024; // what an item of DynamoDB holds

  it('is one fact that fits a commit with room to spare', () => {
    const tables = Array.from({ length: 500 }, (_, index) => index + 1);
    const announced = stateAfter(
      announceTables({ tables, seatsPerTable: 10, quota: 100 }),
      ...sell('E1'),
    );
    const model = entryOf(announced, 'E1') as Entry & { sale: Sale };
    const many = entryIds(5000).map((entryId, index) => ({
      ...model,
      entryId,
      sale: { ...model.sale, entryNumber: index + 1 },
    }));
    const state = { ...announced, entries: many.reduce<EntryBook>(withEntry, []) };
    const facts = decide(redraw({ draw: bySystem(3, 20_000) }), state);
    expect(facts).toHaveLength(1);
    expect(JSON.stringify(facts).length).toBeLessThan(COMMIT_BYTES_MAX / 5);
    const seated = liveEntries(facts.reduce(evolve, state) as AnnouncedTournament);
    expect(new Set(seated.map(({ table, seat }) => `${table}/${seat}`)).size).toBe(5000);
  });
});

describe('Those present draw first, the absent get what is left [R123-IV-2.p5]', () => {
  it('by number among each, on places that the seed shuffled', () => {
    const first = [...sold(4), redraw({ tables: [1, 2], draw: seatCards(placesOf(2, 2)) })];
    const here: TournamentCommand[] = [
      ...[accredit('E3'), takeSeat('E3', 1, { table: 2 })],
      ...[accredit('E4'), takeSeat('E4', 2, { table: 2 })],
    ];
    const next = '2014-05-10' as Jornada;
    const again = (present: typeof here) => {
      const day = redraw({ drawId: 'd2', occasion: 'day', tables: [1, 2], jornada: next });
      const state = stateAfter(...first, ...present, startTables(), day);
      return (id: string) => entryOf(state, id);
    };
    const [absent, present] = [again([]), again(here)];
    expect(present('E3')).toMatchObject({ table: absent('E1')?.table, seat: absent('E1')?.seat });
    expect(present('E4')).toMatchObject({ table: absent('E2')?.table, seat: absent('E2')?.seat });
    expect(present('E1')).toMatchObject({ table: absent('E3')?.table, seat: absent('E3')?.seat });
  });
});

describe('Seats that the Director pins are kept [R123-I-90]', () => {
  const pinned = [{ entryId: 'E5', table: 4, seat: 1 }];
  const reason = 'Silla de ruedas';
  const pin = { pinned, reason, ...by('director') };

  it('in this draw and in those that follow', () => {
    const state = stateAfter(
      ...sold(30),
      redraw(pin),
      startTables(),
      redraw({
        drawId: 'd2',
        occasion: 'day',
        draw: bySystem(9),
        jornada: '2014-05-10' as Jornada,
      }),
    );
    expect(entryOf(state, 'E5')).toMatchObject({ table: 4, seat: 1 });
  });

  it('refuses a pin by a Supervisor, without a reason, or of a seat twice', () => {
    const facts = history(...sold(30));
    given(facts)
      .when(redraw({ pinned, reason }))
      .thenRejects('tournament.role-not-allowed', 'R123-I-90');
    given(facts)
      .when(redraw({ ...pin, reason: ' ' }))
      .thenRejects('tournament.reason-missing', 'R123-I-90');
    given(facts)
      .when(redraw({ ...pin, pinned: [...pinned, { ...pinned[0]!, entryId: 'E6' }] }))
      .thenRejects('tournament.pin-invalid', 'R123-I-90');
  });

  const pinAt = (entryId: string, table: number, seat: number) => ({ entryId, table, seat });
  it.each([
    ['the entry is not in play', [pinAt('E99', 1, 1)]],
    ['the table is not laid', [pinAt('E5', 99, 1)]],
    ['the table has no such seat', [pinAt('E5', 1, 99)]],
    ['the entry is pinned twice', [pinAt('E5', 1, 1), pinAt('E5', 2, 1)]],
    ['the seat is pinned twice', [pinAt('E5', 1, 1), pinAt('E6', 1, 1)]],
    [
      'the table gets more than its share',
      [1, 2, 3, 4, 5, 6, 7, 8].map((seat) => pinAt(`E${seat}`, 1, seat)),
    ],
  ])('tells that %s, and of which pin', (cause, some) =>
    given(history(...sold(30)))
      .when(redraw({ ...pin, pinned: some }))
      .thenRejects('tournament.pin-invalid', 'R123-I-90', {
        ...{ cause, entryId: some.at(-1)?.entryId, pointer: `/pinned/${some.length - 1}` },
      }),
  );
});

describe('Everybody is redrawn at each jornada [R123-I-88]', () => {
  const day = (jornada: string, drawId = 'd2') =>
    redraw({ drawId, occasion: 'day', jornada: jornada as Jornada });

  it('27 players on day 2 go to three tables of nine', () => {
    const drawn = drawnBy(...playing([7, 7, 7, 6], { days }), day('2014-05-10'));
    expect(sizes(drawn)).toEqual([9, 9, 9]);
  });

  it('once a day, and not on the day of the first draw', () => {
    const facts = history(...playing([7, 7, 7, 6], { days }));
    given(facts).when(day('2014-05-09')).thenRejects('tournament.redraw-not-due', 'R123-I-88');
    given(history(...playing([7, 7, 7, 6], { days }), day('2014-05-10')))
      .when(day('2014-05-10', 'd3'))
      .thenRejects('tournament.redraw-not-due', 'R123-I-88');
  });

  it('on the next day that was announced, or on which the event goes on [R123-I-1.2]', () => {
    const before = playing([7, 7, 7, 6], { days });
    const sunday = '2014-05-11' as Jornada;
    given(history(...before))
      .when(day(sunday))
      .thenRejects('tournament.not-the-day-announced', 'R123-I-1.2');
    const consent = { reason: 'Tormenta', consent: 'Nota 12/26' };
    const stopped = history(
      ...before,
      { type: 'SuspendEvent', interruptionId: 'stop 1', ...consent, ...by('director') },
      { type: 'ResumeEvent', resumptionId: 'go 1', ...by('director'), jornada: sunday },
    );
    given(stopped).when(day(sunday)).thenFacts({ type: 'SeatsRedrawn', jornada: sunday });
    given(stopped)
      .when(day('2014-05-12'))
      .thenRejects('tournament.not-the-day-announced', 'R123-I-1.2');
  });

  it('of the first day on that day or before, or play could not begin [R123-I-1.2]', () => {
    const on = (jornada: string) => redraw({ jornada: jornada as Jornada });
    for (const early of ['2014-05-08', '2014-05-09'])
      given(history(...sold(9)))
        .when(on(early))
        .thenFacts({ type: 'SeatsRedrawn' });
    given(history(...sold(9)))
      .when(on('2014-05-10'))
      .thenRejects('tournament.not-the-day-announced', 'R123-I-1.2');
  });
});

describe('At three and two tables as the event published [R123-I-17]', () => {
  const at = (occasion: 'three-tables' | 'two-tables', changes = {}) =>
    redraw({ drawId: 'd2', occasion, ...changes });

  it('at two by default, at three by the Director', () => {
    given(history(...playing([9, 9])))
      .when(at('two-tables'))
      .thenFacts({ type: 'SeatsRedrawn', occasion: 'two-tables' });
    given(history(...playing([9, 9, 9])))
      .when(at('three-tables'))
      .thenRejects('tournament.redraw-not-due', 'R123-I-17');
    given(history(...playing([9, 9, 9])))
      .when(at('three-tables', by('director')))
      .thenFacts({ occasion: 'three-tables' });
  });

  it('not with more players than fit, nor twice', () => {
    given(history(...playing([7, 6, 6])))
      .when(at('two-tables'))
      .thenRejects('tournament.redraw-not-due', 'R123-I-17');
    given(history(...playing([6, 6, 6])))
      .when(at('two-tables'))
      .thenFacts({ occasion: 'two-tables' });
    given(history(...playing([6, 6, 6]), at('two-tables')))
      .when(redraw({ drawId: 'd3', occasion: 'two-tables' }))
      .thenRejects('tournament.redraw-not-due', 'R123-I-17');
  });

  it('refuses it where tables do not regroup [R123-I-1.1]', () =>
    given(history(...playing([9, 9], { modality: 'multi-table-elimination' })))
      .when(at('two-tables'))
      .thenRejects('tournament.modality-does-not-regroup', 'R123-I-1.1'));
});

describe('Nine form the final table [R123-I-98] [R123-I-99] [R123-IV-8.3]', () => {
  const final = (changes: Partial<CommandOf<'RedrawSeats'>> = {}) =>
    redraw({ drawId: 'final', occasion: 'final-table', ...changes });

  it('is refused with ten in play', () =>
    given(history(...playing([5, 5])))
      .when(final())
      .thenRejects('tournament.redraw-not-due', 'R123-I-98'));

  it('gives nine the seats 1 to 9', () => {
    const drawn = drawnBy(...playing([5, 4]), final());
    expect(drawn.tables).toHaveLength(1);
    expect(drawn.tables[0]?.seats.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('gives eight a final table when two go out at ten', () => {
    const two = bust('x1', 4, 'E1', 'E2');
    expect(sizes(drawnBy(...playing([5, 5]), two, final()))).toEqual([8]);
  });

  it('by cards: the highest card draws first, spade over heart over diamond over club', () => {
    const dealt = ['9h', 'As', 'Ad', '2c'].map((card, index) => ({
      entryId: `E${index + 1}`,
      card: parseCard(card),
    }));
    const drawn = [7, 3, 9, 1].map((seat) => ({ table: 2, seat }));
    const cards = final({ tables: [2], draw: { method: 'cards', dealt, drawn } });
    const state = stateAfter(...playing([2, 2]), cards);
    expect(['E2', 'E3', 'E1', 'E4'].map((id) => entryOf(state, id)?.seat)).toEqual([7, 3, 9, 1]);
    const facts = history(...playing([2, 2]), cards);
    expect(facts.at(-1)).toMatchObject({
      dealt: [{ entryNumber: 1, card: '9h' }, { card: 'As' }, { card: 'Ad' }, { card: '2c' }],
    });
    given(facts).when(cards).thenNothing();
  });

  it('refuses the same card twice, and a seat card twice', () => {
    const dealt = ['9h', '9h'].map((card, index) => ({
      entryId: `E${index + 1}`,
      card: parseCard(card),
    }));
    const seats = (...drawn: number[]) => drawn.map((seat) => ({ table: 2, seat }));
    const facts = history(...playing([1, 1]));
    given(facts)
      .when(final({ tables: [2], draw: { method: 'cards', dealt, drawn: seats(1, 2) } }))
      .thenRejects('tournament.cards-invalid', 'R123-IV-8.2');
    const other = [dealt[0]!, { entryId: 'E2', card: parseCard('9s') }];
    given(facts)
      .when(final({ tables: [2], draw: { method: 'cards', dealt: other, drawn: seats(1, 1) } }))
      .thenRejects('tournament.seat-cards-invalid', 'R123-IV-8.1');
  });
});

describe('A next round of tables that do not regroup [R123-I-1.1]', () => {
  const match = { modality: 'heads-up', seatsPerTable: 2 } as const;
  const next = (drawId = 'round 2'): TournamentCommand =>
    redraw({ drawId, occasion: 'next-round', draw: bySystem(3) });
  const semifinals = playing([2, 2], match);
  const over = [...semifinals, bust('x1', 4, 'E1'), bust('x2', 6, 'E4')];

  it('is drawn once every match of this one is over', () => {
    given(history(...semifinals))
      .when(next())
      .thenRejects('tournament.redraw-not-due', 'R123-I-1.1');
    given(history(...semifinals, bust('x1', 4, 'E1')))
      .when(next())
      .thenRejects('tournament.redraw-not-due', 'R123-I-1.1');
    given(history(...over))
      .when(next())
      .thenFacts({ type: 'SeatsRedrawn' });
  });

  it('and once each', () => {
    given(history(...over, next()))
      .when(next())
      .thenNothing();
    given(history(...over, next()))
      .when(next('again'))
      .thenRejects('tournament.redraw-not-due', 'R123-I-1.1');
  });

  it('and not for the winner, who has nobody to play', () => {
    const won = [...playing([2], match), bust('x1', 4, 'E1')];
    given(history(...won))
      .when(next())
      .thenRejects('tournament.redraw-not-due', 'R123-I-1.1');
  });

  it('who sat alone waits for it', () =>
    given(history(...playing([2, 1], match), bust('x1', 4, 'E1')))
      .when(next())
      .thenFacts({ type: 'SeatsRedrawn' }));

  it('is none of an event that regroups', () =>
    given(history(...playing([5, 5])))
      .when(next())
      .thenRejects('tournament.redraw-not-due', 'R123-I-1.1'));
});

describe('One player a seat, one seat a player, after any draw [R40-10]', () => {
  it('holds for any field and seed', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 36 }),
        fc.integer({ min: 1, max: 900 }),
        (count, salt) => {
          const state = stateAfter(...sold(count), redraw({ draw: bySystem(salt) }));
          const places = liveEntries(state).map(({ table, seat }) => `${table}/${seat}`);
          expect(new Set(places).size).toBe(count);
          for (const { seat } of liveEntries(state)) {
            expect(seat).toBeGreaterThanOrEqual(1);
            expect(seat).toBeLessThanOrEqual(9);
          }
        },
      ),
      { numRuns: 30 },
    ));
});
