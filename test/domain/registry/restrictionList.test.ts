import { describe, expect, it } from 'vitest';
import type { RestrictionList } from '../../../domain/registry/restrictionList.ts';
import { restrictionsFor } from '../../../domain/registry/selectors.ts';
import { day, given, restriction } from './given.ts';

const list = (hashes: readonly string[], changes: Partial<RestrictionList> = {}) =>
  ({
    type: 'ImportRestrictions',
    list: {
      listId: 'registry',
      group: 'excluded',
      reference: 'Registro Res. LNSE 06/2007',
      from: day('2014-05-01'),
      documentHashes: hashes,
      ...changes,
    },
  }) as const;

describe('The register of excluded persons is imported whole [R123-I-27.b2] [R123-I-27.b3]', () => {
  it('bars who is on it, from its day on', () => {
    const { state } = given(list(['a', 'b', 'a']));
    expect(state.restrictions).toHaveLength(2);
    expect(restrictionsFor(state, 'a', day('2014-04-30'))).toEqual([]);
    expect(restrictionsFor(state, 'a', day('2014-05-01'))).toMatchObject([{ group: 'excluded' }]);
  });

  it('frees who is no longer on it, and leaves the others as they were', () => {
    const { state } = given(list(['a', 'b']), list(['b', 'c'], { from: day('2014-06-01') }));
    expect(restrictionsFor(state, 'a', day('2014-05-31'))).toHaveLength(1);
    expect(restrictionsFor(state, 'a', day('2014-06-01'))).toEqual([]);
    expect(restrictionsFor(state, 'b', day('2014-06-01'))).toMatchObject([
      { from: '2014-05-01', until: null },
    ]);
    expect(restrictionsFor(state, 'c', day('2014-06-01'))).toHaveLength(1);
  });

  it('adds nothing when it says the same again, and touches no other list', () => {
    given(list(['a']))
      .when(list(['a']))
      .thenFacts();
    const other = { type: 'PlaceRestriction', restriction } as const;
    const { state } = given(other, list(['a']), list([], { from: day('2014-06-01') }));
    expect(restrictionsFor(state, 'hash-1', day('2014-06-02'))).toHaveLength(1);
    expect(restrictionsFor(state, 'a', day('2014-06-02'))).toEqual([]);
  });

  it('bars again who comes back', () => {
    const { state } = given(
      list(['a']),
      list([], { from: day('2014-06-01') }),
      list(['a'], { from: day('2014-07-01') }),
    );
    expect(restrictionsFor(state, 'a', day('2014-07-01'))).toHaveLength(1);
  });

  it('needs a reference', () =>
    given()
      .when(list(['a'], { reference: ' ' }))
      .thenRefused('registry.text-missing', { norm: 'R123-I-27' }));
});
