/**
 * What flows down the sheets: it is drawn whole, or, when it can be split, row by row. Heights
 * are in millimetres and count the space above.
 */
export type Flowing = {
  readonly height: number;
  readonly rows?: {
    readonly count: number;
    /** Height of rows `from` to `to` on one sheet, with heading, heads and carried rows. */
    readonly height: (from: number, to: number) => number;
    /** Whether a row is a row and not a total or a subtotal, which never begin a sheet. */
    readonly isDetail: (row: number) => boolean;
    /** Rows of detail kept together at the top and at the bottom of a sheet, if not the usual. */
    readonly together?: number;
  };
};

/** A block, or the rows of it that stand on one sheet. */
export type Part = { readonly block: number; readonly from: number; readonly to: number };

/** The space for what flows on the sheet with this index, from zero, if it is the last or not. */
export type Space = (sheet: number) => { readonly inner: number; readonly last: number };

/**
 * Shares blocks out over sheets. The last sheet leaves room for the signatures; nothing but
 * signatures on a sheet, and a heading, a column head or a total alone, are avoided by breaking
 * earlier.
 */
export const share = (blocks: readonly Flowing[], space: Space): readonly (readonly Part[])[] => {
  const sheets: Part[][] = [];
  let rest: readonly Part[] = blocks.map((_, block) => whole(blocks, block));
  while (true) {
    const { inner, last } = space(sheets.length);
    if (heightOf(blocks, rest) <= last) return [...sheets, [...rest]];
    const { taken, left } = fill(blocks, rest, inner, sheets.length === 0);
    sheets.push(taken);
    rest = left;
  }
};

/** The usual rows of detail kept together. */
const ROWS_TOGETHER = 3;

const whole = (blocks: readonly Flowing[], block: number): Part => ({
  block,
  from: 0,
  to: blocks[block]?.rows?.count ?? 0,
});

const partHeight = (blocks: readonly Flowing[], { block, from, to }: Part): number => {
  const flowing = blocks[block];
  return flowing?.rows ? flowing.rows.height(from, to) : (flowing?.height ?? 0);
};

const heightOf = (blocks: readonly Flowing[], parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + partHeight(blocks, part), 0);

/** Fills one sheet that is not the last, so something always stays for the next. */
const fill = (
  blocks: readonly Flowing[],
  rest: readonly Part[],
  space: number,
  opening: boolean,
) => {
  const taken: Part[] = [];
  let used = 0;
  for (const [index, part] of rest.entries()) {
    const left = rest.slice(index + 1);
    const height = partHeight(blocks, part);
    if (used + height <= space && left.length > 0) {
      taken.push(part);
      used += height;
      continue;
    }
    const somethingAbove = opening || taken.length > 0;
    const cut = breakIn(blocks, part, space - used, somethingAbove);
    if (cut === undefined) {
      // What cannot be cut goes to the next sheet, unless it has this one for itself.
      return somethingAbove ? { taken, left: [part, ...left] } : { taken: [part], left };
    }
    taken.push({ ...part, to: cut });
    return { taken, left: [{ ...part, from: cut }, ...left] };
  }
  return { taken, left: [] };
};

/** The row before which a part is cut, or none when it stays whole. */
const breakIn = (
  blocks: readonly Flowing[],
  part: Part,
  space: number,
  somethingAbove: boolean,
): number | undefined => {
  const rows = blocks[part.block]?.rows;
  if (!rows) return undefined;
  let fits = part.from;
  while (fits < part.to && rows.height(part.from, fits + 1) <= space) fits += 1;
  const latest = Math.min(fits, lastRowsFrom(rows, part));
  const { together = ROWS_TOGETHER } = rows;
  for (let row = latest; row >= part.from + together; row -= 1) if (rows.isDetail(row)) return row;
  if (somethingAbove || fits === part.to) return undefined;
  // Alone on a sheet and too long for it: cut where it ends, or drawing would never end.
  return Math.max(part.from + 1, fits) < part.to ? Math.max(part.from + 1, fits) : undefined;
};

/** The row from which the last rows of detail, with their totals, stay together. */
const lastRowsFrom = (
  { isDetail, together = ROWS_TOGETHER }: NonNullable<Flowing['rows']>,
  { from, to }: Part,
): number => {
  let row = to;
  for (let kept = 0; row > from && kept < together; ) {
    row -= 1;
    if (isDetail(row)) kept += 1;
  }
  return row;
};
