import type { PointOfIssue } from '../../domain/tournament/facts.ts';
import { pointOfIssue } from '../../reports/format/paperNumber.ts';
import type { PaperKind } from '../../reports/model/kinds.ts';
import type { PaperRecord } from './paperRecord.ts';

/** What is missing or twice in one series of paper numbers: nothing, when all is well. */
export type SeriesReport = PointOfIssue & {
  readonly kind: PaperKind;
  /** The highest number in the register. */
  readonly last: number;
  readonly issued: number;
  readonly gaps: readonly { readonly from: number; readonly to: number }[];
  readonly duplicates: readonly number[];
};

type Numbered = Pick<PaperRecord, 'kind' | 'number' | 'version' | 'copy'>;

/** One report for each series, in order. Versions and copies keep the number of their paper. */
export const seriesReports = (papers: readonly Numbered[]): SeriesReport[] => {
  const originals = papers.filter(({ version, copy }) => version === 1 && copy === 1);
  const series = Map.groupBy(originals, ({ kind, number }) => `${kind} ${pointOfIssue(number)}`);
  return [...series]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, ofSeries]) => reportOf(ofSeries));
};

const reportOf = (papers: readonly Numbered[]): SeriesReport => {
  const [{ kind, number: one }] = papers as [Numbered];
  const { number: _, ...place } = one;
  const numbers = papers.map((paper) => paper.number.number).sort((one, other) => one - other);
  const gaps = numbers.flatMap((at, index) => {
    const expected = (numbers[index - 1] ?? 0) + 1;
    return at > expected ? [{ from: expected, to: at - 1 }] : [];
  });
  const duplicates = numbers.filter((at, index) => at === numbers[index - 1]);
  return {
    kind,
    ...place,
    last: numbers.at(-1) ?? 0,
    issued: papers.length,
    gaps,
    duplicates: [...new Set(duplicates)],
  };
};
