import type { KeyRange } from './rowKeys.ts';

/** An index row as it was before a write; undefined when there was none. */
export type OlderRow = readonly [key: string, text: string | undefined];

/** The older states that lagging indexes still show. */
export type IndexLag = {
  /** Keeps what a write replaces, if indexes lag at all. */
  remember(rows: () => OlderRow[]): void;
  /** For each key of the range written within the lag, its row from before the lag. */
  olderRows(range: KeyRange): Map<string, string | undefined>;
};

/**
 * Index lag as a view, not as a delay: rows are stored at once and in one batch with their item,
 * so a crash loses nothing, and readers of an index are shown recent writes undone.
 */
export const createIndexLag = (lagMs: () => number): IndexLag => {
  const recent: { readonly at: number; readonly row: OlderRow }[] = [];
  const forget = () => {
    const limit = performance.now() - lagMs();
    const young = recent.findIndex(({ at }) => at > limit);
    recent.splice(0, young < 0 ? recent.length : young);
  };
  return {
    remember(rows) {
      if (lagMs() === 0) return;
      forget();
      const at = performance.now();
      for (const row of rows()) recent.push({ at, row });
    },
    olderRows(range) {
      forget();
      const older = new Map<string, string | undefined>();
      for (const { row } of recent)
        if (!older.has(row[0]) && isWithin(range, row[0])) older.set(...row);
      return older;
    },
  };
};

/** Merges sorted rows with older states of some of them, keeping the order of the range. */
export async function* withOlderRows(
  rows: AsyncIterable<[string, string]>,
  older: Map<string, string | undefined>,
  reverse: boolean,
): AsyncGenerator<[string, string]> {
  const before = (a: string, b: string) => (reverse ? a > b : a < b);
  const waiting = [...older]
    .filter((row): row is [string, string] => row[1] !== undefined)
    .sort(([a], [b]) => (before(a, b) ? -1 : 1));
  let next = 0;
  for await (const row of rows) {
    for (let old = waiting[next]; old && before(old[0], row[0]); old = waiting[next]) {
      yield old;
      next += 1;
    }
    if (!older.has(row[0])) yield row;
  }
  yield* waiting.slice(next);
}

const isWithin = ({ gt, gte, lt, lte }: KeyRange, key: string): boolean =>
  (gt === undefined || key > gt) &&
  (gte === undefined || key >= gte) &&
  (lt === undefined || key < lt) &&
  (lte === undefined || key <= lte);
