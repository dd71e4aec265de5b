import { describe, expect, it } from 'vitest';
import { chips } from '../../../domain/money/chips.ts';
import type { Instant } from '../../../domain/time/jornada.ts';
import type { CommandOf, TournamentCommand } from '../../../domain/tournament/commands.ts';
import { prizeLock, standingsOf } from '../../../domain/tournament/prizes.ts';
import { given, history } from '../../support/given.ts';
import { stateOf } from './chips.ts';
import { confirm } from './inPlay.ts';
import { bust, placesOf, playing, toldLate } from './multiTable.ts';
import { at, by } from './sitAndGo.ts';

/** Fifty entries for 13 places, the last of 4,000 pesos; 14 are left when hands are simultaneous. */

const scales = [
  { entriesMin: 2, entriesMax: 49, sharesBps: [10_000] },
  { entriesMin: 50, entriesMax: 100, sharesBps: [4000, ...Array(12).fill(500)] },
];
const sizes = [9, 9, 8, 8, 8, 8];
const tables = [1, 2, 3, 4, 5, 6];
/** Seven each stay at tables 1 and 3. */
const stay = (place: string): boolean => /^[13]\/[1-7]$/.test(place);
const out = placesOf(...sizes).flatMap((place, index) =>
  stay(place) ? [] : [toldLate(bust(`x${index}`, index + 1, `E${index + 1}`))],
);
const locked: TournamentCommand[] = [
  ...playing(sizes, { tables, scales }),
  { type: 'LockPrizes', ...by('director') },
  ...out,
];
const [ofOne, ofThree] = [['E1', 'E2'], ['E19']] as const;
const round = (number: number): TournamentCommand[] => [
  { type: 'ReleaseRound', round: number, ...by('director') },
  ...[1, 3].map(
    (table): TournamentCommand => ({ type: 'ReportRound', round: number, table, ...by('dealer') }),
  ),
];
const simultaneous = [
  ...locked,
  { type: 'SetHandForHand', settingId: 's1', on: true, reason: 'Burbuja', ...by('director') },
  ...[1, 2, 3, 4, 5, 6].flatMap(round),
  { type: 'ReleaseRound', round: 7, ...by('director') },
] as const satisfies TournamentCommand[];

const exit = (
  exitId: string,
  chipsAtStart: Readonly<Record<string, number>>,
  changes: Partial<CommandOf<'EliminateEntries'>> = {},
): CommandOf<'EliminateEntries'> => ({
  type: 'EliminateEntries',
  exitId,
  hand: 7,
  out: Object.entries(chipsAtStart).map(([entryId, stack]) => ({
    entryId,
    chipsAtStart: chips(stack),
  })),
  simultaneous: 'hand-for-hand',
  reportedLate: null,
  ...by('dealer'),
  ...changes,
});
const standings = (...commands: readonly TournamentCommand[]) =>
  standingsOf(stateOf(...commands))
    .filter(({ position }) => position <= 14)
    .map(({ entry, position, sharedThrough, prize }) => [entry, position, sharedThrough, prize]);

const shared = [
  [1, 13, 14, 2_000_00],
  [19, 13, 14, 2_000_00],
];

describe('Those out of round 7 at tables 1 and 3 share the 13th prize [R123-I-72]', () => {
  it('of 4,000: 2,000 each, reported together', () => {
    const lock = prizeLock(stateOf(...locked));
    expect(lock.status === 'current' && lock.lock.placePrizes[12]).toBe(4_000_00);
    expect(standings(...simultaneous, exit('x', { E1: 8_000, E19: 3_000 }))).toEqual(shared);
  });

  it('or each table apart, in any order and at any moment of the round', () => {
    const one = exit('one', { E1: 8_000 }, { occurredAt: at(20) });
    const three = exit('three', { E19: 3_000 }, { occurredAt: at(19) });
    expect(standings(...simultaneous, one, three)).toEqual(shared);
    expect(standings(...simultaneous, three, one)).toEqual(shared);
    given(history(...simultaneous, one, three))
      .when(three)
      .thenNothing();
  });

  it('ranked inside each table first: 8,000 and 3,000 at one, one at the other', () => {
    const places = [
      [1, 12, 13, 4_000_00],
      [19, 12, 13, 4_000_00],
      [2, 14, null, 0],
    ];
    const both = exit('one', { E1: 8_000, E2: 3_000 });
    expect(standings(...simultaneous, both, exit('three', { E19: 500 }))).toEqual(places);
    const apart = [exit('a', { E2: 3_000 }), exit('b', { E19: 500 }), exit('c', { E1: 8_000 })];
    expect(standings(...simultaneous, ...apart)).toEqual(places);
  });
});

describe('The prize of who is out of a round is confirmed when the round is over [R123-I-72]', () => {
  const one = exit('one', { E1: 8_000 });
  const report = (table: number): TournamentCommand => ({
    type: 'ReportRound',
    ...{ round: 7, table, ...by('dealer') },
  });
  // 13 are left, so that E1 alone would have the 14th place; round 8 makes E2 the 13th.
  const eighth = exit('two', { E2: 3_000 }, { hand: 8 });
  const inRound = [...simultaneous, one, report(1), report(3), ...round(8).slice(0, 1), eighth];
  const report8 = (table: number): TournamentCommand => ({ ...report(table), ...{ round: 8 } });

  it('since who is out at the other table shares it', () => {
    given(history(...inRound))
      .when(confirm('E2'))
      .thenRejects('tournament.round-pending', 'R123-I-72', { tables: '3' });
    given(history(...inRound, report8(3)))
      .when(confirm('E2'))
      .thenFacts({ position: 13, sharedThrough: null, prize: 4_000_00 });
    const both = [...inRound, exit('three', { E19: 500 }, { hand: 8 }), report8(3)];
    given(history(...both))
      .when(confirm('E2'))
      .thenFacts({ position: 12, sharedThrough: 13, prize: 4_000_00 });
  });
});

describe('An exit of a round says so [R123-I-72]', () => {
  const plain = (occurredAt: Instant) => ({ ...bust('plain', 57, ofOne[0]), occurredAt });

  it('and is not taken as one of a hand of its table', () => {
    given(history(...simultaneous))
      .when(plain(at(5)))
      .thenRejects('tournament.exit-of-round', 'R123-I-72', { round: 7 });
    const off: TournamentCommand = {
      type: 'SetHandForHand',
      ...{ settingId: 's2', on: false, reason: 'Terminó', ...by('director') },
    };
    given(history(...simultaneous, off))
      .when(plain(at(5)))
      .thenFacts({ type: 'EntriesEliminated', hand: 57 });
  });

  it('of the round before only when it is reported late', () => {
    const eighth = [...simultaneous, ...round(7).slice(1), ...round(8).slice(0, 1)];
    const first = exit('one', { [ofOne[0]]: 8_000 });
    const late = exit('three', { [ofThree[0]]: 3_000 });
    const known = [...simultaneous, first, ...round(7).slice(1), ...round(8).slice(0, 1)];
    given(history(...eighth))
      .when(late)
      .thenRejects('tournament.round-out-of-order', 'R123-I-72', { round: 7, next: 8 });
    const reported = { ...late, reportedLate: 'No avisó', ...by('supervisor') };
    expect(standings(...known, reported)).toEqual(shared);
    given(history(...eighth))
      .when({ ...reported, hand: 9 })
      .thenRejects('tournament.round-out-of-order', 'R123-I-72');
  });
});

describe('Once hands are not simultaneous any more an exit is of its table [R123-I-18]', () => {
  const reported = round(7).slice(1);
  const off: TournamentCommand = {
    type: 'SetHandForHand',
    ...{ settingId: 's2', on: false, reason: 'Terminó', ...by('director'), occurredAt: at(30) },
  };
  const after = exit('one', { [ofOne[0]]: 8_000 }, { occurredAt: at(31) });
  const refused = ['tournament.hand-for-hand-off', 'R123-I-18'] as const;

  it('and not of the last round, nor of one when there were none', () => {
    given(history(...simultaneous, ...reported, off))
      .when(after)
      .thenRejects(...refused);
    given(history(...locked))
      .when({ ...after, hand: 1 })
      .thenRejects(...refused);
  });

  it('but when it happened before', () =>
    given(history(...simultaneous, ...reported, off))
      .when({ ...after, occurredAt: at(29) })
      .thenFacts({ simultaneous: 'hand-for-hand', hand: 7 }));

  it('or at a table that still dealt the round, or by the Direction, late', () => {
    given(history(...simultaneous, off))
      .when(after)
      .thenFacts({ simultaneous: 'hand-for-hand', hand: 7 });
    given(history(...simultaneous, ...reported, off))
      .when({ ...after, reportedLate: 'No avisó', ...by('supervisor'), occurredAt: at(31) })
      .thenFacts({ simultaneous: 'hand-for-hand', hand: 7 });
  });
});
