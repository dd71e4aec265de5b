import { describe, expect, it } from 'vitest';
import { centavos } from '../../../domain/money/centavos.ts';
import { chips } from '../../../domain/money/chips.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import type { MultiTableCharacteristics } from '../../../domain/tournament/commands.ts';
import { placesPaid } from '../../../domain/tournament/scales.ts';
import type { PaidPlaces } from '../../../domain/tournament/terms.ts';
import { dayInRoom } from '../../../functions/shared/time.ts';
import { given, history } from '../../support/given.ts';
import { announcedOn, announceTables, characteristics, playing, redraw } from './multiTable.ts';
import { announce, staff } from './sitAndGo.ts';

const refused = (
  changes: Partial<MultiTableCharacteristics>,
  ...why: Parameters<ReturnType<ReturnType<typeof given>['when']>['thenRejects']>
) =>
  given([])
    .when(announceTables(changes))
    .thenRejects(...why);

const accepted = (changes: Partial<MultiTableCharacteristics>) =>
  given([]).when(announceTables(changes)).thenFacts({ type: 'TournamentAnnounced' });

const friday = { jornada: '2014-05-09', startsAt: '2014-05-09T23:00:00.000Z' };
const saturday = { jornada: '2014-05-10', startsAt: '2014-05-10T21:00:00.000Z' };
const days = (...some: (typeof friday)[]) => some as unknown as MultiTableCharacteristics['days'];

describe('An event of several tables is announced with its points [R123-I-1] [R123-I-1.1]', () => {
  it('splits the price of each purchase and knows the first day', () => {
    const prize = { bps: 9000 };
    const offer = { price: centavos(1_500_00), prize, chips: chips(10_000) };
    const rebuy = { ...offer, max: 2, stackMax: chips(10_000), throughLevel: 4 };
    const addOn = { ...offer, prize: { benefit: centavos(0) }, afterLevel: 4 };
    const { prize: _, ...published } = characteristics;
    const split = { benefit: 15_000, prizePart: 135_000, prizeBps: 9000 };
    const { prize: __, ...ofRebuy } = rebuy;
    const { prize: ___, ...ofAddOn } = addOn;
    given([])
      .when(announceTables({ rebuy, addOn }))
      .thenFacts({
        terms: {
          ...published,
          ...published.days[0],
          director: { legajo: '1001', name: 'Empleado director' },
          benefit: 40_000,
          prizePart: 160_000,
          prizeBps: 8000,
          rebuy: { ...ofRebuy, ...split },
          addOn: { ...ofAddOn, benefit: 0, prizePart: 150_000, prizeBps: null },
        },
      });
    given(history(announceTables({ rebuy, addOn })))
      .when(announceTables({ rebuy, addOn }))
      .thenNothing();
  });

  it.each(['multi-table-regroup', 'multi-table-elimination'] as const)('takes %s', (modality) =>
    accepted({ modality }),
  );

  it.each([
    [{ name: ' ' }, 'R123-I-1'],
    [{ tables: [] }, 'R123-I-1'],
    [{ days: [] }, 'R123-I-1.2'],
    [{ days: days({ ...friday, startsAt: ' ' }) }, 'R123-I-1.2'],
    [{ price: centavos(0) }, 'R123-I-1.5'],
    [{ scales: [] }, 'R123-I-1.10'],
    [{ levels: [] }, 'R123-I-1.11'],
  ] as const)('refuses %j naming the point %s', (changes, norm) =>
    refused(changes, 'tournament.announcement-incomplete', norm),
  );

  it('points at every member that is missing', () =>
    refused(
      { name: ' ', price: centavos(0), levels: [] },
      'tournament.announcement-incomplete',
      'R123-I-1',
      { points: 'R123-I-1, R123-I-1.5, R123-I-1.11', pointer: '/name, /price, /levels' },
    ));

  it('refuses it without a Director [R123-III-1]', () =>
    refused({ director: staff('dealer') }, 'tournament.director-missing', 'R123-III-1'));
});

describe('Every day of play has its date and start [R123-I-1.2]', () => {
  it('takes Friday 20:00 and Saturday 18:00', () => accepted({ days: days(friday, saturday) }));

  it.each([
    ['the same day twice', days(friday, friday), 'jornada'],
    ['days backwards', days(saturday, friday), 'jornada'],
    [
      'a start before the one before',
      days(friday, { ...saturday, startsAt: friday.startsAt }),
      'startsAt',
    ],
  ])('refuses %s, and points at it', (_, wrong, member) =>
    refused({ days: wrong }, 'tournament.days-invalid', 'R123-I-1.2', {
      ...{ day: 2, pointer: `/days/1/${member}` },
    }),
  );
});

describe('Registration and accreditation have a window [R123-I-1.4]', () => {
  const { registration } = characteristics;
  it.each(['registration', 'accreditation'] as const)(
    'refuses %s that closes as it opens',
    (name) =>
      refused(
        { [name]: { ...registration, closesAt: registration.opensAt } },
        'tournament.window-invalid',
        'R123-I-1.4',
      ),
  );
});

describe('Registration closes by the start; in play it is an extension [R123-I-34] [R123-I-1.4]', () => {
  const { registration } = characteristics;
  const until = (closesAt: string) => ({
    registration: { ...registration, closesAt: closesAt as Instant },
  });

  it('takes one that closes as play starts, and refuses one a second later', () => {
    accepted(until('2014-05-09T23:30:00.000Z'));
    refused(until('2014-05-09T23:30:01.000Z'), 'tournament.window-invalid', 'R123-I-34');
  });

  it('and in series up to the last one', () => {
    const end = { entriesMax: 50, throughLevel: 3, qualifiers: 2 };
    const final = { jornada: '2014-05-11', startsAt: '2014-05-11T23:30:00.000Z' };
    const staged = (closesAt: string) => ({
      ...until(closesAt),
      days: days(friday, saturday, final),
      stages: {
        assignment: 'player-choice',
        series: [
          { code: 'A', ...end, ...friday },
          { code: 'B', ...end, ...saturday },
        ],
        final,
      } as unknown as NonNullable<MultiTableCharacteristics['stages']>,
    });
    accepted(staged(saturday.startsAt));
    refused(staged('2014-05-10T21:00:01.000Z'), 'tournament.window-invalid', 'R123-I-34');
  });
});

describe('A start is an hour of its gaming day [R123-I-1.2]', () => {
  const at = (startsAt: string) => ({ days: days({ ...friday, startsAt }) });
  const by = {
    registration: { ...characteristics.registration, closesAt: friday.startsAt as Instant },
  };

  it('which goes on past midnight, to six in the morning', () => {
    accepted({ ...by, ...at('2014-05-10T08:59:00.000Z') });
    refused(
      { ...by, ...at('2014-05-10T09:00:00.000Z') },
      'tournament.start-on-another-day',
      'R123-I-1.2',
    );
  });

  it('also of a Sit & Go and of a final', () => {
    given([])
      .when(announce({}, { startsOn: ['2014-05-08' as Jornada] }))
      .thenRejects('tournament.start-on-another-day', 'R123-I-1.2');
    given([])
      .when({
        ...announceTables({ days: days(friday, saturday) }),
        startsOn: [friday.jornada, friday.jornada] as Jornada[],
      })
      .thenRejects('tournament.start-on-another-day', 'R123-I-1.2');
  });
});

describe('Blinds rise or stay [R123-I-1.11]', () => {
  const level = (number: number, smallBlind: number, bigBlind: number) => ({
    ...{ level: number, smallBlind: chips(smallBlind), bigBlind: chips(bigBlind) },
    ...{ ante: chips(0), minutes: 20 },
  });
  const second = (smallBlind: number, bigBlind: number) => ({
    ...{ levels: [level(1, 100, 200), level(2, smallBlind, bigBlind)], breaks: [] },
    ...{ retirements: [], rebuy: null, addOn: null },
  });

  it('takes the same again and refuses less of either', () => {
    accepted(second(100, 200));
    refused(second(75, 200), 'tournament.level-invalid', 'R123-I-1.11');
    refused(second(100, 175), 'tournament.level-invalid', 'R123-I-1.11');
  });
});

describe('A modality that the list leaves open has words of its own [R123-I-1.1]', () => {
  const words = (name: string, regroups = true) => ({
    modality: 'other' as const,
    otherModality: { name, regroups },
  });

  it('which are announced with it, and no other modality has any', () => {
    accepted(words('Por equipos, con relevos'));
    refused(words(' '), 'tournament.announcement-incomplete', 'R123-I-1.1');
    refused({ modality: 'other' }, 'tournament.announcement-incomplete', 'R123-I-1.1');
    refused(
      { ...words('Por equipos'), modality: 'heads-up', seatsPerTable: 2 },
      'tournament.announcement-incomplete',
      'R123-I-1.1',
    );
  });

  it('and say whether its tables regroup', () => {
    const final = { ...redraw({ drawId: 'final' }), occasion: 'final-table' as const, tables: [1] };
    const nine = (regroups: boolean) => history(...playing([5, 4], words('Por equipos', regroups)));
    given(nine(true)).when(final).thenFacts({ type: 'SeatsRedrawn', occasion: 'final-table' });
    given(nine(false))
      .when(final)
      .thenRejects('tournament.modality-does-not-regroup', 'R123-I-1.1');
  });
});

describe('A share of the entries is paid, rounded as published [R123-I-1.10]', () => {
  it('15 % of 83 entries is 12.45: 12 or 13 places', () => {
    const places = (rounding: PaidPlaces['rounding'], entries = 83) =>
      placesPaid({ bps: 1500, rounding }, entries);
    expect([places('up'), places('down'), places('nearest')]).toEqual([13, 12, 12]);
    expect([places('up', 80), places('nearest', 90), places('down', 3)]).toEqual([12, 14, 1]);
  });

  it('and the scales agree with it for every number of entries', () => {
    const scale = (entriesMin: number, entriesMax: number, places: number) => ({
      entriesMin,
      entriesMax,
      sharesBps: [[10_000], [6000, 4000], [5000, 3000, 2000]][places - 1]!,
    });
    const announced = (
      rounding: PaidPlaces['rounding'],
      ...scales: ReturnType<typeof scale>[]
    ) => ({
      quota: 9,
      scales,
      paidPlaces: { bps: 2500, rounding },
    });
    accepted(announced('up', scale(2, 4, 1), scale(5, 8, 2), scale(9, 9, 3)));
    accepted(announced('down', scale(2, 7, 1), scale(8, 9, 2)));
    refused(
      announced('up', scale(2, 5, 1), scale(6, 8, 2), scale(9, 9, 3)),
      'tournament.scale-places-wrong',
      'R123-I-1.10',
    );
    refused(
      { ...announced('up', scale(2, 9, 1)), paidPlaces: { bps: 0, rounding: 'up' } },
      'tournament.paid-places-invalid',
      'R123-I-1.10',
    );
  });
});

describe('The anticipated sale opens 15 days ahead [R123-IV-1.1.p1]', () => {
  const play = (day: string, opening: string) => ({
    days: days({ jornada: day, startsAt: `${day}T23:30:00.000Z` }),
    registration: {
      opensAt: `${opening}T15:00:00.000Z` as Instant,
      closesAt: `${day}T22:00:00.000Z` as Instant,
    },
  });

  it('takes an event on 20 December that opens on the 5th', () =>
    accepted(play('2014-12-20', '2014-12-05')));

  it.each(['2014-12-06', '2014-12-10'])('refuses an opening on %s', (opening) =>
    refused(play('2014-12-20', opening), 'tournament.sale-window-short', 'R123-IV-1.1.p1'),
  );

  it('counts from the day of the room: nine at night in Buenos Aires is the next day in UTC', () => {
    const opening = (time: string) => ({
      ...play('2014-12-20', '2014-12-05'),
      registration: { opensAt: time as Instant, closesAt: '2014-12-20T22:00:00.000Z' as Instant },
    });
    accepted(opening('2014-12-06T02:59:59.999Z'));
    refused(opening('2014-12-06T03:00:00.000Z'), 'tournament.sale-window-short', 'R123-IV-1.1.p1');
    expect(dayInRoom('2014-12-06T02:59:59.999Z' as Instant)).toBe('2014-12-05');
    expect(dayInRoom('2014-12-06T03:00:00.000Z' as Instant)).toBe('2014-12-06');
  });

  it('and not on a day before the announcement: what nobody published sells nothing [R123-I-1.4]', () => {
    const opening = (time: string) => ({
      registration: { ...characteristics.registration, opensAt: time as Instant },
    });
    accepted(opening('2014-04-24T03:00:00.000Z'));
    refused(
      opening('2014-04-24T02:59:59.000Z'),
      'tournament.sale-before-announcement',
      'R123-I-1.4',
    );
    const early = announceTables(opening('2014-04-23T15:00:00.000Z'));
    const posted = { ...early, jornada: '2014-04-23' as Jornada };
    given([]).when(posted).thenFacts({ type: 'TournamentAnnounced' });
    given(history(posted))
      .when({ ...posted, jornada: announcedOn })
      .thenNothing();
  });

  it('refuses an announcement 14 days before the event, whenever it opens', () =>
    given([])
      .when({ ...announceTables(), jornada: '2014-04-25' as Jornada })
      .thenRejects('tournament.sale-window-short', 'R123-IV-1.1.p1'));
});

describe('A table has at most ten seats [R123-II-16]', () => {
  it('takes ten', () => accepted({ seatsPerTable: 10 }));
  it.each([
    { seatsPerTable: 11 },
    { seatsPerTable: 1 },
    { tables: [1, 1] },
    { tables: [0] },
    { modality: 'heads-up', seatsPerTable: 3 },
  ] as const)('refuses %j', (changes) =>
    refused(changes, 'tournament.tables-invalid', 'R123-II-16'),
  );
  it('takes heads-up at tables of two', () => accepted({ modality: 'heads-up', seatsPerTable: 2 }));
  it('refuses a quota of one [R123-I-1.8]', () =>
    refused({ quota: 1 }, 'tournament.quota-out-of-range', 'R123-I-1.8'));
});

describe('Rebuys and add-ons are announced whole [R123-I-1.6] [R123-I-1.7]', () => {
  const offer = { price: centavos(1_500_00), prize: { bps: 7000 }, chips: chips(10_000) };
  const rebuy = { ...offer, max: 2, stackMax: null, throughLevel: 4 };
  const addOn = { ...offer, afterLevel: 4 };

  it('takes them without limit', () => accepted({ rebuy: { ...rebuy, max: null }, addOn }));
  it.each([{ chips: chips(0) }, { max: 0 }, { throughLevel: 7 }, { price: centavos(0) }])(
    'refuses a rebuy with %j',
    (wrong) =>
      refused({ rebuy: { ...rebuy, ...wrong } }, 'tournament.purchase-terms-invalid', 'R123-I-1.6'),
  );
  it.each([{ chips: chips(0) }, { afterLevel: 7 }, { afterLevel: 0 }])(
    'refuses an add-on with %j',
    (wrong) =>
      refused({ addOn: { ...addOn, ...wrong } }, 'tournament.purchase-terms-invalid', 'R123-I-1.7'),
  );
  it.each([
    [{ price: centavos(0) }, 'price'],
    [{ chips: chips(0) }, 'chips'],
    [{ max: 0 }, 'max'],
    [{ throughLevel: 7 }, 'throughLevel'],
  ] as const)('points at the member of a rebuy with %j', (wrong, member) =>
    refused({ rebuy: { ...rebuy, ...wrong } }, 'tournament.purchase-terms-invalid', 'R123-I-1.6', {
      member,
      pointer: `/rebuy/${member}`,
    }),
  );
  it('points at the member of an add-on', () =>
    refused(
      { addOn: { ...addOn, afterLevel: 7 } },
      'tournament.purchase-terms-invalid',
      'R123-I-1.7',
      { member: 'afterLevel', pointer: '/addOn/afterLevel' },
    ));
  it('gives 70 % of each to prizes, not a centavo less [R123-I-1.9]', () => {
    accepted({ rebuy, addOn });
    const short = { ...rebuy, prize: { bps: 6999 } };
    refused({ rebuy: short }, 'settlement.prize-below-floor', 'R123-I-62');
  });
  it('names the purchase whose share does not fit, and where it is [R123-I-1.9] [R123-I-62]', () => {
    const why = ['settlement.prize-below-floor', 'R123-I-62'] as const;
    const short = { bps: 6999 };
    refused({ prize: short }, ...why, { code: 'IN', pointer: '/prize/bps' });
    refused({ rebuy: { ...rebuy, prize: short } }, ...why, {
      ...{ code: 'RB', pointer: '/rebuy/prize/bps' },
    });
    const much = { benefit: centavos(addOn.price) };
    refused({ addOn: { ...addOn, prize: much } }, ...why, {
      ...{ code: 'AD', pointer: '/addOn/prize/benefit' },
    });
    const more = { benefit: centavos(addOn.price + 1) };
    refused({ addOn: { ...addOn, prize: more } }, 'settlement.share-out-of-range', 'R123-I-62', {
      ...{ code: 'AD', pointer: '/addOn/prize/benefit' },
    });
  });
});

describe('Chips that leave play are not needed any more [R123-II-12] [R123-I-1.11]', () => {
  const levels = (smallBlind: number, ante: number) =>
    characteristics.levels.map((level) =>
      level.level === 5
        ? {
            ...level,
            smallBlind: chips(smallBlind),
            bigBlind: chips(2 * smallBlind),
            ante: chips(ante),
          }
        : level,
    );
  it('refuses to retire 25 after level 4 while level 5 is 75/150', () =>
    refused({ levels: levels(75, 0) }, 'tournament.denomination-needed', 'R123-II-12'));
  it('nor with an ante of 25', () =>
    refused({ levels: levels(100, 25) }, 'tournament.denomination-needed', 'R123-II-12'));
  it('takes level 5 at 100/200 without ante', () => accepted({ levels: levels(100, 0) }));
  it('refuses a chip set that cannot make the stack, or is not in order', () => {
    refused({ startingStack: chips(10_010) }, 'tournament.chip-set-invalid', 'R123-II-3');
    refused({ chipSet: [100, 25].map(chips) }, 'tournament.chip-set-invalid', 'R123-II-3');
    refused({ chipSet: [] }, 'tournament.chip-set-invalid', 'R123-II-3');
  });
  it('points at what does not serve', () => {
    const why = ['tournament.chip-set-invalid', 'R123-II-3'] as const;
    refused({ startingStack: chips(10_010) }, ...why, { pointer: '/startingStack' });
    refused({ chipSet: [100, 25].map(chips) }, ...why, { pointer: '/chipSet/1' });
    refused({ chipSet: [] }, ...why, { pointer: '/chipSet' });
    const retired = (denomination: number, afterLevel: number) => ({
      retirements: [{ denomination: chips(denomination), afterLevel }],
    });
    refused(retired(30, 4), ...why, { pointer: '/retirements/0/denomination' });
    refused(retired(25, 7), ...why, { pointer: '/retirements/0/afterLevel' });
  });
  it('refuses a break after a level that does not exist', () =>
    refused(
      { breaks: [{ afterLevel: 7, minutes: 10 }] },
      'tournament.break-invalid',
      'R123-I-1.11',
    ));
});

describe('Scales give every number of entries its places [R123-I-1.10] [R123-I-65]', () => {
  const scale = (entriesMin: number, entriesMax: number, ...sharesBps: number[]) => ({
    entriesMin,
    entriesMax,
    sharesBps,
  });
  it('refuses a number without a scale', () =>
    refused({ scales: [scale(3, 100, 10_000)] }, 'tournament.scale-missing', 'R123-I-1.10'));
  it('refuses more places than entries', () =>
    refused(
      { scales: [scale(2, 100, 5000, 3000, 2000)] },
      'tournament.scale-places-wrong',
      'R123-I-65',
    ));
  it('refuses two scales for one number', () =>
    refused(
      { scales: [scale(2, 50, 10_000), scale(50, 100, 10_000)] },
      'tournament.scale-overlaps',
      'R123-I-65',
    ));
  it('and each of them a prize: three entries give third place 960 pesos, which the unit rounds', () => {
    accepted({ prizeUnit: centavos(960_00) });
    refused({ prizeUnit: centavos(960_01) }, 'tournament.prize-unit-invalid', 'R123-I-65');
  });
});
