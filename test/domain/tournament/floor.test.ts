import { describe, expect, it } from 'vitest';
import { chips } from '../../../domain/money/chips.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { isDeckDue } from '../../../domain/tournament/floor/decks.ts';
import type { FloorCommandOf } from '../../../domain/tournament/floorCommands.ts';
import type { Street } from '../../../domain/tournament/floorFacts.ts';
import { standingsOf } from '../../../domain/tournament/prizes.ts';
import { given, history } from '../../support/given.ts';
import { level, on, stateOf, underWay } from './chips.ts';
import { confirm, disqualify, lock, payPrize, started, undo } from './inPlay.ts';
import { bust } from './multiTable.ts';

const there = Array.from({ length: 12 }, (_, index) => `E${index + 1}`);
const event = underWay([6, 6], there, { retirements: [] });

const check = (changes: Partial<FloorCommandOf<'CheckTable'>> = {}) =>
  ({
    type: 'CheckTable',
    checkId: 'check 1',
    table: 1,
    backs: ['azul', 'rojo'],
    cards: 52,
    jokers: 0,
    ...on('dealer'),
    ...changes,
  }) as const;
const change = (changes: Partial<FloorCommandOf<'ChangeDeck'>> = {}) =>
  ({
    type: 'ChangeDeck',
    changeId: 'change 1',
    table: 1,
    back: 'rojo',
    reason: 'level-end',
    ...on('dealer'),
    ...changes,
  }) as const;

const call = {
  type: 'CallDeck',
  callId: 'call 1',
  table: 2,
  cause: 'dealer-change',
  ...on('dealer'),
} as const;

describe('In the club the deck changes with the dealer [CLUB-T20]', () => {
  const club = { entriesMin: 2, disqualifiedChips: 'removed' } as const;
  const table2 = { checkId: 'check 2', table: 2 };
  const ofClub = [
    ...underWay([6, 6], there, { retirements: [], club, seatsPerTable: 9 }),
    check(),
    check(table2),
  ];
  const change2 = change({ table: 2, reason: 'dealer-change' });

  it('a change at table 2 is a task of table 2 only, until it is done', () => {
    const called = stateOf(...ofClub, call);
    expect([1, 2].map((table) => isDeckDue(called, table))).toEqual([false, true]);
    given(history(...ofClub, call))
      .when(change2)
      .thenFacts({ type: 'DeckChanged', table: 2, reason: 'dealer-change' });
    expect(isDeckDue(stateOf(...ofClub, call, change2), 2)).toBe(false);
    given(history(...ofClub, call))
      .when(call)
      .thenNothing();
  });

  it('a table whose decks have a joker, or not 52 cards, is not accepted [CLUB-J1]', () => {
    const fresh = ofClub.slice(0, -2);
    for (const wrong of [{ cards: 53, jokers: 1 }, { cards: 51 }, { backs: ['azul'] }])
      given(history(...fresh))
        .when(check(wrong))
        .thenRejects('tournament.decks-invalid', 'CLUB-J1');
    given(history(...fresh))
      .when(check())
      .thenFacts({ type: 'TableChecked', table: 1 });
  });

  it('and not when a level ends, nor without another dealer', () => {
    const next = [...ofClub, level(2)];
    expect(isDeckDue(stateOf(...next), 1)).toBe(false);
    given(history(...next))
      .when(change())
      .thenRejects('tournament.deck-not-due', 'CLUB-T20');
    given(history(...ofClub))
      .when(change2)
      .thenRejects('tournament.deck-not-due', 'CLUB-T20');
    given(history(...ofClub))
      .when(change({ reason: 'defective' }))
      .thenFacts({ reason: 'defective' });
    given(history(...ofClub))
      .when({ ...call, table: 9 })
      .thenRejects('tournament.table-unknown', 'R123-II-19');
  });
});

describe('Each table has two decks of 52 cards with different backs [R123-II-18] [R123-II-19] [CLUB-J1]', () => {
  it('or its check is not accepted', () => {
    given(history(...event))
      .when(check())
      .thenFacts({ type: 'TableChecked', table: 1, backs: ['azul', 'rojo'] });
    given(history(...event, check()))
      .when(check())
      .thenNothing();
    for (const backs of [['azul', 'azul'], ['azul']])
      given(history(...event))
        .when(check({ backs }))
        .thenRejects('tournament.decks-invalid', 'R123-II-19');
    for (const wrong of [{ cards: 51 }, { cards: 53, jokers: 1 }])
      given(history(...event))
        .when(check(wrong))
        .thenRejects('tournament.decks-invalid', 'R123-II-18');
    given(history(...event))
      .when(check({ table: 9 }))
      .thenRejects('tournament.table-unknown', 'R123-II-19');
  });
});

describe('The deck changes when a level ends [R123-II-20]', () => {
  it('at every table, once for each level', () => {
    expect(isDeckDue(stateOf(...event), 1)).toBe(false);
    const next = [...event, check(), level(2)];
    expect([1, 2].map((table) => isDeckDue(stateOf(...next), table))).toEqual([true, true]);
    given(history(...next))
      .when(change())
      .thenFacts({ type: 'DeckChanged', table: 1, back: 'rojo', level: 2 });
    expect(isDeckDue(stateOf(...next, change()), 1)).toBe(false);
    given(history(...next, change()))
      .when(change())
      .thenNothing();
    given(history(...next, change()))
      .when(change({ changeId: 'change 2', back: 'azul' }))
      .thenRejects('tournament.deck-not-due', 'R123-II-20');
  });

  it('and a damaged card asks for another at its table, and no other', () => {
    const damaged = { ...call, cause: 'damaged-card' } as const;
    const called = stateOf(...event, check(), damaged);
    expect([1, 2].map((table) => isDeckDue(called, table))).toEqual([false, true]);
    given(history(...event, damaged))
      .when(damaged)
      .thenNothing();
    given(history(...event))
      .when(call)
      .thenRejects('tournament.deck-not-due', 'R123-II-20');
  });

  it('or by order of the Director, or when it is defective; no player’s wish is a reason [R123-II-28]', () => {
    const checked = [...event, check()];
    given(history(...checked))
      .when(change({ reason: 'defective' }))
      .thenFacts({ reason: 'defective' });
    given(history(...checked))
      .when(change({ reason: 'director', ...on('director') }))
      .thenFacts({ reason: 'director' });
    for (const role of ['supervisor', 'dealer'] as const)
      given(history(...checked))
        .when(change({ reason: 'director', ...on(role) }))
        .thenRejects('tournament.role-not-allowed', 'R123-II-20');
    given(history(...checked))
      .when(change())
      .thenRejects('tournament.deck-not-due', 'R123-II-20');
    given(history(...checked))
      .when(change({ reason: 'defective', back: 'verde' }))
      .thenRejects('tournament.deck-unknown', 'R123-II-19');
  });
});

describe('Who abuses of time has less of it [R123-II-70]', () => {
  const limit = (seconds: number) =>
    ({
      type: 'LimitTime',
      limitId: 'limit 1',
      entryId: 'E2',
      seconds,
      reason: 'Pide tiempo en cada mano',
      ...on('supervisor'),
    }) as const;

  it('from 30 to 15 seconds, and never under 5', () => {
    expect(stateOf(...event, limit(15)).floor.limits).toEqual({ E2: 15 });
    given(history(...event, limit(15)))
      .when(limit(15))
      .thenNothing();
    for (const seconds of [5, 30])
      given(history(...event))
        .when(limit(seconds))
        .thenFacts({ seconds });
    for (const seconds of [4, 31])
      given(history(...event))
        .when(limit(seconds))
        .thenRejects('tournament.time-limit-out-of-range', 'R123-II-70');
    given(history(...event))
      .when({ ...limit(15), ...on('dealer') })
      .thenRejects('tournament.role-not-allowed', 'R123-II-70');
  });
});

const last = (entryId: string, changes: object = {}) =>
  ({
    type: 'GiveLastPosition',
    sanctionId: `sanction ${entryId}`,
    entryId,
    reason: 'No informó su eliminación',
    ...on('director', 30),
    ...changes,
  }) as const;
const places = (...commands: readonly TournamentCommand[]) =>
  standingsOf(stateOf(...commands)).map(({ entry, position }) => `${entry}:${position}`);

describe('Who does not report the elimination may be ranked last [R123-I-58]', () => {
  const out = [bust('x1', 1, 'E12'), bust('x2', 2, 'E11'), bust('x3', 3, 'E10')];

  it('of the whole event, and those who went out before move up one', () => {
    expect(places(...event, ...out)).toEqual(['10:10', '11:11', '12:12']);
    expect(places(...event, ...out, last('E10'))).toEqual(['11:10', '12:11', '10:12']);
    expect(places(...event, ...out, last('E10'), last('E11'))).toEqual(['12:10', '10:11', '11:12']);
  });

  it('alone of a hand in which others went out', () => {
    const two = {
      ...bust('x3', 3, 'E10'),
      out: [
        { entryId: 'E10', chipsAtStart: chips(500) },
        { entryId: 'E9', chipsAtStart: chips(500) },
      ],
    };
    expect(places(...event, ...out.slice(0, 2), two, last('E10'))).toEqual([
      '9:9',
      '11:10',
      '12:11',
      '10:12',
    ]);
  });

  it('by the Director, with a reason, once, and only who was eliminated', () => {
    given(history(...event, ...out))
      .when(last('E10', on('supervisor', 30)))
      .thenRejects('tournament.role-not-allowed', 'R123-I-58');
    given(history(...event, ...out))
      .when(last('E10', { reason: ' ' }))
      .thenRejects('tournament.reason-missing', 'R123-I-58');
    given(history(...event, ...out))
      .when(last('E1'))
      .thenRejects('tournament.not-eliminated', 'R123-I-58');
    given(history(...event, ...out, last('E10')))
      .when(last('E10'))
      .thenNothing();
    given(history(...event, ...out, last('E10')))
      .when(last('E10', { sanctionId: 'again' }))
      .thenRejects('tournament.not-eliminated', 'R123-I-58');
    given(history(...event, disqualify(1, { E12: 100 }, on('supervisor'))))
      .when(last('E12'))
      .thenRejects('tournament.not-eliminated', 'R123-I-58');
  });

  it('and it goes when the exit is undone', () =>
    expect(
      places(...event, ...out, last('E10'), undo('x3', on('supervisor', 31)), bust('x4', 4, 'E9')),
    ).toEqual(['9:10', '11:11', '12:12']));

  it('not once a prize that it changes is paid', () => {
    const paid = [
      ...started(8),
      lock(),
      ...Array.from({ length: 7 }, (_, index) => bust(`x${index}`, index + 1, `E${8 - index}`)),
      confirm('E2'),
      payPrize('E2'),
    ];
    given(history(...paid))
      .when(last('E2'))
      .thenRejects('tournament.prize-already-paid', 'R123-I-58');
    given(history(...paid))
      .when(last('E5'))
      .thenFacts({ type: 'LastPositionGiven' });
  });
});

describe('Simultaneous hands may be held street by street [R123-I-21]', () => {
  const inRounds: TournamentCommand[] = [
    ...event,
    { type: 'SetHandForHand', settingId: 's1', on: true, reason: 'Burbuja', ...on('director') },
    { type: 'SetStreetControl', settingId: 's2', on: true, ...on('supervisor') },
    { type: 'ReleaseRound', round: 1, ...on('director') },
  ];
  const report = (table: number, street: Street, round = 1) =>
    ({ type: 'ReportStreet', round, table, street, ...on('dealer') }) as const;
  const release = (street: Street, round = 1) =>
    ({ type: 'ReleaseStreet', round, street, ...on('supervisor') }) as const;

  it('all tables report the flop, then the turn is released', () => {
    const flop = [...inRounds, report(1, 'preflop'), report(2, 'preflop'), release('flop')];
    given(history(...flop, report(1, 'flop')))
      .when(release('turn'))
      .thenRejects('tournament.street-pending', 'R123-I-21');
    given(history(...flop, report(1, 'flop'), report(2, 'flop')))
      .when(release('turn'))
      .thenFacts({ type: 'StreetReleased', street: 'turn' });
    given(history(...flop))
      .when(release('flop'))
      .thenNothing();
    given(history(...flop, report(1, 'flop')))
      .when(report(1, 'flop'))
      .thenNothing();
  });

  it('a table whose hand is over has nothing to report any more', () => {
    const over = [
      ...inRounds,
      report(1, 'preflop'),
      { type: 'ReportRound', round: 1, table: 2, ...on('dealer') } as const,
    ];
    given(history(...over))
      .when(release('flop'))
      .thenFacts({ type: 'StreetReleased' });
  });

  it('in order, in the round that is played, of tables that play it', () => {
    given(history(...inRounds))
      .when(report(1, 'turn'))
      .thenRejects('tournament.street-out-of-order', 'R123-I-21');
    given(history(...inRounds))
      .when(release('river'))
      .thenRejects('tournament.street-out-of-order', 'R123-I-21');
    given(history(...inRounds))
      .when(report(1, 'preflop', 2))
      .thenRejects('tournament.round-out-of-order', 'R123-I-21');
    given(history(...inRounds))
      .when(report(3, 'preflop'))
      .thenRejects('tournament.table-not-in-round', 'R123-I-21');
    const free = inRounds.filter(({ type }) => type !== 'SetStreetControl');
    given(history(...free))
      .when(report(1, 'preflop'))
      .thenRejects('tournament.street-control-off', 'R123-I-21');
  });

  it('is the Direction’s to turn on and release', () => {
    given(history(...inRounds))
      .when({ ...release('flop'), ...on('dealer') })
      .thenRejects('tournament.role-not-allowed', 'R123-I-21');
  });
});
