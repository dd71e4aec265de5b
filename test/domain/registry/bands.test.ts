import { describe, expect, it } from 'vitest';
import { centavos } from '../../../domain/money/centavos.ts';
import { bandOn } from '../../../domain/registry/selectors.ts';
import { band, day, given } from './given.ts';

const set = (change: object = {}) =>
  ({ type: 'SetPriceBand', band: { ...band, ...change } }) as const;

describe('Band of Sit & Go prices [R123-IV-11.p2]', () => {
  it('of 200 to 2,000 is in force from its day on, with the act that approved it', () => {
    const { state } = given(set());
    expect(bandOn(state, day('2013-12-31'))).toBeNull();
    expect(bandOn(state, day('2014-01-01'))).toEqual(band);
  });

  it('is the newest of those in force', () => {
    const wider = { from: day('2014-05-01'), until: day('2014-05-31'), max: centavos(300_000) };
    const { state } = given(set(wider), set());
    const most = ['2014-04-30', '2014-05-01', '2014-05-31', '2014-06-01'].map(
      (on) => bandOn(state, day(on))?.max,
    );
    expect(most).toEqual([200_000, 300_000, 300_000, 200_000]);
  });

  it('set again for the same day replaces it, and adds nothing when it is the same', () => {
    const changed = given(set())
      .when(set({ max: centavos(150_000) }))
      .thenState();
    expect(changed.bands).toEqual([{ ...band, max: 150_000 }]);
    given(set()).when(set()).thenFacts();
  });

  it('may hold a single price, but none of zero and none upside down', () => {
    given()
      .when(set({ min: band.max }))
      .thenFacts({ type: 'PriceBandSet' });
    given()
      .when(set({ min: centavos(0) }))
      .thenRefused('registry.band-inverted');
    given()
      .when(set({ min: centavos(200_001) }))
      .thenRefused('registry.band-inverted', {
        norm: 'R123-IV-11.p2',
        facts: { min: 200_001, max: 200_000 },
      });
  });

  it('needs the act that approved it, and no end before its start', () => {
    given()
      .when(set({ reference: ' ' }))
      .thenRefused('registry.citation-missing');
    given()
      .when(set({ until: day('2013-12-31') }))
      .thenRefused('registry.period-inverted');
  });
});
