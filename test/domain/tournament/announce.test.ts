import { describe, expect, it } from 'vitest';
import { centavos } from '../../../domain/money/centavos.ts';
import { chips } from '../../../domain/money/chips.ts';
import { decide } from '../../../domain/tournament/decide.ts';
import { initialState } from '../../../domain/tournament/state.ts';
import type { Terms } from '../../../domain/tournament/terms.ts';
import { given, history } from '../../support/given.ts';
import {
  announce,
  band,
  by,
  characteristics,
  staff,
  takeForm,
  threePlaces,
  twoPlaces,
} from './sitAndGo.ts';

describe('A Sit & Go is announced with its characteristics [R123-I-1] [R123-I-1.1]', () => {
  it('freezes them and splits the price, the benefit rounded down', () => {
    const price = centavos(1_000_01);
    const { prize: _, director, ...published } = { ...characteristics, price };
    const { legajo, name } = director;
    const split = { benefit: 20_000, prizePart: 80_001, prizeBps: 8000 };
    given([])
      .when(announce({ price }))
      .thenFacts({
        type: 'TournamentAnnounced',
        terms: { ...published, director: { legajo, name }, ...split },
      });
  });

  it('takes the benefit in centavos as well', () => {
    const terms = expect.objectContaining({ benefit: 27_500, prizePart: 172_500, prizeBps: null });
    given([])
      .when(announce({ prize: { benefit: centavos(275_00) } }))
      .thenFacts({ terms });
  });

  it('answers a repeated announcement with no new fact', () =>
    given(history(announce())).when(announce()).thenNothing());

  it('also when the benefit was announced in centavos', () => {
    const inCentavos = announce({ prize: { benefit: centavos(275_00) } });
    given(history(inCentavos)).when(inCentavos).thenNothing();
  });

  it.each([{ price: centavos(1_000_00) }, { name: 'Otro' }])(
    'refuses the id for other characteristics %#',
    (changes) =>
      given(history(announce()))
        .when(announce(changes))
        .thenRejects('tournament.tournament-id-reused'),
  );

  it('knows no tournament before that', () =>
    expect(() => decide(takeForm('E1'), initialState())).toThrow('tournament.not-announced'));
});

describe('Every published point is there [R123-I-1]', () => {
  it.each([
    [{ name: ' ' }, 'R123-I-1'],
    [{ eventNumber: '' }, 'R123-I-1'],
    [{ venue: '' }, 'R123-I-1'],
    [{ table: 0 }, 'R123-I-1'],
    [{ startsAt: '' as never }, 'R123-I-1.2'],
    [{ price: centavos(0) }, 'R123-I-1.5'],
    [{ startingStack: chips(0) }, 'R123-I-1.5'],
    [{ scales: [] }, 'R123-I-1.10'],
    [{ levels: [] }, 'R123-I-1.11'],
  ] as const)('refuses %j naming the point %s', (changes, norm) =>
    given([]).when(announce(changes)).thenRejects('tournament.announcement-incomplete', norm),
  );

  it.each([{ ...staff('director'), legajo: '' }, staff('supervisor')])(
    'refuses it without a Director, such as with %j [R123-III-1]',
    (director) =>
      given([])
        .when(announce({ director }))
        .thenRejects('tournament.director-missing', 'R123-III-1'),
  );

  it('is for the Director to announce [R123-III-2]', () =>
    given([])
      .when({ ...announce(), ...by('supervisor') })
      .thenRejects('tournament.role-not-allowed', 'R123-III-2'));
});

describe('Within an event it needs the reference of the LNSE [R123-IV-11] [R123-I-25]', () => {
  const within = (reference: string) =>
    announce({ authorisation: { kind: 'within-event', event: '14-0020', reference } });

  it('accepts it with the reference', () =>
    given([]).when(within('Nota 12/26')).thenFacts({ type: 'TournamentAnnounced' }));

  it('refuses it without', () =>
    given([]).when(within('')).thenRejects('tournament.authorisation-missing', 'R123-IV-11'));

  it('refuses an event that nobody announced, or that is a Sit & Go itself', () => {
    const of = (modality: Terms['modality'] | null) => ({
      ...within('Nota 12/26'),
      withinModality: modality,
    });
    for (const none of [null, 'sit-and-go'] as const)
      given([])
        .when(of(none))
        .thenRejects('tournament.event-unknown', 'R123-I-25', { event: '14-0020' });
    given([]).when(of('multi-table-regroup')).thenFacts({ type: 'TournamentAnnounced' });
    given(history(of('multi-table-regroup')))
      .when(of(null))
      .thenNothing();
  });
});

describe('The quota is from 7 to 10 [R123-IV-11.p3] [R123-I-23]', () => {
  it.each([7, 10])('accepts %i', (quota) =>
    given([]).when(announce({ quota })).thenFacts({ type: 'TournamentAnnounced' }),
  );

  it.each([6, 11, 7.5])('refuses %d', (quota) =>
    given([])
      .when(announce({ quota }))
      .thenRejects('tournament.quota-out-of-range', 'R123-IV-11.p3'),
  );
});

describe('The price lies in its band [R123-IV-11.p2]', () => {
  it.each([200_00, 2_000_00])('accepts the limit of %i centavos', (price) =>
    given([])
      .when(announce({ price: centavos(price) }))
      .thenFacts({ type: 'TournamentAnnounced' }),
  );

  it.each([199_99, 2_000_01, 2_500_00])('refuses %i centavos', (price) =>
    given([])
      .when(announce({ price: centavos(price) }))
      .thenRejects('tournament.price-outside-band', 'R123-IV-11.p2'),
  );

  it('refuses any price without a band in force', () =>
    given([])
      .when(announce({}, { band: null }))
      .thenRejects('tournament.price-band-missing', 'R123-IV-11.p2'));
});

describe('At least 70 % goes to prizes [R123-I-62] [R123-IV-11.4] [R123-I-1.9]', () => {
  it.each([{ bps: 7000 }, { bps: 10_000 }, { benefit: centavos(600_00) }])(
    'accepts %j of 2000 pesos',
    (prize) => given([]).when(announce({ prize })).thenFacts({ type: 'TournamentAnnounced' }),
  );

  it.each([{ bps: 6999 }, { bps: 6500 }, { benefit: centavos(600_01) }])('refuses %j', (prize) =>
    given([]).when(announce({ prize })).thenRejects('settlement.prize-below-floor', 'R123-I-62'),
  );
});

describe('The blind structure [R123-I-1.11]', () => {
  const level = { level: 1, smallBlind: chips(25), bigBlind: chips(50), ante: chips(0) };

  it.each([
    { ...level, minutes: 20 },
    { ...level, smallBlind: chips(50), minutes: 1 },
  ])('accepts %j', (only) =>
    given([])
      .when(announce({ levels: [only] }))
      .thenFacts({ type: 'TournamentAnnounced' }),
  );

  it.each([
    { ...level, level: 2, minutes: 20 },
    { ...level, smallBlind: chips(51), minutes: 20 },
    { ...level, smallBlind: chips(0), minutes: 20 },
    { ...level, minutes: 0 },
    { ...level, minutes: 1.5 },
  ])('refuses %j', (only) =>
    given([])
      .when(announce({ levels: [only] }))
      .thenRejects('tournament.level-invalid', 'R123-I-1.11'),
  );
});

describe('Two places up to 9 entries, three with 10 [R123-I-26]', () => {
  it.each([
    [7, [{ entriesMin: 7, entriesMax: 7, sharesBps: [5000, 5000] }]],
    [9, [{ entriesMin: 2, entriesMax: 9, sharesBps: [9999, 1] }]],
    [10, [twoPlaces, threePlaces]],
  ])('accepts for a quota of %i the scales %j', (quota, scales) =>
    given([]).when(announce({ quota, scales })).thenFacts({ type: 'TournamentAnnounced' }),
  );

  it.each([
    { entriesMin: 7, entriesMax: 9, sharesBps: [5000, 3000, 2000] },
    { entriesMin: 7, entriesMax: 9, sharesBps: [10_000] },
    { entriesMin: 7, entriesMax: 9, sharesBps: [10_000, 0] },
    { entriesMin: 7, entriesMax: 10, sharesBps: [6500, 3500] },
    { entriesMin: 9, entriesMax: 7, sharesBps: [6500, 3500] },
  ])('refuses %j', (scale) =>
    given([])
      .when(announce({ scales: [scale, threePlaces] }))
      .thenRejects('tournament.scale-places-wrong', 'R123-I-26'),
  );

  it('refuses two places with 10 entries', () =>
    given([])
      .when(announce({ scales: [twoPlaces, { ...threePlaces, sharesBps: [6500, 3500] }] }))
      .thenRejects('tournament.scale-places-wrong', 'R123-I-26'));
});

describe('One scale for every number of entries, the whole pool [R123-I-65] [R123-I-1.10]', () => {
  it('refuses a quota without its scale', () =>
    given([])
      .when(announce({ scales: [twoPlaces] }))
      .thenRejects('tournament.scale-missing', 'R123-I-1.10'));

  it('needs no scale above the quota', () =>
    given([])
      .when(announce({ quota: 9, scales: [twoPlaces] }))
      .thenFacts({ type: 'TournamentAnnounced' }));

  it('refuses two scales for one number', () =>
    given([])
      .when(announce({ scales: [twoPlaces, { ...twoPlaces, entriesMin: 9 }, threePlaces] }))
      .thenRejects('tournament.scale-overlaps', 'R123-I-65'));

  it.each([
    [[6500, 3499], 'settlement.scale-not-whole'],
    [[6500, 3501], 'settlement.scale-not-whole'],
    [[4999, 5001], 'settlement.scale-increases'],
  ] as const)('refuses %j', (sharesBps, code) =>
    given([])
      .when(announce({ scales: [{ ...twoPlaces, sharesBps }, threePlaces] }))
      .thenRejects(code, 'R123-I-65'),
  );

  it('refuses a unit that leaves a paid place without a prize [R123-I-26]', () => {
    // Ten parts of 1,600: third place, 20 %, collects 3,200. Of seven, second collects 3,920.
    const unit = (pesos: number) => announce({ prizeUnit: centavos(pesos * 100) });
    given([]).when(unit(3_200)).thenFacts({ type: 'TournamentAnnounced' });
    given([]).when(unit(3_201)).thenRejects('tournament.prize-unit-invalid', 'R123-I-26');
  });

  it.each([0, -1])('refuses a unit of %i centavos', (unit) =>
    given([])
      .when(announce({ prizeUnit: centavos(unit) }))
      .thenRejects('tournament.prize-unit-invalid', 'R123-I-65'),
  );
});

describe('The cap of entries per person [R123-I-32]', () => {
  it.each([null, 1, 3])('accepts %s', (entriesPerPersonMax) =>
    given([]).when(announce({ entriesPerPersonMax })).thenFacts({ type: 'TournamentAnnounced' }),
  );

  it('refuses none at all', () =>
    given([])
      .when(announce({ entriesPerPersonMax: 0 }))
      .thenRejects('tournament.entry-cap-invalid', 'R123-I-32'));
});

describe('The order of refusals', () => {
  it('asks for the band before the share, as documented', () =>
    given([])
      .when(announce({ prize: { bps: 1 }, price: centavos(band.max + 1) }))
      .thenRejects('tournament.price-outside-band', 'R123-IV-11.p2'));
});
