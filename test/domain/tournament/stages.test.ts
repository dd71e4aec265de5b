import { describe, expect, it } from 'vitest';
import { chips } from '../../../domain/money/chips.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import type { CommandOf, TournamentCommand } from '../../../domain/tournament/commands.ts';
import { allEntries, entryOf, paidEntries } from '../../../domain/tournament/entries.ts';
import { standingsOf } from '../../../domain/tournament/prizes.ts';
import { purchasesOf } from '../../../domain/tournament/purchases.ts';
import { playersOf } from '../../../domain/tournament/stages.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import type { Stages } from '../../../domain/tournament/terms.ts';
import { fold, given, history } from '../../support/given.ts';
import { bag } from './bagging.ts';
import { withdraw } from './inPlay.ts';
import {
  announceTables,
  bust,
  bySystem,
  characteristics,
  comeTo,
  move,
  redraw,
  seatCards,
  startTables,
  toldLate,
} from './multiTable.ts';
import { accredit, by, pay, staff, takeForm, takeSeat } from './sitAndGo.ts';

const friday = characteristics.days[0]!;
const saturday = {
  jornada: '2014-05-10' as Jornada,
  startsAt: '2014-05-10T23:30:00.000Z' as Instant,
};
const series = (code: string, changes: Partial<Stages['series'][number]> = {}) => ({
  code,
  ...friday,
  entriesMax: 50,
  throughLevel: 3,
  qualifiers: 2,
  ...changes,
});
const stages = (changes: Partial<Stages> = {}): Stages => ({
  assignment: 'player-choice',
  series: [series('A'), series('B')],
  final: saturday,
  ...changes,
});
const announceStages = (changes: Partial<Stages> = {}, terms: object = {}) =>
  announceTables({ days: [friday, saturday], stages: stages(changes), ...terms });

const open = (
  code: string | null,
  changes: Partial<CommandOf<'OpenStage'>> = {},
): CommandOf<'OpenStage'> => ({
  type: 'OpenStage',
  stageId: `open ${code}`,
  series: code,
  level: null,
  reason: null,
  ...by('director'),
  ...changes,
});
const finish = (code: string, changes: object = {}): CommandOf<'FinishSeries'> => ({
  type: 'FinishSeries',
  finishId: `finish ${code}`,
  series: code,
  ...by('supervisor'),
  ...changes,
});
const level = (number: number): TournamentCommand => ({
  type: 'AnnounceLevel',
  level: number,
  hand: null,
  reason: 'Para terminar a horario',
  ...by('director'),
});
/** E1 to E4 play A, E5 to E8 play B. */
const sold = ['A', 'A', 'A', 'A', 'B', 'B', 'B', 'B'].flatMap((code, index) => {
  const entryId = `E${index + 1}`;
  return [{ ...takeForm(entryId), series: code }, pay(entryId)];
});
const seats = ['1/1', '1/2', '2/1', '2/2'];
/** All of a series come, or those named. */
const play = (code: string, first: number, came?: readonly string[]): TournamentCommand[] => [
  open(code),
  redraw({ drawId: `draw ${code}`, draw: seatCards(seats, first) }),
  startTables(),
  ...comeTo(seats, first).filter(
    (one) => came === undefined || ('entryId' in one && came.includes(one.entryId)),
  ),
];
/** What is left waits for the final of Saturday; of who never came the Supervisor bags it too. */
const baggedOn = ({ jornada }: { readonly jornada: Jornada }, entryIds: readonly string[]) =>
  entryIds.map((id) => bag(id, { 1000: 10 }, { supervisor: staff('supervisor'), jornada }));
const bagged = (...entryIds: readonly string[]) => baggedOn(friday, entryIds);
const upToSeries = [announceStages(), ...sold];
const seriesA = [...upToSeries, ...play('A', 1)];
const afterA = [
  ...[...seriesA, bust('x1', 5, 'E2'), bust('x2', 9, 'E4')],
  ...[...bagged('E1', 'E3'), finish('A')],
];
const afterB = [
  ...[...afterA, ...play('B', 5), bust('x3', 5, 'E5'), bust('x4', 9, 'E8')],
  ...[...bagged('E6', 'E7'), finish('B')],
];
const stateAfter = (...commands: readonly TournamentCommand[]) =>
  fold(history(...commands)) as AnnouncedTournament;

describe('A series is played on its own day, with its own chips [R123-I-8]', () => {
  it('opens on the day that was published, and on no other [R123-I-1.2]', () => {
    const apart = [announceStages({ series: [series('A'), series('B', saturday)] }), ...sold];
    const early = open('B');
    given(history(...apart))
      .when(early)
      .thenRejects('tournament.not-the-day-announced', 'R123-I-1.2', {
        jornada: friday.jornada,
        announced: saturday.jornada,
      });
    const ofB = { jornada: saturday.jornada };
    given(history(...apart.slice(0, 1), ...apart.slice(9)))
      .when(open('B', ofB))
      .thenFacts({ type: 'StageOpened', series: 'B' });
    const opened = open('A');
    given(history(...apart, opened))
      .when(opened)
      .thenNothing();
  });

  it('after those of earlier days, which else could not be played [R123-I-8]', () => {
    const announced = announceStages({ series: [series('A'), series('B', saturday)] });
    const ofB = open('B', { jornada: saturday.jornada });
    given(history(announced, ...sold))
      .when(ofB)
      .thenRejects('tournament.series-pending', 'R123-I-8', { series: 'A' });
    const played = [...play('A', 1), bust('x1', 5, 'E2'), bust('x2', 9, 'E4')];
    const over = [announced, ...sold, ...played, ...bagged('E1', 'E3'), finish('A')];
    given(history(...over))
      .when(ofB)
      .thenFacts({ type: 'StageOpened', series: 'B' });
    given(history(...over, ofB))
      .when(ofB)
      .thenNothing();
  });

  it('nobody goes out with more than its players can have had [R123-I-68] [R123-I-70]', () => {
    const out = (chipsAtStart: number) => ({
      ...bust('x1', 5, 'E2'),
      out: [{ entryId: 'E2', chipsAtStart: chips(chipsAtStart) }],
    });
    // Four stacks of 10,000; the three others had a chip each.
    given(history(...seriesA))
      .when(out(39_997))
      .thenFacts({ type: 'EntriesEliminated' });
    given(history(...seriesA))
      .when(out(39_998))
      .thenRejects('tournament.chips-exceed-play', 'R123-I-68', { chipsMax: 39_997 });
    const gone = out(39_997);
    given(history(...seriesA, gone))
      .when(gone)
      .thenNothing();
  });
});

describe('Stages are announced with their series and ends [R123-I-1.3]', () => {
  const refuses = (
    code: Parameters<ReturnType<ReturnType<typeof given>['when']>['thenRejects']>[0],
    changes: Partial<Stages>,
    terms = {},
  ) => given([]).when(announceStages(changes, terms)).thenRejects(code, 'R123-I-1.3');

  it('publishes three series to level 10 or 20 players, and a final from the next level', () => {
    const announced = stages({ series: ['A', 'B', 'C'].map((code) => series(code)) });
    given([])
      .when(announceStages(announced))
      .thenFacts({ terms: expect.objectContaining({ stages: announced }) });
    given(history(announceStages(announced)))
      .when(announceStages(announced))
      .thenNothing();
  });

  it('never a series without an end', () => {
    const none = series('A', { throughLevel: null, qualifiers: null });
    refuses('tournament.series-without-end', { series: [none, series('B')] });
    const last = series('A', { throughLevel: characteristics.levels.length });
    refuses('tournament.series-without-end', { series: [last, series('B')] });
  });

  it('nor two of one code, too few places, or a day that the event does not have', () => {
    refuses('tournament.stages-invalid', { series: [series('A'), series('A')] });
    refuses('tournament.stages-invalid', { series: [series('A')] });
    refuses('tournament.stages-invalid', {
      final: { ...saturday, jornada: '2014-05-11' as Jornada },
    });
    refuses('tournament.stages-invalid', {}, { modality: 'multi-table-elimination' });
  });
});

describe('An event without stages has one, from level 1 to the winner [R123-I-7]', () => {
  it('opens none', () =>
    given(history(announceTables()))
      .when(open('A'))
      .thenRejects('tournament.modality-has-no-stages', 'R123-I-7'));
});

describe('Who is disqualified in the money during a series [R123-II-41.b3], decision M8', () => {
  const scales = [
    { entriesMin: 2, entriesMax: 3, sharesBps: [6000, 4000] },
    { entriesMin: 4, entriesMax: 100, sharesBps: [4000, 3000, 2000, 1000] },
  ];
  const toLevel = {
    series: [series('A', { qualifiers: null }), series('B', { qualifiers: null })],
  };
  const levels = [2, 3].map(level);
  const over = { occurredAt: '2014-05-10T00:30:00.000Z' as Instant };
  const cheats: TournamentCommand = {
    type: 'DisqualifyEntries',
    exitId: 'd1',
    hand: 12,
    out: [{ entryId: 'E6', chipsRemoved: chips(5_000) }],
    norm: 'R123-II-41',
    reason: 'Colusión',
    ...by('director'),
  };

  it('leaves the prize of his place to all active then, those of another series too', () => {
    const first = [...play('A', 1), bust('x1', 5, 'E2'), bust('x2', 9, 'E4'), ...levels];
    const second = [...play('B', 5), bust('x3', 5, 'E5'), bust('x4', 9, 'E8')];
    const state = stateAfter(
      announceStages(toLevel, { scales }),
      ...sold,
      ...first,
      ...bagged('E1', 'E3'),
      finish('A', over),
      ...second.map((command) => ({ ...command, ...over })),
      { type: 'LockPrizes', ...by('director') },
      { ...cheats, ...over },
      { ...toldLate(bust('x5', 15, 'E7')), ...over },
    );
    // The fourth of 12,800 is 1,280: a third each for E1, E3 and E7, the odd centavo to the lowest.
    expect(standingsOf(state).slice(0, 2)).toMatchObject([
      { entry: 7, position: 3, fromDisqualified: 426_66 },
      { entry: 6, position: 4, prize: 0, disqualified: true },
    ]);
  });
});

describe('A no-show of an event of one stage [R123-IV-1.4], decision M2', () => {
  it('is booked to the table assigned, in the jornada of the start', () => {
    const events = [
      announceTables({ days: [saturday] }),
      ...['E1', 'E2', 'E3', 'E4'].flatMap((entryId) => [takeForm(entryId), pay(entryId)]),
      redraw({ draw: seatCards(['1/1', '1/2', '2/1', '2/2']) }),
      startTables({ jornada: saturday.jornada }),
    ];
    const placeOf = (entry: number) => {
      const found = purchasesOf(stateAfter(...events)).find((one) => one.entry === entry);
      return [found?.table, found?.jornada];
    };
    expect([placeOf(1), placeOf(4)]).toEqual([
      [1, '2014-05-10'],
      [2, '2014-05-10'],
    ]);
  });
});

describe('The stack of a no-show that is moved [R123-IV-1.4], decision M2', () => {
  const night = { jornada: '2014-05-10' as Jornada };
  const events = [
    announceTables(),
    ...['E1', 'E2', 'E3', 'E4'].flatMap((entryId) => [takeForm(entryId), pay(entryId)]),
    redraw({ draw: seatCards(['1/1', '1/2', '2/1', '2/2']) }),
    startTables(),
  ];
  const final = redraw({
    ...{ drawId: 'final', occasion: 'final-table', tables: [2] },
    draw: seatCards(['2/1', '2/2', '2/3', '2/4']),
    ...night,
  });
  const placeOf = (entry: number, ...more: TournamentCommand[]) => {
    const found = purchasesOf(stateAfter(...events, ...more)).find((one) => one.entry === entry);
    return [found?.table, found?.jornada];
  };

  it('leaves its sale at the table and jornada it was assigned', () => {
    expect(placeOf(1, final)).toEqual([1, '2014-05-09']);
    expect(placeOf(3, final)).toEqual([2, '2014-05-09']);
  });

  it('until he comes: his coupon is taken where he sits', () => {
    const came = [accredit('E1', night), takeSeat('E1', 1, { table: 2, ...night })];
    expect(placeOf(1, final, ...came)).toEqual([2, '2014-05-10']);
  });
});

describe('Series have their own entries, tables, clock and result [R123-I-8]', () => {
  it('plays one at a time, each with its players', () => {
    const state = stateAfter(...seriesA);
    expect(playersOf(state).map(({ entryId }) => entryId)).toEqual(['E1', 'E2', 'E3', 'E4']);
    given(history(...seriesA))
      .when(open('B'))
      .thenRejects('tournament.stage-open', 'R123-I-8');
    given(history(...seriesA))
      .when(bust('x1', 5, 'E5'))
      .thenRejects('tournament.entry-not-in-stage', 'R123-I-8');
    given(history(...seriesA))
      .when(startTables())
      .thenNothing();
    given(history(...afterA))
      .when(open('A', { stageId: 'again' }))
      .thenRejects('tournament.series-played', 'R123-I-8');
  });

  it('180 entries in three series of 60, A and B on Friday, C on Saturday', () => {
    const sixty = (code: string, day: typeof friday) =>
      series(code, { ...day, entriesMax: 60, qualifiers: 59, throughLevel: null });
    const later = { ...friday, startsAt: '2014-05-10T02:00:00.000Z' as Instant };
    const sunday = {
      jornada: '2014-05-11' as Jornada,
      startsAt: '2014-05-11T23:30:00.000Z' as Instant,
    };
    const announced = announceTables({
      quota: 180,
      days: [friday, saturday, sunday],
      scales: [{ entriesMin: 2, entriesMax: 180, sharesBps: [10_000] }],
      stages: stages({
        assignment: 'registration-order',
        series: [sixty('A', friday), sixty('B', later), sixty('C', saturday)],
        final: sunday,
      }),
      tables: [1, 2, 3, 4, 5, 6, 7],
    });
    const ids = Array.from({ length: 180 }, (_, index) => `E${index + 1}`);
    const all = [announced, ...ids.flatMap((entryId) => [takeForm(entryId), pay(entryId)])];
    given(history(...all, takeForm('E181')))
      .when(pay('E181'))
      .thenRejects('tournament.quota-full', 'R123-I-1.8');
    const played = ['A', 'B', 'C'].flatMap((code, index) => {
      const draw = redraw({ drawId: `draw ${code}`, draw: bySystem(index + 1) });
      const on = code === 'C' ? saturday : friday;
      const own = `E${60 * index + 1}`;
      const left = ids.slice(60 * index + 1, 60 * (index + 1));
      const begun = [
        open(code, { jornada: on.jornada }),
        draw,
        startTables({ jornada: on.jornada }),
      ];
      return [
        ...begun,
        withdraw(own, 5, 10_000, { exitId: `x ${code}` }),
        ...baggedOn(on, left),
        finish(code),
      ];
    });
    const state = stateAfter(...all, ...played);
    expect(
      state.finishedSeries.map((one) => [one.series, one.level, one.qualified.length]),
    ).toEqual([
      ['A', 1, 59],
      ['B', 1, 59],
      ['C', 1, 59],
    ]);
    const perSeries = Map.groupBy(paidEntries(state), (entry) => entry.series);
    expect([...perSeries].map(([code, entries]) => [code, entries.length])).toEqual([
      ['A', 60],
      ['B', 60],
      ['C', 60],
    ]);
  });

  it('starts nothing that is not open, and seats nobody of another series', () => {
    given(history(...upToSeries))
      .when(startTables())
      .thenRejects('tournament.stage-not-started', 'R123-I-8');
    given(history(...upToSeries))
      .when(level(1))
      .thenRejects('tournament.not-started', 'R123-I-24');
    given(history(...afterA))
      .when(level(1))
      .thenRejects('tournament.stage-not-started', 'R123-I-8');
    given(history(...upToSeries, open('A')))
      .when(redraw({ draw: seatCards([...seats, '3/1']) }))
      .thenRejects('tournament.seat-cards-invalid', 'R123-IV-8.1');
    given(history(...seriesA))
      .when(
        move({
          cause: 'special-needs',
          reason: 'Vista',
          seats: [{ entryId: 'E5', table: 1, seat: 5 }],
        }),
      )
      .thenRejects('tournament.entry-not-in-stage', 'R123-I-8');
  });

  it('takes entries for B while A is played, none for A, none beyond its places', () => {
    const form = (code: string) => ({ ...takeForm('E9'), series: code });
    given(history(...seriesA))
      .when(form('B'))
      .thenFacts({ type: 'EntryFormTaken', series: 'B' });
    given(history(...seriesA, form('B')))
      .when(pay('E9'))
      .thenFacts({ type: 'EntryPaid' });
    given(history(...seriesA))
      .when(form('A'))
      .thenRejects('tournament.series-played', 'R123-I-8');
    given(history(...seriesA))
      .when(form('C'))
      .thenRejects('tournament.series-unknown', 'R123-I-8');
    given(
      history(
        announceStages({
          series: [series('A', { entriesMax: 4 }), series('B', { entriesMax: 96 })],
        }),
        ...sold,
      ),
    )
      .when(form('A'))
      .thenRejects('tournament.series-full', 'R123-I-8');
  });

  it('who bust in one may enter the next; who qualified may not [R123-I-32]', () => {
    const again = (person: string) => ({
      ...takeForm('E9'),
      person: takeForm(person).person,
      series: 'B',
    });
    given(history(...afterA))
      .when(again('E2'))
      .thenFacts({ series: 'B' });
    given(history(...afterA))
      .when(again('E1'))
      .thenRejects('tournament.live-entry-exists', 'R123-I-77');
  });

  it('gives a price back until the series of the entry is opened [R123-IV-1.4]', () => {
    const refund = (entryId: string): TournamentCommand => ({
      type: 'RefundEntry',
      entryId,
      refundId: 'f1',
      means: 'cash',
      desk: 3,
      ...by('cashier'),
    });
    given(history(...seriesA))
      .when(refund('E5'))
      .thenFacts({ type: 'EntryRefunded' });
    for (const facts of [history(...seriesA), history(...afterA)])
      given(facts).when(refund('E1')).thenRejects('tournament.refund-too-late', 'R123-IV-1.4');
  });

  it('books who never came at the table and jornada of his series [R123-IV-1.4]', () => {
    const [a, b] = [play('A', 1, ['E2', 'E4']), play('B', 5, ['E5', 'E8'])];
    const out = [bust('x1', 5, 'E2'), bust('x2', 9, 'E4'), ...bagged('E1', 'E3')];
    const overA = [...a, ...out, finish('A')];
    const state = stateAfter(...upToSeries, ...overA, ...b, bust('x3', 5, 'E5'));
    const tables = purchasesOf(state).map(({ table }) => table);
    expect(tables).toEqual([1, 1, 2, 2, 1, 1, 2, 2]);
  });
});

describe('Players come to a series as it was published [R123-I-9]', () => {
  const plain = ['E1', 'E2', 'E3', 'E4'].flatMap((entryId) => [takeForm(entryId), pay(entryId)]);
  const draw = {
    type: 'DrawSeries',
    assignmentId: 'd1',
    draw: bySystem(),
    ...by('supervisor'),
  } as const;
  const closed = { ...draw, occurredAt: '2014-05-09T23:10:00.000Z' as Instant };

  it('in the order of sales, one series after the other', () => {
    const two = [series('A', { entriesMax: 2 }), series('B', { entriesMax: 98 })];
    const state = stateAfter(
      announceStages({ assignment: 'registration-order', series: two }),
      ...plain,
    );
    expect(allEntries(state).map((entry) => entry.series)).toEqual(['A', 'A', 'B', 'B']);
  });

  it('by a draw that its seed gives again', () => {
    const announced = [announceStages({ assignment: 'random-draw' }), ...plain];
    const lists = () => allEntries(stateAfter(...announced, closed)).map((entry) => entry.series);
    expect(lists()).toEqual(lists());
    expect(lists().toSorted()).toEqual(['A', 'A', 'B', 'B']);
    given(history(...announced, closed))
      .when(closed)
      .thenNothing();
    given(history(...announced))
      .when(draw)
      .thenRejects('tournament.registration-open', 'R123-I-9');
    given(history(...announced))
      .when(open('A'))
      .thenRejects('tournament.series-not-drawn', 'R123-I-9');
    given(history(...upToSeries))
      .when(closed)
      .thenRejects('tournament.assignment-not-published', 'R123-I-9');
    given(history(...announced))
      .when({ ...closed, draw: { ...closed.draw, seedMatches: false } })
      .thenRejects('tournament.seed-mismatch', 'R123-IV-8.1');
  });

  it('by hand only with a reason, and before either is opened', () => {
    const move = {
      type: 'ReassignSeries',
      assignmentId: 'm1',
      entryId: 'E1',
      series: 'B',
      reason: 'Trabaja',
      ...by('supervisor'),
    } as const;
    expect(entryOf(stateAfter(...upToSeries, move), 'E1')?.series).toBe('B');
    given(history(...upToSeries, move))
      .when(move)
      .thenNothing();
    given(history(...upToSeries))
      .when({ ...move, reason: ' ' })
      .thenRejects('tournament.reason-missing', 'R123-I-9');
    given(history(...seriesA))
      .when(move)
      .thenRejects('tournament.series-played', 'R123-I-9');
  });
});

describe('The hands of each series are its own [R123-I-8] [R123-I-70]', () => {
  it('two who bust in hand 9 of table 2, in two series, share no place', () => {
    const positions = standingsOf(stateAfter(...afterB)).map(({ entry, position }) => [
      entry,
      position,
    ]);
    expect(positions).toEqual([
      [8, 5],
      [5, 6],
      [4, 7],
      [2, 8],
    ]);
  });
});

describe('A series ends with its level or its qualifiers, whichever comes first [R123-I-10]', () => {
  it('starts at level 1, each time', () => {
    expect(stateAfter(...seriesA).level).toBe(1);
    expect(stateAfter(...afterA, ...play('B', 5)).level).toBe(1);
  });

  it('stops when so many are left as qualify, in whatever level', () => {
    const two = [...seriesA, bust('x1', 5, 'E2'), bust('x2', 9, 'E4')];
    given(history(...two))
      .when(bust('x3', 12, 'E3'))
      .thenRejects('tournament.series-over', 'R123-I-10');
    given(history(...two))
      .when(level(2))
      .thenRejects('tournament.series-over', 'R123-I-10');
    const kept = [...two, ...bagged('E1', 'E3')];
    given(history(...kept))
      .when(finish('A'))
      .thenFacts({ level: 1, qualified: [1, 3] });
    given(history(...kept, finish('A')))
      .when(finish('A'))
      .thenNothing();
  });

  it('or when the announced level has been played out', () => {
    const three = [...seriesA, level(2), level(3)];
    given(history(...three))
      .when(level(4))
      .thenRejects('tournament.series-over', 'R123-I-10');
    given(history(...three))
      .when(finish('A'))
      .thenRejects('tournament.series-not-over', 'R123-I-10');
    const end = { occurredAt: '2014-05-10T02:00:00.000Z' as Instant };
    given(history(...three, ...bagged('E1', 'E2', 'E3', 'E4')))
      .when(finish('A', end))
      .thenFacts({ level: 3, qualified: [1, 2, 3, 4] });
  });

  it('a hand that drops the field below the number revives nobody', () =>
    given(
      history(
        ...seriesA,
        bust('x1', 5, 'E2'),
        toldLate(bust('x2', 6, 'E3', 'E4')),
        ...bagged('E1'),
      ),
    )
      .when(finish('A'))
      .thenFacts({ qualified: [1] }));

  it('an exit of a series that is over stays', () => {
    const undo = { type: 'UndoExit', exitId: 'x2', reason: 'Era otro', late: false } as const;
    const asked = { ...undo, ...by('supervisor') };
    given(history(...afterA))
      .when(asked)
      .thenRejects('tournament.series-played', 'R123-I-10');
    given(history(...seriesA, bust('x2', 9, 'E4')))
      .when(asked)
      .thenFacts({ type: 'ExitUndone' });
  });

  it('the management changes either, with a reason, and tells the players', () => {
    const change = {
      type: 'ChangeSeriesEnd',
      changeId: 'c1',
      series: 'A',
      throughLevel: 2,
      qualifiers: 3,
      reason: 'Horario',
      announcement: 'Clasifican 3',
      ...by('director'),
    } as const;
    given(history(...seriesA, change, bust('x1', 5, 'E2'), ...bagged('E1', 'E3', 'E4')))
      .when(finish('A'))
      .thenFacts({ qualified: [1, 3, 4] });
    given(history(...seriesA))
      .when({ ...change, announcement: ' ' })
      .thenRejects('tournament.reason-missing', 'R123-I-10');
    given(history(...seriesA))
      .when({ ...change, throughLevel: null, qualifiers: null })
      .thenRejects('tournament.series-without-end', 'R123-I-1.3');
    given(history(...afterA))
      .when(change)
      .thenRejects('tournament.series-played', 'R123-I-10');
  });
});

describe('The final starts at the level after the highest one reached [R123-I-13]', () => {
  it('waits for every series', () =>
    given(history(...afterA))
      .when(open(null))
      .thenRejects('tournament.series-pending', 'R123-I-13'));

  it('plays on from there to one player with all the chips', () => {
    given(history(...afterB))
      .when(open(null))
      .thenFacts({ series: null, level: 2 });
    const seated = redraw({
      drawId: 'draw final',
      draw: {
        method: 'seat-cards',
        seats: ['E1', 'E3', 'E6', 'E7'].map((entryId, seat) => ({
          entryId,
          table: 1,
          seat: seat + 1,
        })),
      },
    });
    const { jornada } = saturday;
    const final = [...afterB, open(null), seated, startTables({ jornada })];
    expect(stateAfter(...final)).toMatchObject({ status: 'playing', level: 2 });
    given(history(...final))
      .when({ ...takeForm('E9'), series: 'B' })
      .thenRejects('tournament.registration-closed', 'R123-I-29');
  });

  it('the Director sets another level with a reason', () => {
    given(history(...afterB))
      .when(open(null, { level: 4 }))
      .thenRejects('tournament.reason-missing', 'R123-I-13');
    given(history(...afterB))
      .when(open(null, { level: 4, reason: 'Horario' }))
      .thenFacts({ level: 4 });
  });
});
