import { describe, expect, it } from 'vitest';
import { restrictionsFor } from '../../../domain/registry/selectors.ts';
import { day, given, restriction } from './given.ts';

const place = (change: object = {}) =>
  ({ type: 'PlaceRestriction', restriction: { ...restriction, ...change } }) as const;

describe('Exclusion register [R123-I-27.b2]', () => {
  it('bars from its first to its last day as given, both included', () => {
    const { state } = given(place());
    const barred = ['2013-12-31', '2014-01-01', '2016-01-01', '2016-01-02'].map(
      (on) => restrictionsFor(state, 'hash-1', day(on)).length,
    );
    expect(barred).toEqual([0, 1, 1, 0]);
  });

  it('bars without an end while none is given', () => {
    const { state } = given(place({ until: null }));
    expect(restrictionsFor(state, 'hash-1', day('2099-01-01'))).toHaveLength(1);
  });

  it('bars nobody else', () => {
    const { state } = given(place());
    expect(restrictionsFor(state, 'hash-2', day('2014-05-09'))).toEqual([]);
  });

  it('is lifted by giving its last day, and adds nothing when placed again the same way', () => {
    const lifted = given(place())
      .when(place({ until: day('2014-05-08') }))
      .thenState();
    expect(restrictionsFor(lifted, 'hash-1', day('2014-05-09'))).toEqual([]);
    given(place()).when(place()).thenFacts();
  });

  it('names where it is written, and cannot end before it starts', () => {
    given()
      .when(place({ reference: '' }))
      .thenRefused('registry.text-missing', {
        norm: 'R123-I-27',
        facts: { field: 'reference' },
      });
    given()
      .when(place({ until: day('2013-12-31') }))
      .thenRefused('registry.period-inverted');
  });
});

describe('Staff and relatives [R123-I-27.b3]', () => {
  it('are barred by the same document, each with its group', () => {
    const { state } = given(
      place(),
      place({
        restrictionId: 'r-2',
        group: 'relative',
        until: null,
        reference: 'Hijo de empleado de LNSE',
      }),
    );
    const groups = restrictionsFor(state, 'hash-1', day('2014-05-09')).map(({ group }) => group);
    expect(groups).toEqual(['self-excluded', 'relative']);
  });
});
