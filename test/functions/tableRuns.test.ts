import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableRuns, tablesInRuns } from '../../functions/tournaments/tableRuns.ts';

describe('The tables of an event in its line of the list', () => {
  it.each([
    [[], ''],
    [[7], '7'],
    [[1, 2, 3, 12, 20, 19, 18], '1-3 12 20-18'],
    [[1, 2, 1, 3], '1-2 1 3'],
    [Array.from({ length: 2000 }, (_, index) => index + 1), '1-2000'],
  ])('%j', (tables, runs) => {
    expect(tableRuns(tables)).toBe(runs);
    expect(tablesInRuns(runs)).toEqual(tables);
  });

  it('are always the same tables in the same order', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 12 })), (tables) => {
        expect(tablesInRuns(tableRuns(tables))).toEqual(tables);
      }),
    ));
});
