import { describe, expect, it } from 'vitest';
import { centavos } from '../../../domain/money/centavos.ts';
import { regimesOf } from '../../../domain/registry/selectors.ts';
import { LEGAL_REGIMES } from '../../../domain/settlement/regimes.ts';
import { splitBenefit } from '../../../domain/settlement/splitBenefit.ts';
import { day, given, regime } from './given.ts';

const register = (change: object = {}) =>
  ({ type: 'RegisterRegime', regime: { ...regime, ...change } }) as const;

describe('A regime of the operator [R123-I-63]', () => {
  it('comes before those of the law and splits its jornadas', () => {
    const { state } = given(register());
    expect(regimesOf(state)).toEqual([{ ...regime, origin: 'operator' }, ...LEGAL_REGIMES]);
    expect(splitBenefit(centavos(1001), day('2020-01-01'), regimesOf(state))).toMatchObject({
      status: 'split',
      regime: 'propio-2020',
      shares: [{ amount: 300 }, { amount: 701 }],
    });
    expect(splitBenefit(centavos(1001), day('2019-12-31'), regimesOf(state)).status).toBe('none');
  });

  it('registered again replaces it, and adds nothing when it is the same', () => {
    const ended = given(register())
      .when(register({ until: day('2020-12-31') }))
      .thenState();
    expect(ended.regimes).toHaveLength(1);
    given(register()).when(register()).thenFacts();
    given(register({ confirmed: true }))
      .when(register())
      .thenFacts({ type: 'RegimeRegistered', regime: { ...regime, origin: 'operator' } });
  });

  it('needs a citation and an id that is not one of the law', () => {
    given()
      .when(register({ citation: '' }))
      .thenRefused('registry.citation-missing', {
        norm: 'R123-I-63',
      });
    given()
      .when(register({ id: 'decreto-600-99' }))
      .thenRefused('registry.regime-of-the-law');
    const until = (from: string) => register({ from: day(from), until: day('2020-12-31') });
    given()
      .when(until('2017-01-31'))
      .thenRefused('registry.regime-of-the-law', { facts: { id: 'decreto-600-99' } });
    given().when(until('2017-02-01')).thenFacts({ type: 'RegimeRegistered' });
    given()
      .when(register({ id: '' }))
      .thenRefused('registry.text-missing');
  });

  it.each([6999, 7001, -1])('adds up to the whole benefit: a balance of %i is refused', (bps) => {
    given()
      .when(register({ balance: { ...regime.balance, bps } }))
      .thenRefused('registry.shares-not-whole', { facts: { total: 3000 + bps } });
  });

  it('has no share below zero, names each beneficiary, and each once', () => {
    const share = regime.shares[0];
    const twice = [share, { ...share, bps: 0 }];
    const negative = [
      { ...share, bps: 3500 },
      { ...share, beneficiary: 'otro', bps: -500 },
    ];
    given()
      .when(register({ shares: twice }))
      .thenRefused('registry.beneficiary-repeated');
    given()
      .when(register({ shares: negative }))
      .thenRefused('registry.shares-not-whole');
    given()
      .when(register({ shares: [{ ...share, name: '' }] }))
      .thenRefused('registry.text-missing', { facts: { field: 'name' } });
  });

  it('that is incomplete says what it lacks and is confirmed', () => {
    const incomplete = { complete: false, missing: 'la división', confirmed: true };
    given().when(register(incomplete)).thenFacts({ type: 'RegimeRegistered' });
    for (const change of [{ confirmed: false }, { confirmed: undefined }, { missing: ' ' }])
      given()
        .when(register({ ...incomplete, ...change }))
        .thenRefused('registry.confirmation-missing');
  });

  it('does not share a jornada with another of its own', () => {
    const { when } = given(register({ until: day('2020-12-31') }));
    const next = { id: 'propio-2021', until: null };
    when(register({ ...next, from: day('2020-12-31') })).thenRefused('registry.period-overlaps', {
      facts: { with: 'propio-2020' },
    });
    when(register({ ...next, from: day('2021-01-01') })).thenFacts({ type: 'RegimeRegistered' });
    when(register({ ...next, from: day('2021-01-01'), until: day('2020-12-31') })).thenRefused(
      'registry.period-inverted',
    );
  });
});
