import { describe, expect, it } from 'vitest';
import { chips } from '../../../domain/money/chips.ts';
import { reducedStack } from '../../../domain/tournament/chips/lateStack.ts';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import { given, history } from '../../support/given.ts';
import { nextDay, saturday } from './bagging.ts';
import {
  arrive,
  deal,
  late,
  lateStack,
  level,
  on,
  place,
  removeAbsent,
  stateOf,
  underWay,
} from './chips.ts';
import { characteristics, move, placesOf, redraw, seatCards } from './multiTable.ts';

const there = Array.from({ length: 12 }, (_, index) => `E${index + 1}`);
const event = underWay([6, 6], there);
const reduced = underWay([6, 6], there, { lateStack: 'reduced' });
const chip = chips(25);

describe('The reduced stack [R123-I-42]', () => {
  const levels = [
    { level: 1, smallBlind: chips(25), bigBlind: chips(50), ante: chips(0), minutes: 20 },
    { level: 2, smallBlind: chips(50), bigBlind: chips(100), ante: chips(10), minutes: 20 },
  ];
  const stack = (hands: readonly number[]) =>
    reducedStack(chips(10_000), { levels, hands, orbit: 9 }, chip);

  it('two orbits of 25/50 and one of 50/100 leave 9,700', () => {
    const noAnte = levels.map((one) => ({ ...one, ante: chips(0) }));
    const elapsed = { levels: noAnte, hands: [18, 9], orbit: 9 };
    expect(reducedStack(chips(10_000), elapsed, chip)).toBe(9_700);
  });

  it('only whole orbits pay blinds, every hand its ante, down to whole chips', () => {
    expect(stack([17, 8])).toBe(9_825); // 10,000 - 75 - 80 = 9,845
    expect(stack([18, 9])).toBe(9_600); // 10,000 - 150 - 150 - 90 = 9,610
  });

  it('never less than one chip of the lowest denomination', () =>
    expect(stack([100_000, 0])).toBe(25));
});

describe('Late entries get what the event published [R123-I-41]', () => {
  it('the whole stack, or the reduced one', () => {
    const after = [level(2), deal(1, 30)];
    given(history(...event, ...after, ...late('E13', '1/9').slice(0, 2)))
      .when(late('E13', '1/9')[2]!)
      .thenFacts({ moves: [{ entryNumber: 13, table: 1, seat: 9, waits: false, stack: 10_000 }] });
    // Table 1 did not record level 1: all 30 hands count as of level 2, orbits of 6.
    expect(stateOf(...reduced, ...after, ...late('E13', '1/9')).chips.stacks).toEqual({
      E13: 10_000 - 5 * 150,
    });
  });

  it('by the hands that the table recorded, level by level', () => {
    const played = [deal(1, 12), level(2), deal(1, 18)];
    // Level 1: 12 hands, 2 orbits of 75; level 2: 6 hands, 1 orbit of 150.
    expect(stateOf(...reduced, ...played, ...late('E13', '1/9')).chips.stacks['E13']).toBe(9_700);
  });

  it('by the published figure where the table has no record [R123-I-45]', () => {
    // 12 hands of level 1 are 2 orbits of 6.
    const state = stateOf(...reduced, level(2), ...late('E13', '1/9'));
    expect(state.chips.stacks['E13']).toBe(10_000 - 2 * 75);
    const silent = underWay([6, 6], there, { lateStack: 'reduced', handsPerLevel: null });
    given(history(...silent, level(2), ...late('E13', '1/9').slice(0, 2)))
      .when(late('E13', '1/9')[2]!)
      .thenRejects('tournament.late-stack-unknown', 'R123-I-42');
  });

  it('the same when the Director gives the seat for a special need [R123-I-90]', () => {
    const need = (entryId: string, seat: number) =>
      move({
        cause: 'special-needs',
        reason: 'Silla de ruedas',
        seats: [{ entryId, table: 1, seat }],
      });
    const waiting = [...reduced, level(2), ...late('E13', '1/9').slice(0, 2)];
    given(history(...waiting))
      .when(need('E13', 9))
      .thenFacts({ moves: [{ entryNumber: 13, table: 1, seat: 9, waits: false, stack: 9_850 }] });
    const placed = [...reduced, place('1/9'), level(2), ...late('E13', '1/9').slice(0, 2)];
    given(history(...placed))
      .when(need('E1', 9))
      .thenRejects('tournament.move-invalid', 'R123-I-90');
    expect(stateOf(...placed, need('E13', 9)).chips.placed).toEqual([]);
  });

  it('nothing fell due in the first level yet', () =>
    expect(stateOf(...reduced, ...late('E13', '1/9')).chips.stacks['E13']).toBe(10_000));
});

describe('A redraw seats late entries too [R123-I-42]', () => {
  it('with the stack of their table', () => {
    const twoDays = { lateStack: 'reduced', days: [...characteristics.days, saturday] } as const;
    const sold = [...underWay([6, 6], there, twoDays), level(2), ...late('E13', '1/9').slice(0, 2)];
    const day = redraw({ drawId: 'day 2', occasion: 'day', ...nextDay('supervisor') });
    given(history(...sold))
      .when({ ...day, draw: seatCards([...placesOf(6, 6), '1/7']) })
      .thenFacts({ type: 'SeatsRedrawn', stacks: [{ entryNumber: 13, stack: 9_850 }] });
  });
});

describe('What is taken off a late stack stays out [R123-I-46]', () => {
  it('an entry of 10,000 with 300 removed adds 9,700', () => {
    const played = [deal(1, 12), level(2), deal(1, 18)];
    const before = chipsInPlay(stateOf(...reduced, ...played));
    const sold = stateOf(...reduced, ...played, ...late('E13', '1/9').slice(0, 2));
    expect(chipsInPlay(sold)).toBe(before); // no seat, no chips yet
    expect(chipsInPlay(stateOf(...reduced, ...played, ...late('E13', '1/9')))).toBe(before + 9_700);
  });
});

describe('The Director may set another late stack [R123-I-45]', () => {
  const seated = [...event, ...late('E13', '1/9')];

  it('8,000 of 10,000 logs 2,000 as removed', () => {
    given(history(...seated))
      .when(lateStack('E13', 8_000))
      .thenFacts({ type: 'LateStackSet', stack: 8_000, removed: 2_000, reason: 'Llegó muy tarde' });
    const state = stateOf(...seated, lateStack('E13', 8_000));
    expect(chipsInPlay(state)).toBe(128_000);
  });

  it('from one chip to the published stack, in whole chips', () => {
    for (const stack of [25, 10_000])
      given(history(...seated))
        .when(lateStack('E13', stack))
        .thenFacts({ stack });
    for (const stack of [0, 10_025, 8_010])
      given(history(...seated))
        .when(lateStack('E13', stack))
        .thenRejects('tournament.stack-out-of-range', 'R123-I-45');
  });

  it('only of a late entry that does not sit yet, by him, with a reason, once', () => {
    given(history(...seated))
      .when(lateStack('E1', 8_000))
      .thenRejects('tournament.not-late-entry', 'R123-I-45');
    given(history(...seated, ...arrive('E13', '1/9', 7)))
      .when(lateStack('E13', 8_000))
      .thenRejects('tournament.not-late-entry', 'R123-I-45');
    given(history(...seated))
      .when(lateStack('E13', 8_000, on('supervisor')))
      .thenRejects('tournament.role-not-allowed', 'R123-I-45');
    given(history(...seated))
      .when(lateStack('E13', 8_000, { reason: '' }))
      .thenRejects('tournament.reason-missing', 'R123-I-45');
    given(history(...seated, lateStack('E13', 8_000)))
      .when(lateStack('E13', 8_000))
      .thenNothing();
  });
});

describe('Stacks are placed for who may come late [R123-II-5] [CLUB-T4]', () => {
  const placed = [...event, place('1/9', '2/8', '2/9')];

  it('they are in play and pay like those of the absent', () => {
    expect(chipsInPlay(stateOf(...placed))).toBe(150_000);
    given(history(...placed))
      .when(deal(2, 1, { smallBlind: 8, bigBlind: 9 }))
      .thenFacts({
        charges: [
          { seat: 8, entryNumber: null, ante: 0, blind: 25, left: 9_975 },
          { seat: 9, entryNumber: null, ante: 0, blind: 50, left: 9_950 },
        ],
      });
  });

  it('who buys the seat gets what is left, and the chips in play stay the same', () => {
    const played = [...placed, deal(2, 1, { smallBlind: 8, bigBlind: 9 })];
    const before = chipsInPlay(stateOf(...played));
    given(history(...played, ...late('E13', '2/9').slice(0, 2)))
      .when(late('E13', '2/9')[2]!)
      .thenFacts({ moves: [{ entryNumber: 13, table: 2, seat: 9, waits: false, stack: 9_950 }] });
    const taken = stateOf(...played, ...late('E13', '2/9'));
    expect(chipsInPlay(taken)).toBe(before);
    expect(taken.chips.placed).toHaveLength(2);
  });

  it('late entries draw those seats first', () => {
    given(history(...placed, ...late('E13', '1/7').slice(0, 2)))
      .when(late('E13', '1/7')[2]!)
      .thenRejects('tournament.seat-cards-invalid', 'R123-IV-8.1');
  });

  it('by the Director, at the start, at free seats, while entries are sold', () => {
    given(history(...event))
      .when({ ...place('1/9'), ...on('supervisor') })
      .thenRejects('tournament.role-not-allowed', 'R123-II-5');
    given(history(...event, level(2)))
      .when(place('1/9'))
      .thenRejects('tournament.level-past', 'R123-II-5');
    for (const wrong of [['1/1'], ['3/1'], ['1/9', '1/9'], ['1/10']])
      given(history(...event))
        .when(place(...wrong))
        .thenRejects('tournament.move-invalid', 'R123-II-5');
    given(history(...placed))
      .when(place('1/9', '2/8', '2/9'))
      .thenNothing();
    const sold = event.filter(({ type }) => type !== 'ExtendRegistration');
    given(history(...sold))
      .when(place('1/9'))
      .thenRejects('tournament.registration-closed', 'R123-II-5');
  });

  it('keep their table from being broken or drawn anew', () => {
    given(history(...placed))
      .when({
        type: 'MoveEntries',
        moveId: 'm1',
        move: {
          cause: 'table-break',
          table: 1,
          draw: { method: 'cards', dealt: [], drawn: [] },
        },
        ...on('director'),
      })
      .thenRejects('tournament.placed-stacks-left', 'R123-I-44');
  });
});

describe('Stacks that nobody bought leave when registration closes [R123-I-44]', () => {
  const placed = [...event, place('1/9', '2/8', '2/9')];
  const paid = [
    deal(2, 1, { smallBlind: 8, bigBlind: 9 }),
    deal(1, 1, { bigBlind: 9 }),
    level(2),
    level(3),
  ];

  it('by themselves, when the level that closes it is announced', () => {
    given(history(...placed, ...paid))
      .when(level(4))
      .thenFacts(
        { type: 'LevelAnnounced', level: 4 },
        {
          type: 'PlacedStacksRemoved',
          stacks: [
            { table: 1, seat: 9, chips: 9_950 },
            { table: 2, seat: 8, chips: 9_975 },
            { table: 2, seat: 9, chips: 9_950 },
          ],
        },
      );
    const state = stateOf(...placed, ...paid, level(4));
    expect(chipsInPlay(state)).toBe(120_000 + 50 + 25 + 50); // what they paid stays in play
    given(history(...placed, ...paid.slice(0, 3)))
      .when(level(3))
      .thenFacts({ type: 'LevelAnnounced' });
  });

  it('or before, when the Director says so, once', () => {
    const remove = {
      type: 'RemovePlacedStacks',
      removalId: 'removal 9',
      reason: 'No hubo ventas',
      ...on('director', 5),
    } as const;
    expect(chipsInPlay(stateOf(...placed, remove))).toBe(120_000);
    given(history(...placed, remove))
      .when(remove)
      .thenNothing();
    given(history(...event))
      .when(remove)
      .thenRejects('tournament.no-placed-stack', 'R123-I-44');
  });

  it('an absent late entry pays from its stack and leaves with the others', () => {
    const state = stateOf(
      ...placed,
      ...late('E13', '2/9', 1),
      deal(2, 3, { bigBlind: 9, ...on('dealer', 2) }),
      level(2, 20),
      removeAbsent(on('supervisor', 21)),
    );
    expect(state.exits).toMatchObject([{ out: [{ entryId: 'E13', chipsRemoved: 9_950 }] }]);
    expect(chipsInPlay(state)).toBe(120_000 + 20_000 + 50);
  });
});
