import { describe, expect, it } from 'vitest';
import { chips } from '../../../domain/money/chips.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import type { CommandOf, TournamentCommand } from '../../../domain/tournament/commands.ts';
import { proposedRounds } from '../../../domain/tournament/seating/proposedRounds.ts';
import { playersOf } from '../../../domain/tournament/stages.ts';
import { given, history } from '../../support/given.ts';
import { bag, nextDay, release } from './bagging.ts';
import { on, stateOf } from './chips.ts';
import {
  announceTables,
  bust,
  characteristics,
  comeTo,
  placesOf,
  redraw,
  seatCards,
  startTables,
  toldLate,
} from './multiTable.ts';
import { at, by, entryIds, pay, takeForm } from './sitAndGo.ts';

/** A qualifying series to the end of level 10 or 20 players, and a final on the next day. */

const friday = characteristics.days[0]!;
const saturday = {
  jornada: '2014-05-10' as Jornada,
  startsAt: '2014-05-10T23:30:00.000Z' as Instant,
};
const levels = Array.from({ length: 14 }, (_, index) => ({
  ...{ level: index + 1, smallBlind: chips(25), bigBlind: chips(50), ante: chips(0), minutes: 1 },
}));
const series = (code: string) => ({
  ...{ code, ...friday, entriesMax: 40, throughLevel: 10, qualifiers: 20 },
});
const ids = entryIds(30);
const seats = placesOf(8, 8, 7, 7);
const announced = (codes: readonly string[] = ['A']) =>
  announceTables({
    days: [friday, saturday],
    levels,
    breaks: [],
    retirements: [],
    quota: 40,
    stages: { assignment: 'player-choice', series: codes.map(series), final: saturday },
  });
const open = (
  series: string | null,
  changes: Partial<CommandOf<'OpenStage'>> = {},
): CommandOf<'OpenStage'> => ({
  type: 'OpenStage',
  ...{ stageId: `open ${series}`, series, level: null, reason: null },
  ...by('director'),
  ...changes,
});
const finish = (code: string, minute = 0): CommandOf<'FinishSeries'> => ({
  type: 'FinishSeries',
  ...{ finishId: `finish ${code}`, series: code },
  ...on('supervisor', minute),
});
/** Announces each level up to it, a minute apart. */
const levelsTo = (last: number): TournamentCommand[] =>
  Array.from({ length: last - 1 }, (_, index) => ({
    type: 'AnnounceLevel',
    level: index + 2,
    hand: null,
    reason: 'Para terminar a horario',
    ...on('director', index + 1),
  }));
const seriesA: TournamentCommand[] = [
  announced(),
  ...ids.flatMap((entryId) => [{ ...takeForm(entryId), series: 'A' }, pay(entryId)]),
  open('A'),
  redraw({ draw: seatCards(seats) }),
  startTables(),
  ...comeTo(seats),
];
/** Out from the last entry back, until so many are left. */
const downTo = (left: number, minute: number): TournamentCommand[] =>
  ids
    .slice(left)
    .toReversed()
    .map((entryId, index) => ({
      ...toldLate(bust(`x ${entryId}`, index + 1, entryId)),
      occurredAt: at(minute),
    }));
const bagged = (count: number, minute: number): TournamentCommand[] =>
  ids
    .slice(0, count)
    .map((entryId, index) =>
      bag(entryId, index === 0 ? { 1000: 43, 500: 1 } : { 1000: 10 }, on('dealer', minute)),
    );

describe('A series to the end of level 10 or 20 players [R123-I-1.3] [R123-I-10]', () => {
  it('ends at level 8 when 20 are left then', () => {
    const eighth = [...seriesA, ...levelsTo(8), ...downTo(20, 7)];
    given(history(...eighth))
      .when({ type: 'AnnounceLevel', level: 9, hand: null, ...on('director', 8) })
      .thenRejects('tournament.series-over', 'R123-I-10');
    given(history(...eighth, ...bagged(20, 8)))
      .when(finish('A', 8))
      .thenFacts({
        type: 'SeriesFinished',
        level: 8,
        qualified: ids.slice(0, 20).map((_, i) => i + 1),
      });
  });

  it('and 26 qualify when they are left as level 10 ends, not before', () => {
    const tenth = [...seriesA, ...levelsTo(10), ...downTo(26, 9), ...bagged(26, 9)];
    given(history(...tenth))
      .when({ ...finish('A'), occurredAt: '2014-05-09T23:09:59.000Z' as Instant })
      .thenRejects('tournament.series-not-over', 'R123-I-10');
    const [fact] = history(...tenth, finish('A', 10)).slice(-1);
    expect(fact).toMatchObject({ type: 'SeriesFinished', level: 10 });
    expect(fact?.type === 'SeriesFinished' && fact.qualified).toHaveLength(26);
  });
});

describe('Simultaneous hands are proposed one exit before it qualifies [R123-I-18]', () => {
  it('with 21 players for 20 places', () => {
    const proposal = (left: number) => proposedRounds(stateOf(...seriesA, ...downTo(left, 7)));
    expect([proposal(22), proposal(21), proposal(20)]).toEqual([null, 'qualification', null]);
  });

  it('and with 14 players for 13 prizes', () => {
    const thirteen = [1600, ...Array(12).fill(700)];
    const scales = [
      { entriesMin: 2, entriesMax: 14, sharesBps: [6000, 4000] },
      { entriesMin: 15, entriesMax: 40, sharesBps: thirteen },
    ];
    const one = [
      announceTables({ levels, breaks: [], retirements: [], quota: 40, scales }),
      ...ids.flatMap((entryId) => [takeForm(entryId), pay(entryId)]),
      redraw({ draw: seatCards(seats) }),
      startTables(),
      ...comeTo(seats),
      { type: 'LockPrizes', ...by('director') } as const,
    ];
    const proposal = (left: number) => proposedRounds(stateOf(...one, ...downTo(left, 7)));
    expect([proposal(15), proposal(14), proposal(13)]).toEqual([null, 'prize-bubble', null]);
  });
});

describe('Chips of the 20 that qualify stay in safekeeping until the final [R123-I-12]', () => {
  const eighth = [...seriesA, ...levelsTo(8), ...downTo(20, 7)];

  it('19 bags are not enough: the series does not end without the missing one', () => {
    given(history(...eighth, ...bagged(19, 8)))
      .when(finish('A', 8))
      .thenRejects('tournament.bags-missing', 'R123-I-12', { entries: '20' });
    given(history(...eighth, ...bagged(20, 8)))
      .when(finish('A', 8))
      .thenFacts({ type: 'SeriesFinished' });
  });

  it('and the day that is closed then has them all, with the 300,000 in play', () => {
    const close: TournamentCommand = {
      type: 'ClosePlayDay',
      ...{ closeId: 'close 1', levelGoesOn: false, explanation: null },
      ...on('director', 9),
    };
    const sealed = [...eighth, ...bagged(20, 8)];
    // 43,500 and 19 of 10,000 are 66,500 less.
    const explained = { ...close, explanation: 'Fichas de prueba' };
    for (const day of [sealed, [...sealed, finish('A', 8)]]) {
      given(history(...day))
        .when(close)
        .thenRejects('tournament.bags-differ', 'R123-IV-7.3.2', { total: 233_500 });
      given(history(...day))
        .when(explained)
        .thenFacts({ type: 'PlayDayClosed', bags: 20, total: 233_500, inPlay: 300_000 });
    }
  });

  it('nor does the day', () =>
    given(history(...eighth, ...bagged(19, 8)))
      .when({
        type: 'ClosePlayDay',
        ...{ closeId: 'close 1', levelGoesOn: false, explanation: null },
        ...on('director', 9),
      })
      .thenRejects('tournament.bags-missing', 'R123-I-12', { entries: '20' }));

  it('43,500 go back whole, at the seat drawn for the final: 4/7 [R123-I-15] [R123-IV-7.3.2.p1]', () => {
    const over = [...eighth, ...bagged(20, 8), finish('A', 8), open(null, nextDay('director'))];
    const placed = ['4/7', ...placesOf(9, 9).slice(0, 17), '3/1', '3/2'];
    const final = [
      ...over,
      redraw({ drawId: 'final', draw: seatCards(placed), ...nextDay('supervisor') }),
      { ...startTables(), ...nextDay('supervisor') },
    ];
    given(history(...over))
      .when(release('E1', 1, 43_500))
      .thenRejects('tournament.seat-not-drawn', 'R123-I-15');
    given(history(...final))
      .when(release('E1', 1, 43_000))
      .thenRejects('tournament.count-mismatch', 'R123-IV-7.3.2.p1');
    given(history(...final))
      .when(release('E1', 1, 43_500))
      .thenFacts({ type: 'BagReleased', total: 43_500, table: 4, seat: 7 });
    const back = stateOf(
      ...final,
      ...ids
        .slice(0, 20)
        .map((entryId, index) => release(entryId, index + 1, index === 0 ? 43_500 : 10_000)),
    );
    expect(back).toMatchObject({ status: 'playing', level: 9 });
    expect(playersOf(back)).toHaveLength(20);
    expect(chipsInPlay(back)).toBe(300_000);
    const alone = ids.slice(1, 20).map((entryId, index) => ({
      ...toldLate(bust(`y ${entryId}`, index + 1, entryId)),
      ...nextDay('director', 5),
    }));
    expect(
      stateOf(
        ...final,
        ...ids
          .slice(0, 20)
          .map((entryId, index) => release(entryId, index + 1, index === 0 ? 43_500 : 10_000)),
        ...alone,
      ).status,
    ).toBe('finished');
  });
});

describe('The final starts at level 11 after series that ended at 10, 10 and 9 [R123-I-13]', () => {
  const three = ['A', 'B', 'C'];
  /** When the series before was. */
  const over = { occurredAt: at(9) };
  const ended = three.flatMap((code, index): TournamentCommand[] => {
    const own = [1, 2, 3].map((number) => `E${3 * index + number}`);
    const level = code === 'C' ? 9 : 10;
    return [
      open(code, over),
      redraw({
        ...{ drawId: `draw ${code}`, draw: seatCards(['1/1', '1/2', '1/3'], 3 * index + 1) },
      }),
      startTables(),
      { ...change, changeId: `end ${code}`, series: code },
      ...levelsTo(level),
      ...own
        .slice(1)
        .map((entryId) => bag(entryId, { 1000: 10 }, { supervisor: by('supervisor').by })),
      ...comeTo(['1/1'], 3 * index + 1),
      { ...bust(`x ${code}`, 5, own[0]!), occurredAt: at(9) },
      finish(code, 9),
    ];
  });
  const all = [
    announced(three),
    ...three.flatMap((code, index) =>
      [1, 2, 3].flatMap((number) => {
        const entryId = `E${3 * index + number}`;
        return [{ ...takeForm(entryId), series: code }, pay(entryId)];
      }),
    ),
    ...ended,
  ];

  it('or where the Director says, with a reason', () => {
    given(history(...all))
      .when(open(null, over))
      .thenFacts({ type: 'StageOpened', level: 11 });
    given(history(...all))
      .when(open(null, { ...over, level: 12 }))
      .thenRejects('tournament.reason-missing', 'R123-I-13');
  });
});

const change = {
  type: 'ChangeSeriesEnd',
  ...{ throughLevel: 10, qualifiers: 2 },
  ...{ reason: 'Horario', announcement: 'Clasifican dos' },
  ...by('director'),
} as const;
