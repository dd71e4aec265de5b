import { describe, expect, it } from 'vitest';
import { chips } from '../../../domain/money/chips.ts';
import {
  absentEntries,
  absentStack,
  dueForRemoval,
} from '../../../domain/tournament/chips/stacks.ts';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import { entryOf } from '../../../domain/tournament/entries.ts';
import { standingsOf } from '../../../domain/tournament/prizes.ts';
import { given, history } from '../../support/given.ts';
import { arrive, deal, hold, level, on, removeAbsent, revoke, stateOf, underWay } from './chips.ts';
import * as sng from './inPlay.ts';

const blinds = (smallBlind: number, bigBlind: number, ante: number) => ({
  levels: [
    {
      level: 1,
      smallBlind: chips(smallBlind),
      bigBlind: chips(bigBlind),
      ante: chips(ante),
      minutes: 20,
    },
    ...[2, 3].map((level) => ({
      level,
      smallBlind: chips(Math.max(smallBlind, 100 * level)),
      bigBlind: chips(Math.max(bigBlind, 200 * level)),
      ante: chips(50),
      minutes: 20,
    })),
  ],
  breaks: [],
  retirements: [],
});
/** Nine at table 1 and nine at table 2; E8 and E9 did not come. */
const there = (count: number) => Array.from({ length: count }, (_, index) => `E${index + 1}`);
const all = there(18).filter((entryId) => entryId !== 'E8' && entryId !== 'E9');
const two = underWay([9, 9], all);
const stackOf = (state: ReturnType<typeof stateOf>, entryId: string) =>
  absentStack(state, entryOf(state, entryId)!);

describe('An absent player keeps posting blinds and antes [R123-I-38] [R123-IV-10]', () => {
  it('10,000 is 9,775 after a hand with big blind 200 and ante 25', () => {
    const event = underWay([9, 9], all, blinds(100, 200, 25));
    given(history(...event))
      .when(deal(1, 1, { bigBlind: 8 }))
      .thenFacts({
        type: 'HandOpened',
        level: 1,
        charges: [
          { seat: 8, entryNumber: 8, ante: 25, blind: 200, left: 9_775 },
          { seat: 9, entryNumber: 9, ante: 25, blind: 0, left: 9_975 },
        ],
      });
  });

  it('adds up hand after hand, and what is paid stays in play', () => {
    const event = underWay([9, 9], all, blinds(100, 200, 25));
    const state = stateOf(
      ...event,
      deal(1, 1, { bigBlind: 8 }),
      deal(1, 2, { smallBlind: 8, bigBlind: 9 }),
    );
    expect([stackOf(state, 'E8'), stackOf(state, 'E9')]).toEqual([9_650, 9_750]);
    expect(chipsInPlay(state)).toBe(180_000);
  });

  it('takes no more than there is, the ante first', () => {
    const event = underWay([9, 9], all, {
      ...blinds(3_000, 6_000, 3_000),
      startingStack: chips(10_000),
    });
    const state = stateOf(...event, deal(1, 1, { bigBlind: 8 }));
    expect(stackOf(state, 'E8')).toBe(1_000);
    given(history(...event, deal(1, 1, { bigBlind: 8 })))
      .when(deal(1, 2, { smallBlind: 8 }))
      .thenFacts({
        charges: [
          { seat: 8, entryNumber: 8, ante: 1_000, blind: 0, left: 0 },
          { seat: 9, entryNumber: 9, ante: 3_000, blind: 0, left: 4_000 },
        ],
      });
  });

  it('stops when the player sits down, with what is left', () => {
    const event = underWay([9, 9], all, blinds(100, 200, 25));
    const state = stateOf(
      ...event,
      deal(1, 1, { bigBlind: 8 }),
      ...arrive('E8', '1/8'),
      ...arrive('E9', '1/9'),
    );
    expect(absentEntries(state)).toEqual([]);
    given(history(...event, ...arrive('E8', '1/8'), ...arrive('E9', '1/9')))
      .when(deal(1, 1, { bigBlind: 8 }))
      .thenFacts({ charges: [] });
  });

  it('charges nothing twice for one hand, and refuses both blinds at one seat', () => {
    given(history(...two, deal(1, 1)))
      .when(deal(1, 1))
      .thenNothing();
    given(history(...two))
      .when(deal(1, 1, { smallBlind: 8, bigBlind: 8 }))
      .thenRejects('tournament.blinds-invalid', 'R123-I-38');
  });

  it('charges no blind of a seat that the table does not have [R123-I-38]', () => {
    given(history(...two))
      .when(deal(1, 1, { smallBlind: 9, bigBlind: 1 }))
      .thenFacts({ type: 'HandOpened' });
    given(history(...two))
      .when(deal(1, 1, { smallBlind: 10, bigBlind: 1 }))
      .thenRejects('tournament.blind-beyond-table', 'R123-I-38');
    given(history(...two))
      .when(deal(1, 1, { smallBlind: 9, bigBlind: 10 }))
      .thenRejects('tournament.blind-beyond-table', 'R123-I-38');
  });

  it('also in a Sit & Go', () => {
    const state = stateOf(...sng.started(8, {}, ['E3']), deal(20, 1, { bigBlind: 3 }));
    expect(stackOf(state, 'E3')).toBe(9_950);
    expect(chipsInPlay(state)).toBe(80_000);
  });
});

describe('The organisation tries to reach the absent [R123-I-37]', () => {
  const attempt = {
    type: 'LogContact',
    contactId: 'contact 1',
    entryId: 'E8',
    outcome: 'Sin respuesta',
    ...on('control-desk', 5),
  } as const;

  it('lists those who did not sit down, and logs each attempt with its time', () => {
    const state = stateOf(...two, attempt);
    expect(absentEntries(state).map(({ sale }) => sale.entryNumber)).toEqual([8, 9]);
    expect(state.chips.contacts).toMatchObject([
      { entryId: 'E8', outcome: 'Sin respuesta', occurredAt: attempt.occurredAt },
    ]);
  });

  it('once for one request, and not for who is there', () => {
    given(history(...two, attempt))
      .when(attempt)
      .thenNothing();
    given(history(...two))
      .when({ ...attempt, entryId: 'E1' })
      .thenRejects('tournament.player-present', 'R123-I-37');
    given(history(...two))
      .when({ ...attempt, outcome: ' ' })
      .thenRejects('tournament.reason-missing', 'R123-I-37');
  });
});

describe('Absent stacks leave when the first level of the day ends [R123-I-39] [R123-IV-10]', () => {
  const after = [...two, deal(1, 1, { bigBlind: 8 }), level(2)];

  it('not before', () => {
    given(history(...two))
      .when(removeAbsent())
      .thenRejects('tournament.first-level-running', 'R123-I-39');
  });

  it('nor with a moment of that level, but for clocks that differ', () => {
    const later = history(...two, level(2, 20), level(3, 40));
    given(later)
      .when(removeAbsent(on('supervisor', 14)))
      .thenRejects('tournament.first-level-running', 'R123-I-39');
    given(later)
      .when(removeAbsent(on('supervisor', 15)))
      .thenFacts({ type: 'AbsentRemoved', level: 1 });
    given(later)
      .when(removeAbsent(on('supervisor', 20)))
      .thenFacts({ type: 'AbsentRemoved', level: 2 });
  });

  it('all of them together, with what is left of each, and no price back', () => {
    given(history(...after))
      .when(removeAbsent())
      .thenFacts({
        type: 'AbsentRemoved',
        level: 2,
        out: [
          { entryId: 'E8', chipsRemoved: 9_950, table: 1 },
          { entryId: 'E9', chipsRemoved: 10_000, table: 1 },
        ],
      });
    const state = stateOf(...after, removeAbsent());
    expect(chipsInPlay(state)).toBe(180_000 - 19_950);
    expect(entryOf(state, 'E8')?.reversal).toBeNull();
  });

  it('ranks them as eliminated then, more chips higher', () => {
    const standings = standingsOf(stateOf(...after, removeAbsent()));
    expect(standings.map(({ entry, position }) => [entry, position])).toEqual([
      [9, 17],
      [8, 18],
    ]);
  });

  it('ties those with equal chips', () => {
    const standings = standingsOf(stateOf(...two, level(2), removeAbsent()));
    expect(standings.map(({ position, sharedThrough }) => [position, sharedThrough])).toEqual([
      [17, 18],
      [17, 18],
    ]);
  });

  it('keeps every table from dealing until it is done', () => {
    given(history(...after))
      .when(deal(2, 5))
      .thenRejects('tournament.absent-not-removed', 'R123-I-39');
    given(history(...after, removeAbsent()))
      .when(deal(2, 5))
      .thenFacts({ type: 'HandOpened' });
  });

  it('once for one request, never everybody, and is taken back like any exit', () => {
    given(history(...after, removeAbsent()))
      .when(removeAbsent())
      .thenNothing();
    given(history(...after, removeAbsent()))
      .when(removeAbsent({ exitId: 'removal 2' }))
      .thenRejects('tournament.nobody-absent', 'R123-I-39');
    given(history(...underWay([3, 3], []), level(2)))
      .when(removeAbsent())
      .thenRejects('tournament.field-empty', 'R123-I-68');
    const undone = stateOf(...after, removeAbsent(), {
      type: 'UndoExit',
      exitId: 'removal 1',
      reason: 'Había llegado',
      late: false,
      ...on('supervisor'),
    });
    expect(chipsInPlay(undone)).toBe(180_000);
    expect(dueForRemoval(undone)).toHaveLength(2);
  });

  it('and no price goes back after it, while entries are still sold [R123-I-39]', () => {
    const refund = {
      type: 'RefundEntry',
      entryId: 'E8',
      refundId: 'refund 1',
      means: 'cash',
      desk: 3,
      ...on('cashier'),
    } as const;
    given(history(...after))
      .when(refund)
      .thenFacts({ type: 'EntryRefunded' });
    given(history(...after, removeAbsent()))
      .when(refund)
      .thenRejects('tournament.entry-not-live', 'R123-I-68');
  });

  it('nor is the sale voided, also not late: the stack has been in play [R123-I-39] [R123-IV-1.4]', () => {
    const mistyped = {
      type: 'VoidSale',
      ...{ entryId: 'E8', voidId: 'void 1', reason: 'Cargada dos veces', desk: 3 },
      ...on('director'),
    } as const;
    given(history(...after))
      .when(mistyped)
      .thenFacts({ type: 'SaleVoided' });
    given(history(...after, mistyped))
      .when(mistyped)
      .thenNothing();
    for (const voided of [mistyped, { ...mistyped, late: true as const }])
      given(history(...after, removeAbsent()))
        .when(voided)
        .thenRejects('tournament.entry-not-live', 'R123-I-68');
  });

  it('is for the Direction to do', () =>
    given(history(...after))
      .when(removeAbsent(on('dealer')))
      .thenRejects('tournament.role-not-allowed', 'R123-I-39'));
});

describe('A stack is kept for who asks [R123-I-40]', () => {
  const held = [...two, hold('E8'), level(2, 20)];

  it('through the end of the first level, and goes on paying', () => {
    given(
      history(
        ...held,
        removeAbsent(on('supervisor', 21)),
        deal(1, 20, { bigBlind: 8, ...on('dealer', 22) }),
      ),
    )
      .when(deal(1, 21, { smallBlind: 8, ...on('dealer', 23) }))
      .thenFacts({ charges: [{ seat: 8, entryNumber: 8, ante: 0, blind: 50, left: 9_850 }] });
    given(history(...held))
      .when(removeAbsent(on('supervisor', 21)))
      .thenFacts({ out: [{ entryId: 'E9', chipsRemoved: 10_000, table: 1 }] });
  });

  it('until the Director revokes it: then it leaves at once with what is left', () => {
    const later = [
      ...held,
      removeAbsent(on('supervisor', 21)),
      deal(1, 20, { bigBlind: 8, ...on('dealer', 22) }),
    ];
    given(history(...later))
      .when(revoke('E8'))
      .thenFacts(
        { type: 'HoldRevoked', entryId: 'E8', reason: 'Demora excesiva' },
        { type: 'AbsentRemoved', out: [{ entryId: 'E8', chipsRemoved: 9_900, table: 1 }] },
      );
    given(history(...later, revoke('E8')))
      .when(revoke('E8'))
      .thenNothing();
    given(history(...later))
      .when(revoke('E8', on('supervisor', 50)))
      .thenRejects('tournament.role-not-allowed', 'R123-I-40');
  });

  it('and revoked in the first level it leaves with the others', () => {
    given(history(...two, hold('E8')))
      .when(revoke('E8'))
      .thenFacts({ type: 'HoldRevoked' });
    given(history(...two, hold('E8'), revoke('E8'), level(2, 55)))
      .when(removeAbsent(on('supervisor', 56)))
      .thenFacts({
        out: ['E8', 'E9'].map((entryId) => ({ entryId, chipsRemoved: 10_000, table: 1 })),
      });
  });

  it('and revoked with a moment of the first level, posted late, too [R123-I-39]', () => {
    const facts = history(...two, hold('E8'), level(2, 30));
    given(facts)
      .when(revoke('E8', on('director', 24)))
      .thenFacts({ type: 'HoldRevoked' });
    given(facts)
      .when(revoke('E8', on('director', 25)))
      .thenFacts({ type: 'HoldRevoked' }, { type: 'AbsentRemoved' });
  });

  it('not of who is there, nor is revoked what nobody asked', () => {
    given(history(...two))
      .when(hold('E1'))
      .thenRejects('tournament.player-present', 'R123-I-37');
    given(history(...two))
      .when(revoke('E8'))
      .thenRejects('tournament.not-held', 'R123-I-40');
    given(history(...two, hold('E8')))
      .when(hold('E8'))
      .thenNothing();
  });
});

describe('A hand plays the level in force at its first shuffle [R123-II-46] [CLUB-T8] [PISO-33]', () => {
  const event = underWay([9, 9], there(18));

  it('opened before the announcement, the one before, although posted later', () => {
    const announced = [...event, level(2, 30)];
    given(history(...announced))
      .when(deal(1, 1, on('dealer', 29)))
      .thenFacts({ type: 'HandOpened', level: 1 });
    given(history(...announced))
      .when(deal(1, 1, on('dealer', 30)))
      .thenFacts({ type: 'HandOpened', level: 2 });
  });

  it('posted two levels later, its own', () => {
    const announced = [...event, level(2, 20), level(3, 40)];
    for (const [minute, played] of [
      [19, 1],
      [20, 2],
      [39, 2],
      [40, 3],
    ] as const)
      given(history(...announced))
        .when(deal(1, 1, on('dealer', minute)))
        .thenFacts({ type: 'HandOpened', level: played });
  });

  it('announced during hand 12, from hand 13 on', () => {
    const twelfth = [...event, deal(1, 12, on('dealer', 20)), level(2, 21)];
    const { hands } = stateOf(...twelfth, deal(1, 13, on('dealer', 22))).chips;
    expect(hands[1]?.byLevel).toEqual({ 1: 12, 2: 13 });
  });

  it('never earlier than the one before, but for clocks that differ [R123-II-46]', () => {
    const eighth = history(...event, deal(1, 8, on('dealer', 20)));
    given(eighth)
      .when(deal(1, 9, on('dealer', 15)))
      .thenFacts({ type: 'HandOpened' });
    given(eighth)
      .when(deal(1, 9, on('dealer', 14)))
      .thenRejects('tournament.before-its-cause', 'R123-II-46');
    given(eighth)
      .when(deal(1, 8, on('dealer', 20)))
      .thenNothing();
  });

  it('and hands of a table go up', () =>
    given(history(...event, deal(1, 7)))
      .when(deal(1, 6))
      .thenRejects('tournament.hand-backwards', 'R123-II-46'));
});

describe('A table with three players waits [R123-I-96]', () => {
  it('while others play, until somebody moves to it', () => {
    const event = underWay([8, 3], there(11));
    given(history(...event))
      .when(deal(2, 1))
      .thenRejects('tournament.table-blocked', 'R123-I-96');
    given(history(...event))
      .when(deal(1, 1))
      .thenFacts({ type: 'HandOpened' });
    given(
      history(...event, {
        type: 'MoveEntries',
        moveId: 'm1',
        move: {
          cause: 'special-needs',
          reason: 'Reorganización',
          seats: [{ entryId: 'E1', table: 2, seat: 9 }],
        },
        ...on('director'),
      }),
    )
      .when(deal(2, 1))
      .thenFacts({ type: 'HandOpened' });
  });

  it('not in matches of heads-up, where nothing is reorganised', () => {
    const headsUp = { modality: 'heads-up', seatsPerTable: 2 } as const;
    given(history(...underWay([2, 2], there(4), headsUp)))
      .when(deal(2, 1))
      .thenFacts({ type: 'HandOpened' });
  });

  it('nor in a Sit & Go', () =>
    given(history(...sng.started(8), ...sng.bustDownTo(4, 8)))
      .when(deal(20, 9))
      .thenFacts({ type: 'HandOpened' }));
});

describe('The final table is drawn before the next deal [R123-I-17]', () => {
  it('with nine left', () => {
    given(history(...underWay([5, 4], there(9))))
      .when(deal(1, 1))
      .thenRejects('tournament.final-table-due', 'R123-I-17');
    given(history(...underWay([5, 5], there(10))))
      .when(deal(1, 1))
      .thenFacts({ type: 'HandOpened' });
  });
});

describe('A table waits for the signal of the round [R123-I-19]', () => {
  const inRounds = [
    ...underWay([9, 9], there(18)),
    {
      type: 'SetHandForHand',
      settingId: 's1',
      on: true,
      reason: 'Burbuja',
      ...on('director'),
    } as const,
  ];
  const release = (round: number) => ({ type: 'ReleaseRound', round, ...on('director') }) as const;

  it('before the round is released, and after its hand of it', () => {
    given(history(...inRounds))
      .when(deal(2, 1))
      .thenRejects('tournament.round-not-released', 'R123-I-19');
    given(history(...inRounds, release(1)))
      .when(deal(2, 1))
      .thenFacts({ type: 'HandOpened', round: 1 });
    given(history(...inRounds, release(1), deal(2, 1)))
      .when(deal(2, 2))
      .thenRejects('tournament.round-not-released', 'R123-I-19');
  });
});

describe('Stacks are placed for everybody, there or not [R123-II-4] [CLUB-T2]', () => {
  it('nine stacks at a table with one absent', () => {
    const state = stateOf(...underWay([9], there(8)));
    expect(chipsInPlay(state)).toBe(90_000);
    expect(stackOf(state, 'E9')).toBe(10_000);
  });
});
