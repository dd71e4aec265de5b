import type { PaperKind } from '../../reports/model/kinds.ts';
import type { PaperRecord } from './paperRecord.ts';

/** What is missing or twice in one series of paper numbers: nothing, when all is well. */
export type SeriesReport = {
  readonly kind: PaperKind;
  readonly point: number;
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
  const series = Map.groupBy(originals, ({ kind, number }) => `${kind} ${padded(number.point)}`);
  return [...series]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, ofSeries]) => reportOf(ofSeries));
};

const reportOf = (papers: readonly Numbered[]): SeriesReport => {
  const [{ kind, number }] = papers as [Numbered];
  const numbers = papers.map((paper) => paper.number.number).sort((one, other) => one - other);
  const gaps = numbers.flatMap((at, index) => {
    const expected = (numbers[index - 1] ?? 0) + 1;
    return at > expected ? [{ from: expected, to: at - 1 }] : [];
  });
  const duplicates = numbers.filter((at, index) => at === numbers[index - 1]);
  return {
    kind,
    point: number.point,
    last: numbers.at(-1) ?? 0,
    issued: papers.length,
    gaps,
    duplicates: [...new Set(duplicates)],
  };
};

const padded = (point: number): string => String(point).padStart(4, '0');
