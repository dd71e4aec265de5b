import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECK } from '../../../domain/cards/card.ts';
import type { RejectionCode } from '../../../domain/errors.ts';
import { chips } from '../../../domain/money/chips.ts';
import { gainOf, oddChips, raceRows } from '../../../domain/tournament/chips/chipRace.ts';
import { absentStack } from '../../../domain/tournament/chips/stacks.ts';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { entryOf } from '../../../domain/tournament/entries.ts';
import { given, history } from '../../support/given.ts';
import { count, low, race } from './bagging.ts';
import { deal, level, on, stateOf, underWay } from './chips.ts';

const there = Array.from({ length: 12 }, (_, index) => `E${index + 1}`);
/** 25 leaves after level 1. */
const changes = {
  retirements: [{ denomination: chips(25), afterLevel: 1 }],
  levels: [
    { level: 1, smallBlind: chips(25), bigBlind: chips(50), ante: chips(0), minutes: 20 },
    { level: 2, smallBlind: chips(100), bigBlind: chips(200), ante: chips(0), minutes: 20 },
    { level: 3, smallBlind: chips(200), bigBlind: chips(400), ante: chips(0), minutes: 20 },
  ],
  breaks: [],
};
const event = underWay([6, 6], there, changes);
const rowsOf = (...commands: readonly TournamentCommand[]) =>
  stateOf(...commands).chips.raced.at(-1)?.rows ?? [];
const winners = (...commands: readonly TournamentCommand[]) =>
  rowsOf(...commands).flatMap(({ seat, won }) => (won ? [seat] : []));

describe('Low chips are exchanged for equal value, and raced for with cards [R123-IV-7.2] [R123-II-12]', () => {
  it('4 chips of 25 are one of 100; 7 are one of 100 and 3 odd chips', () => {
    const rows = rowsOf(...event, race(1, [low(1, 4), low(2, 7)], '2Kd 2Qd 2Jd'));
    expect(rows.map(({ exchanged, odd }) => [exchanged, odd])).toEqual([
      [1, 0],
      [1, 3],
    ]);
  });

  it('odd 3, 2, 1, 1 of 25 are two chips of 100 for the two best cards [R123-II-14] [R123-IV-7.2.D]', () => {
    const rows = [low(1, 3), low(2, 2), low(3, 1), low(4, 1)];
    const dealt = '1Ks 1Qd 1Jd 2Kh 2Td 39d 48d';
    expect(winners(...event, race(1, rows, dealt))).toEqual([1, 2]);
    given(history(...event))
      .when(race(1, rows, dealt))
      .thenFacts({ type: 'ChipsRaced', adjustment: 25 }); // 175 became 200
    expect(chipsInPlay(stateOf(...event, race(1, rows, dealt)))).toBe(120_025);
  });

  it('rounds up: 5 odd chips of 25 are two of 100 [R123-IV-7.2.D]', () =>
    expect(winners(...event, race(1, [low(1, 3), low(3, 2)], '12s 13s 14s 3As 3Ad'))).toEqual([
      1, 3,
    ]));

  it('suits decide: the queen of spades over the queen of hearts [R123-IV-7.2.C] [R123-II-22]', () =>
    expect(winners(...event, race(1, [low(1, 1), low(3, 1)], '1Qh 3Qs'))).toEqual([3]));

  it('nobody wins more than one chip, whatever the cards [R123-II-14]', () =>
    expect(
      winners(...event, race(1, [low(1, 3), low(2, 1), low(3, 1)], '1As 1Ah 1Ad 22d 33d')),
    ).toEqual([1, 3]));
});

describe('The cards are dealt seat by seat [R123-IV-7.2.A] [R123-IV-7.2.B]', () => {
  const rows = [low(3, 2), low(1, 3), low(2, 4)];

  it('from position 1, one for each odd chip: 1, 1, 1, 3, 3', () =>
    given(history(...event))
      .when(race(1, rows, '12s 13s 14s 3As 3Ad'))
      .thenFacts({ type: 'ChipsRaced' }));

  it.each(['12s 3As 13s 3Ad 14s', '3As 3Ad 12s 13s 14s', '12s 13s 3As 3Ad', '12s 12s 14s 3As 3Ad'])(
    'refuses %s',
    (dealt) =>
      given(history(...event))
        .when(race(1, rows, dealt))
        .thenRejects('tournament.race-cards-invalid', 'R123-IV-7.2.B'),
  );
});

describe('Nobody is eliminated by the race [R123-II-15]', () => {
  it('a player with a single 25 who loses gets one 100, one more', () => {
    const rows = [low(1, 1, 0), low(2, 1)];
    const [first, second] = rowsOf(...event, race(1, rows, '12d 2As'));
    expect([first?.won, first?.saved, second?.won, second?.saved]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    given(history(...event))
      .when(race(1, rows, '12d 2As'))
      .thenFacts({ adjustment: 150 }); // 50 became 200
  });

  it('nobody else is given any', () => {
    const [first] = rowsOf(...event, race(1, [low(1, 1, 100), low(2, 1)], '12d 2As'));
    expect(first?.saved).toBe(false);
  });
});

describe('It is done in the pause before the next level is played [R123-II-13]', () => {
  it('no table deals in that level before', () => {
    const next = [...event, level(2)];
    given(history(...next))
      .when(deal(1, 9))
      .thenRejects('tournament.color-up-pending', 'R123-II-13');
    given(history(...next, race(1, [])))
      .when(deal(1, 9))
      .thenFacts({ type: 'HandOpened' });
    given(history(...next, race(1, [])))
      .when(deal(2, 9))
      .thenRejects('tournament.color-up-pending', 'R123-II-13');
    given(history(...event))
      .when(deal(1, 9))
      .thenFacts({ type: 'HandOpened' });
  });

  it('once, of a chip that the structure retires, when its last level is over', () => {
    given(history(...event, race(1, [])))
      .when(race(1, []))
      .thenNothing();
    given(history(...event, race(1, [])))
      .when(race(1, [], '', { raceId: 'race 9' }))
      .thenRejects('tournament.already-raced', 'R123-II-13');
    given(history(...event))
      .when(race(1, [], '', { denomination: chips(100) }))
      .thenRejects('tournament.denomination-unknown', 'R123-II-12');
    const later = { ...changes, retirements: [{ denomination: chips(25), afterLevel: 2 }] };
    const levels = changes.levels.map((one) =>
      one.level === 2 ? { ...one, smallBlind: chips(50), bigBlind: chips(100) } : one,
    );
    given(history(...underWay([6, 6], there, { ...later, levels })))
      .when(race(1, []))
      .thenRejects('tournament.retirement-not-due', 'R123-II-13');
  });

  it('of seats that have chips, each once, with no more chips than there are', () => {
    for (const rows of [[low(9, 1)], [low(1, 1), low(1, 2)]])
      given(history(...event))
        .when(race(1, rows, '1As'))
        .thenRejects('tournament.sheet-incomplete', 'R123-IV-7.2');
    given(history(...event))
      .when(race(1, [low(1, 0, 120_001)]))
      .thenRejects('tournament.chips-exceed-play', 'R123-IV-7.2');
  });

  it.each<[number, RejectionCode | null]>([
    [9_900, null],
    [9_925, 'tournament.count-not-of-chips'],
  ])(
    'with a rest of %d, which chips above the low one make or not [R123-II-3]',
    (rest, refusal) => {
      const racing = given(history(...event)).when(race(1, [low(1, 4, rest)]));
      if (refusal) racing.thenRejects(refusal, 'R123-IV-7.2');
      else racing.thenFacts({ type: 'ChipsRaced' });
    },
  );

  it('of what was counted since the last hand, with nothing lost on the way', () => {
    const stacks = { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000, 5: 10_000, 6: 10_000 };
    const counted = [...event, deal(1, 1), count({ 1: stacks }, on('supervisor', 1))];
    const raceOf = (rest: number) =>
      race(1, [low(1, 4, rest)], '', { ...on('dealer', 2), raceId: 'race 2' });
    given(history(...counted))
      .when(raceOf(9_900))
      .thenFacts({ type: 'ChipsRaced' });
    given(history(...counted))
      .when(raceOf(9_800))
      .thenRejects('tournament.count-mismatch', 'R123-IV-7.2');
    given(history(...counted, deal(1, 2, on('dealer', 2))))
      .when({ ...raceOf(9_800), ...on('dealer', 3) })
      .thenFacts({ type: 'ChipsRaced' });
  });

  it('keeps who was not there, and so has no claim [R123-IV-7.2.p4]', () => {
    const rows = rowsOf(...event, race(1, [low(1, 4), low(2, 4, 1_000, false)]));
    expect(rows.map(({ present }) => present)).toEqual([true, false]);
  });
});

describe('The stack of an absent player races too [R123-IV-7.2]', () => {
  const absent = underWay([6, 6], there.slice(0, -1), changes);

  it('and what it wins or loses is at the seat', () => {
    const charged = [...absent, deal(2, 1, { smallBlind: 6 }), level(2)]; // 9,975 left
    const odd = [low(1, 1), low(6, 3, 9_900)];
    const won = stateOf(...charged, race(2, odd, '12d 6As 6Ad 6Kd', on('dealer', 1)));
    const lost = stateOf(...charged, race(2, odd, '1As 6Ad 6Kd 6Qd', on('dealer', 1)));
    expect(absentStack(won, entryOf(won, 'E12')!)).toBe(10_000);
    expect(absentStack(lost, entryOf(lost, 'E12')!)).toBe(9_900);
    expect(chipsInPlay(won)).toBe(120_000);
    given(history(...charged))
      .when(race(2, []))
      .thenRejects('tournament.sheet-incomplete', 'R123-IV-7.2');
    given(history(...charged))
      .when(race(2, [low(6, 3, 9_000)], '6Ad 6Kd 6Qd'))
      .thenRejects('tournament.count-mismatch', 'R123-IV-7.2');
  });
});

describe('Any race [R123-II-14] [R123-II-15]', () => {
  const seats = fc.array(
    fc.record({ low: fc.nat(40), rest: fc.constantFrom(0, 0, 100, 5_000), present: fc.boolean() }),
    { minLength: 1, maxLength: 10 },
  );
  const values = fc.constantFrom([25, 100], [25, 500], [100, 500], [20, 50]);

  it('gives each seat equal value but for its odd chips, leaves nobody without, and adds up', () =>
    fc.assert(
      fc.property(seats, values, fc.nat(51), (drawn, [denomination, higher], from) => {
        const [small, big] = [chips(denomination!), chips(higher!)];
        const named = drawn.map((one, index) => ({ ...one, seat: index + 1, entryNumber: index }));
        let card = from;
        const dealt = named.flatMap(({ seat, low: amount }) =>
          Array.from({ length: oddChips(amount, small, big) }, () => ({
            seat,
            card: DECK[card++ % DECK.length]!,
          })),
        );
        const values_ = { denomination: small, higher: big, lowest: big };
        const { rows, adjustment } = raceRows({ ...values_, seats: named, dealt });
        const before = named.reduce((sum, one) => sum + one.low * small + one.rest, 0);
        const after = rows.map((row, index) => {
          const { low: amount, rest } = named[index]!;
          return amount * small + rest + gainOf(values_, row);
        });
        expect(after.reduce((sum, one) => sum + one, 0)).toBe(before + adjustment);
        rows.forEach((row, index) => {
          const { low: amount, rest } = named[index]!;
          if (amount + rest > 0) expect(after[index]).toBeGreaterThan(0);
          expect(row.exchanged * big).toBe((amount - row.odd) * small);
          expect((after[index]! - rest) % big).toBe(0);
        });
      }),
      { numRuns: 300 },
    ));
});
