import { describe, expect, it } from 'vitest';
import { authorityOn, changeHourOn, profileOn } from '../../../domain/registry/selectors.ts';
import { day, given, profile } from './given.ts';

const set = (change: object = {}) =>
  ({ type: 'SetProfile', profile: { ...profile, ...change } }) as const;

describe('Profile of the operator, decision J1', () => {
  it('is the one in force on that day', () => {
    const { state } = given(set(), set({ from: day('2015-01-01'), jornadaChangeHour: 0 }));
    expect(profileOn(state, day('2009-12-31'))).toBeNull();
    expect(profileOn(state, day('2014-12-31'))).toEqual(profile);
    const hours = ['2009-12-31', '2014-12-31', '2015-01-01'].map((on) =>
      changeHourOn(state, day(on)),
    );
    expect(hours).toEqual([6, 6, 0]);
  });

  it('set again for the same day replaces it, and adds nothing when it is the same', () => {
    const changed = given(set())
      .when(set({ legalName: 'Otra S.A.' }))
      .thenState();
    expect(changed.profiles).toEqual([{ ...profile, legalName: 'Otra S.A.' }]);
    given(set()).when(set()).thenFacts();
    given(set())
      .when(set({ cageDesks: [4, 3] }))
      .thenFacts({ type: 'ProfileSet' });
  });

  it.each([-1, 24, 5.5])('refuses a gaming day that changes at %d', (jornadaChangeHour) => {
    given().when(set({ jornadaChangeHour })).thenRefused('registry.change-hour-out-of-range');
  });

  it.each([0, 23])('takes a gaming day that changes at %i', (jornadaChangeHour) => {
    given().when(set({ jornadaChangeHour })).thenFacts({ type: 'ProfileSet' });
  });

  it.each([
    { controlDesk: 0 },
    { centralPoint: 10_000 },
    { cageDesks: [3.5] },
    { cageDesks: [3, 4, 3] },
  ])('refuses the points of issue %j', (change) => {
    given().when(set(change)).thenRefused('registry.desk-invalid');
  });

  it('takes points of four digits, and no desk of the cage yet', () => {
    given()
      .when(set({ controlDesk: 9999, cageDesks: [] }))
      .thenFacts({ type: 'ProfileSet' });
  });

  it('needs names, and venues of different ids', () => {
    given()
      .when(set({ legalName: '' }))
      .thenRefused('registry.text-missing');
    given()
      .when(set({ venues: [{ id: 'a', name: ' ' }] }))
      .thenRefused('registry.text-missing');
    const twice = [...profile.venues, ...profile.venues];
    given()
      .when(set({ venues: twice }))
      .thenRefused('registry.venue-repeated', {
        facts: { venue: 'estrella' },
      });
  });
});

describe('The authority', () => {
  const name = (authority: object) =>
    ({
      type: 'NameAuthority',
      authority: {
        from: day('2020-01-01'),
        name: 'Autoridad nueva',
        citation: 'Ley 1',
        ...authority,
      },
    }) as const;

  it('is the lottery of the Nation, then that of the City', () => {
    const names = ['1999-06-07', '2014-05-09', '2017-06-30', '2017-07-01'].map(
      (on) => authorityOn(given().state, day(on))?.name,
    );
    expect(names).toEqual([
      undefined,
      'Lotería Nacional Sociedad del Estado',
      'Lotería Nacional Sociedad del Estado',
      'Lotería de la Ciudad de Buenos Aires S.E.',
    ]);
  });

  it('is the one the operator named from its day on, also instead of one of the law', () => {
    const { state } = given(name({}), name({ from: day('2017-07-01'), name: 'LOTBA' }));
    const names = ['2017-07-01', '2019-12-31', '2020-01-01'].map(
      (on) => authorityOn(state, day(on))?.name,
    );
    expect(names).toEqual(['LOTBA', 'LOTBA', 'Autoridad nueva']);
  });

  it('named again the same way adds nothing, and needs its act', () => {
    given(name({})).when(name({})).thenFacts();
    given(name({}))
      .when(name({ name: 'Otra' }))
      .thenFacts({ type: 'AuthorityNamed' });
    given()
      .when(name({ citation: '' }))
      .thenRefused('registry.citation-missing');
    given()
      .when(name({ name: ' ' }))
      .thenRefused('registry.text-missing');
  });
});
