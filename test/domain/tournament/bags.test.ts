import { describe, expect, it } from 'vitest';
import type { Jornada } from '../../../domain/time/jornada.ts';
import { absentEntries } from '../../../domain/tournament/chips/stacks.ts';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { standingsOf } from '../../../domain/tournament/prizes.ts';
import { given, history } from '../../support/given.ts';
import {
  bag,
  bagAll,
  closeDay,
  dayRedraw,
  nextDay,
  openDay,
  release,
  saturday,
} from './bagging.ts';
import { arrive, deal, hold, level, on, removeAbsent, stateOf, underWay } from './chips.ts';
import { withdraw } from './inPlay.ts';
import { bust, characteristics, placesOf } from './multiTable.ts';
import { person, staff } from './sitAndGo.ts';

const there = Array.from({ length: 12 }, (_, index) => `E${index + 1}`);
const twoDays = [...characteristics.days, saturday];
const noRetirements = { retirements: [], days: twoDays };
const event = underWay([6, 6], there, noRetirements);
/** E1 bagged 13,500; the others together the rest. */
const bagged = [
  ...event,
  bag('E1', { 1000: 10, 500: 6, 100: 5 }),
  bag('E2', { 1000: 6, 500: 1 }),
  ...bagAll(...there.slice(2)),
];
const night = [...bagged, closeDay()];
const morning = [...night, dayRedraw(placesOf(6, 6))];

describe('Each player bags his chips at the end of the day [R123-IV-7.3] [R123-IV-7.3.2]', () => {
  it('with the detail by denomination, on a receipt in triplicate [R123-IV-7.3.2.p3]', () =>
    given(history(...event))
      .when(bag('E1', { 1000: 10, 500: 6, 100: 5 }))
      .thenFacts({
        type: 'ChipsBagged',
        table: 1,
        seat: 1,
        receipt: 1,
        total: 13_500,
        seal: 'P-E1',
        piles: [
          { denomination: 100, quantity: 5 },
          { denomination: 500, quantity: 6 },
          { denomination: 1_000, quantity: 10 },
        ],
      }));

  it('counted again by the dealer: declared 13,500 and counted 13,400 is blocked [R123-IV-7.3.2.p4]', () => {
    const wrong = bag('E1', { 1000: 10, 500: 6, 100: 5 });
    given(history(...event))
      .when({ ...wrong, counted: bag('E1', { 100: 134 }).counted })
      .thenRejects('tournament.count-mismatch', 'R123-IV-7.3.2.p4');
    given(history(...event))
      .when({ ...wrong, declared: bag('E1', { 100: 134 }).declared })
      .thenRejects('tournament.count-mismatch', 'R123-IV-7.3.2.p4');
    given(history(...event))
      .when(bag('E1', {}))
      .thenRejects('tournament.count-mismatch', 'R123-IV-7.3.2.p4');
  });

  it('only for another day: one that was published, or of an event that is suspended', () => {
    const oneDay = underWay([6, 6], there, { retirements: [] });
    const suspended: TournamentCommand = {
      type: 'SuspendEvent',
      interruptionId: 'suspension 1',
      reason: 'Corte de luz',
      consent: 'Nota 12/26',
      ...on('director', 5),
    };
    given(history(...oneDay))
      .when(bag('E1', { 1000: 10 }))
      .thenRejects('tournament.no-day-left', 'R123-IV-7.3.2');
    given(history(...oneDay, suspended))
      .when(bag('E1', { 1000: 10 }, on('dealer', 6)))
      .thenFacts({ type: 'ChipsBagged' });
    given(history(...oneDay))
      .when(closeDay())
      .thenRejects('tournament.no-day-left', 'R123-I-12', { jornada: '2014-05-09' });
    given(history(...oneDay, suspended))
      .when(closeDay(on('director', 6)))
      .thenRejects('tournament.bags-missing', 'R123-I-12');
    const lastDay = [...morning, openDay(), release('E1', 1, 13_500)];
    given(history(...lastDay))
      .when(closeDay({ closeId: 'close 2', ...nextDay('director', 30) }))
      .thenRejects('tournament.no-day-left', 'R123-I-12', { jornada: '2014-05-10' });
    given(history(...lastDay))
      .when(
        bag('E1', { 1000: 10 }, { bagId: 'bag again', seal: 'P-again', ...nextDay('dealer', 30) }),
      )
      .thenRejects('tournament.no-day-left', 'R123-IV-7.3.2');
  });

  it('once, under a seal of its own; a wrong bag is voided and its number not given again', () => {
    const one = [...event, bag('E1', { 1000: 10 })];
    const voided = {
      type: 'VoidBag',
      voidId: 'void 1',
      entryId: 'E1',
      reason: 'Mal contada',
      ...on('supervisor'),
    } as const;
    given(history(...one))
      .when(bag('E1', { 1000: 10 }))
      .thenNothing();
    given(history(...one))
      .when(bag('E1', { 1000: 9 }, { bagId: 'bag 2', seal: 'P-2' }))
      .thenRejects('tournament.chips-bagged', 'R123-IV-7.3.2');
    given(history(...one))
      .when(bag('E2', { 1000: 10 }, { seal: 'P-E1' }))
      .thenRejects('tournament.seal-invalid', 'R123-IV-7.3.2');
    given(history(...one, voided))
      .when(bag('E1', { 1000: 11 }, { bagId: 'bag 2', seal: 'P-2' }))
      .thenFacts({ receipt: 2, total: 11_000 });
    given(history(...one, voided))
      .when(voided)
      .thenNothing();
    given(history(...event))
      .when(voided)
      .thenRejects('tournament.bag-unknown', 'R123-IV-7.3.2');
  });

  it('and whose chips are sealed is not in a hand any more [R123-I-12]', () => {
    given(history(...bagged))
      .when(bust('x1', 9, 'E1'))
      .thenRejects('tournament.chips-bagged', 'R123-I-12');
    given(history(...bagged))
      .when(deal(1, 9))
      .thenRejects('tournament.chips-bagged', 'R123-I-12');
  });
});

describe('The day closes when everybody has a bag [R123-I-12]', () => {
  it('names who is missing [R123-IV-7.3.2.p7]', () => {
    const nineteen = [...event, ...bagAll(...there.slice(0, -1))];
    given(history(...nineteen))
      .when(closeDay())
      .thenRejects('tournament.bags-missing', 'R123-I-12');
    given(history(...bagged))
      .when(closeDay())
      .thenFacts({
        type: 'PlayDayClosed',
        bags: 12,
        total: 120_000,
        inPlay: 120_000,
        nextLevel: 2,
      });
  });

  it('with the chips in play in the bags, or an explained difference that adjusts them', () => {
    const short = [...event, bag('E1', { 1000: 9, 500: 1 }), ...bagAll(...there.slice(1))];
    given(history(...short))
      .when(closeDay())
      .thenRejects('tournament.bags-differ', 'R123-IV-7.3.2');
    const explained = closeDay({ explanation: 'Una ficha de 500 se rompió en la mesa 1' });
    expect(chipsInPlay(stateOf(...short, explained))).toBe(119_500);
    given(history(...short))
      .when({ ...explained, ...on('supervisor') })
      .thenRejects('tournament.role-not-allowed', 'R123-I-12');
  });

  it('and nothing is played at night', () => {
    given(history(...night))
      .when(closeDay())
      .thenNothing();
    given(history(...night))
      .when(level(2))
      .thenRejects('tournament.play-day-closed', 'R123-I-12');
    given(history(...night))
      .when(deal(1, 9))
      .thenRejects('tournament.play-day-closed', 'R123-I-12');
    expect(stateOf(...night).clock).toMatchObject({ endsAt: null, remainingSeconds: 1_200 });
  });

  it('but who leaves leaves with the whole bag [R123-I-59]', () => {
    given(history(...night))
      .when(withdraw('E1', 20, 13_000))
      .thenRejects('tournament.count-mismatch', 'R123-IV-7.3.2');
    expect(chipsInPlay(stateOf(...night, withdraw('E1', 20, 13_500)))).toBe(106_500);
  });
});

describe('Chips go back at the seat drawn for the new day [R123-I-15]', () => {
  it('not before the seats are drawn', () => {
    given(history(...night))
      .when(release('E1', 1, 13_500))
      .thenRejects('tournament.seat-not-drawn', 'R123-I-15');
    given(history(...bagged))
      .when(release('E1', 1, 13_500))
      .thenRejects('tournament.seat-not-drawn', 'R123-I-15');
    given(history(...morning))
      .when(release('E1', 1, 13_500))
      .thenFacts({ type: 'BagReleased', total: 13_500, table: 1, seat: 1, presented: true });
  });

  it('all that was bagged: 43,500 or nothing [R123-IV-7.3.2.p1]', () =>
    given(history(...morning))
      .when(release('E1', 1, 13_000))
      .thenRejects('tournament.count-mismatch', 'R123-IV-7.3.2.p1'));

  it('against the duplicate of this bag [R123-IV-7.3.2.p6] [R123-IV-7.3.2.p8]', () => {
    given(history(...morning))
      .when(release('E1', 2, 13_500))
      .thenRejects('tournament.bag-receipt-mismatch', 'R123-IV-7.3.2.p8');
    given(history(...morning))
      .when(release('E1', null, 13_500))
      .thenRejects('tournament.role-not-allowed', 'R123-I-14');
  });

  it('or by the Director with a penalty: the right to play stands [R123-I-14]', () => {
    given(history(...morning))
      .when(release('E1', null, 13_500, nextDay('director')))
      .thenFacts(
        { type: 'BagReleased', presented: false },
        {
          type: 'PenaltyImposed',
          entryId: 'E1',
          infractions: ['R123-I-14'],
          hands: 0,
          description: 'Comprobante no presentado',
        },
      );
    given(history(...morning, release('E1', null, 13_500, nextDay('director'))))
      .when(release('E1', null, 13_500, nextDay('director')))
      .thenNothing();
  });

  it('to that person, with the document, who may still play [R123-I-27.b2]', () => {
    given(history(...morning))
      .when(release('E1', 1, 13_500, { person: person('otra') }))
      .thenRejects('tournament.entry-not-transferable', 'R123-I-33');
    given(history(...morning))
      .when(release('E1', 1, 13_500, { documentMatches: false }))
      .thenRejects('tournament.document-mismatch', 'R123-I-28');
    const excluded = person('player E1', { restrictions: ['self-excluded'] });
    given(history(...morning))
      .when(release('E1', 1, 13_500, { person: excluded }))
      .thenFacts({ type: 'EntryBarred', entryId: 'E1', due: 'removal' });
    given(history(...morning, release('E1', 1, 13_500, { person: excluded })))
      .when(release('E1', 1, 13_500, { person: excluded }))
      .thenRejects('tournament.person-barred', 'R123-I-27.b2');
  });

  it('and once', () =>
    given(history(...morning, release('E1', 1, 13_500)))
      .when(release('E1', 1, 13_500, { releaseId: 'release 2' }))
      .thenRejects('tournament.bag-unknown', 'R123-IV-7.3.2'));
});

describe('A day is closed after what its bags hold [R123-I-12] [R123-IV-7.3.2]', () => {
  it('not before the last exit, but for clocks that differ', () => {
    const sealed = history(
      ...event,
      withdraw('E12', 3, 10_000, on('director', 30)),
      bag('E1', { 1000: 10, 500: 6, 100: 5 }),
      bag('E2', { 1000: 6, 500: 1 }),
      ...bagAll(...there.slice(2, -1)),
    );
    given(sealed)
      .when(closeDay(on('director', 24)))
      .thenRejects('tournament.before-its-cause', 'R123-I-12');
    given(sealed)
      .when(closeDay(on('director', 25)))
      .thenFacts({ type: 'PlayDayClosed', total: 110_000, inPlay: 110_000 });
  });
});

describe('The next day begins with its own seats and its own first level [R123-I-88] [R123-I-39]', () => {
  const second = [
    ...morning,
    ...there
      .slice(0, 10)
      .map((entryId, index) => release(entryId, index + 1, [13_500, 6_500][index] ?? 10_000)),
    openDay(),
  ];

  it('once its seats are drawn, in another jornada', () => {
    given(history(...night))
      .when(openDay())
      .thenRejects('tournament.redraw-missing', 'R123-I-88');
    given(history(...morning))
      .when(openDay(on('director')))
      .thenRejects('tournament.day-too-early', 'R123-I-12');
    given(history(...morning))
      .when(openDay())
      .thenFacts({ type: 'PlayDayOpened', level: 2 });
    given(history(...second))
      .when(openDay())
      .thenNothing();
    given(history(...event))
      .when(openDay())
      .thenRejects('tournament.play-day-running', 'R123-I-12');
  });

  it('on the day announced for it, no later one [R123-I-1.2]', () =>
    given(history(...morning))
      .when(openDay({ jornada: '2014-05-11' as Jornada }))
      .thenRejects('tournament.not-the-day-announced', 'R123-I-1.2'));

  it('its level needs no reason: the night ended the one before [R123-II-47]', () => {
    const { reason: _, ...first } = level(2);
    given(history(...second))
      .when({ ...first, ...nextDay('director', 1) })
      .thenFacts({ type: 'LevelAnnounced', level: 2 });
    const { reason: __, ...next } = level(3);
    given(history(...second, { ...first, ...nextDay('director', 1) }))
      .when({ ...next, ...nextDay('director', 2) })
      .thenRejects('tournament.level-early', 'R123-II-47');
  });

  it('plays no hand before its level is announced [R123-II-45]', () => {
    given(history(...second))
      .when(deal(1, 20, nextDay('dealer', 1)))
      .thenRejects('tournament.level-not-announced', 'R123-II-45', { level: 2, current: 1 });
    given(history(...second, { ...level(2), ...nextDay('director', 1) }))
      .when(deal(1, 20, nextDay('dealer', 2)))
      .thenFacts({ type: 'HandOpened', level: 2 });
  });

  it('who does not come pays, and leaves when that level ends, chip leader or not', () => {
    const played = [
      ...second,
      { ...level(2), ...nextDay('director', 1) },
      deal(2, 20, { bigBlind: 5, ...nextDay('dealer', 2) }),
    ];
    expect(absentEntries(stateOf(...played)).map(({ entryId }) => entryId)).toEqual(['E11', 'E12']);
    given(history(...played))
      .when(removeAbsent(nextDay('supervisor', 3)))
      .thenRejects('tournament.first-level-running', 'R123-I-39');
    const third = [...played, { ...level(3), ...nextDay('director', 20) }];
    given(history(...third))
      .when(removeAbsent({ hand: 21, ...nextDay('supervisor', 21) }))
      .thenFacts({
        out: [
          { entryId: 'E11', chipsRemoved: 9_900, table: 2 },
          { entryId: 'E12', chipsRemoved: 10_000, table: 2 },
        ],
      });
    const after = stateOf(...third, removeAbsent({ hand: 21, ...nextDay('supervisor', 21) }));
    expect(chipsInPlay(after)).toBe(120_000 - 19_900);
    expect(standingsOf(after).map(({ entry, position }) => [entry, position])).toEqual([
      [12, 11],
      [11, 12],
    ]);
  });

  it('who comes late gets what is left of the bag', () => {
    const played = [
      ...second,
      { ...level(2), ...nextDay('director', 1) },
      deal(2, 20, { bigBlind: 5, ...nextDay('dealer', 2) }),
    ];
    given(history(...played))
      .when(release('E11', 11, 9_900, nextDay('dealer', 5)))
      .thenFacts({ total: 9_900 });
  });
});

describe('A level that was not over goes on the next day [R123-I-12]', () => {
  it('and is the first level of that day', () => {
    const goesOn = [
      ...bagged,
      closeDay({ levelGoesOn: true }),
      dayRedraw(placesOf(6, 6)),
      openDay(),
    ];
    given(history(...goesOn))
      .when({ type: 'ResumeClock', clockId: 'clock 1', ...nextDay('supervisor', 1) })
      .thenFacts({ type: 'ClockResumed' });
    expect(stateOf(...goesOn).chips.firstLevel).toBe(1);
  });
});

describe('An absent player whose stack is held is bagged by dealer and Supervisor [R123-I-12] [R123-I-40]', () => {
  const held = [
    ...underWay([6, 6], there.slice(0, -1), noRetirements),
    hold('E12'),
    deal(2, 1, { bigBlind: 6, ...on('dealer', 11) }),
    level(2, 20),
    ...there
      .slice(0, -1)
      .map((entryId, index) =>
        bag(entryId, index === 0 ? { 1000: 10, 25: 2 } : { 1000: 10 }, on('dealer', 30)),
      ),
  ];
  const late = (total: Readonly<Record<number, number>>, signed: boolean) =>
    bag('E12', total, {
      ...on('dealer', 31),
      supervisor: signed ? staff('supervisor') : null,
    });

  it('with what is left, and not without him', () => {
    given(history(...held))
      .when(late({ 1000: 9, 500: 1, 100: 4, 25: 2 }, false))
      .thenRejects('tournament.supervisor-missing', 'R123-I-12');
    given(history(...held))
      .when(late({ 1000: 10 }, true))
      .thenRejects('tournament.count-mismatch', 'R123-IV-7.3.2.p4');
    given(history(...held, late({ 1000: 9, 500: 1, 100: 4, 25: 2 }, true)))
      .when(closeDay(on('director', 32)))
      .thenFacts({ type: 'PlayDayClosed', total: 120_000, inPlay: 120_000, nextLevel: 3 });
  });

  it('and takes the coupon out of the hand before the chips, when the player comes', () => {
    const second = [
      ...held,
      late({ 1000: 9, 500: 1, 100: 4, 25: 2 }, true),
      closeDay(on('director', 32)),
      dayRedraw(placesOf(6, 6)),
    ];
    given(history(...second))
      .when(release('E12', 12, 9_950))
      .thenRejects('tournament.voucher-not-taken', 'R123-IV-3');
    const came = arrive('E12', '2/6').map((one) => ({ ...one, ...nextDay(one.by.role) }));
    given(history(...second, ...came))
      .when(release('E12', 12, 9_950))
      .thenFacts({ type: 'BagReleased', total: 9_950 });
  });
});
