import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seriesReports } from '../../functions/documents/seriesReport.ts';

const paper = (kind: 'LM' | 'VC', point: number, number: number, change: object = {}) => ({
  kind,
  number: { point, number },
  version: 1,
  copy: 1,
  ...change,
});

describe('Gaps and duplicates of a series of paper numbers', () => {
  it('are none when numbers follow each other, whatever versions and copies there are', () =>
    expect(
      seriesReports([
        paper('LM', 1, 2),
        paper('LM', 1, 1),
        paper('LM', 1, 1, { version: 2 }),
        paper('VC', 3, 1),
        paper('VC', 3, 1, { copy: 2 }),
        paper('VC', 4, 1),
      ]),
    ).toEqual([
      { kind: 'LM', point: 1, last: 2, issued: 2, gaps: [], duplicates: [] },
      { kind: 'VC', point: 3, last: 1, issued: 1, gaps: [], duplicates: [] },
      { kind: 'VC', point: 4, last: 1, issued: 1, gaps: [], duplicates: [] },
    ]));

  it('are told apart of the series of the club at the same point', () =>
    expect(
      seriesReports([
        paper('VC', 4, 1),
        paper('VC', 3, 1),
        paper('VC', 3, 2),
        paper('VC', 3, 1, { number: { series: 'C', point: 3, number: 1 } }),
        paper('VC', 3, 3, { number: { series: 'C', point: 3, number: 3 } }),
      ]),
    ).toEqual([
      { kind: 'VC', point: 3, last: 2, issued: 2, gaps: [], duplicates: [] },
      { kind: 'VC', point: 4, last: 1, issued: 1, gaps: [], duplicates: [] },
      {
        ...{ kind: 'VC', series: 'C', point: 3, last: 3, issued: 2 },
        ...{ gaps: [{ from: 2, to: 2 }], duplicates: [] },
      },
    ]));

  it('are named, from the first number on', () =>
    expect(seriesReports([3, 4, 4, 4, 7].map((number) => paper('VC', 3, number)))).toMatchObject([
      {
        gaps: [
          { from: 1, to: 2 },
          { from: 5, to: 6 },
        ],
        duplicates: [4],
        last: 7,
        issued: 5,
      },
    ]));

  it('always account for every number up to the last', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 }), (numbers) => {
        const [report] = seriesReports(numbers.map((number) => paper('VC', 3, number)));
        const missing = report!.gaps.flatMap(({ from, to }) =>
          Array.from({ length: to - from + 1 }, (_, index) => from + index),
        );
        const all = [...new Set(numbers), ...missing].sort((one, other) => one - other);
        expect(all).toEqual(Array.from({ length: report!.last }, (_, index) => index + 1));
      }),
    ));
});
