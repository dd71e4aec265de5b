import type { Column } from '../../model/paper.ts';
import { COLUMN_GAP } from './sheet.ts';

/** What a column holds, in millimetres, gaps not counted. */
export type Content = {
  /** The widest cell that must stay on one line, or the longest word of one that may wrap. */
  readonly least: number;
  /** The widest cell on one line. */
  readonly natural: number;
  /** Whether it holds money, which stands farther off its left neighbour. */
  readonly amounts: boolean;
};

/** Where a column lies and where its text starts; figures end at `right`. */
export type LaidColumn = {
  readonly key: string;
  readonly align: 'left' | 'right';
  readonly left: number;
  readonly right: number;
  readonly textLeft: number;
};

/** At the left of figures that are not money. */
const FIGURE_GAP = 2.2;
/** Between a column of figures and the text that follows it, and between two texts. */
export const TEXT_GAP = { afterFigures: 2.75, beforeText: 2 } as const;

/**
 * Lays the columns from `from` to `to`. A column keeps its wanted width as long as its content
 * fits; columns without one take what is left. When all is wanted and something is left, it goes
 * to the first text, so that amounts keep their right edges from table to table.
 */
export const layColumns = (
  columns: readonly Column[],
  contents: readonly Content[],
  from: number,
  to: number,
): readonly LaidColumn[] => {
  const widths = shareOut(columns, contents, to - from);
  let left = from;
  return columns.map(({ key, align }, index) => {
    const right = left + (widths[index] ?? 0);
    const textLeft = align === 'left' ? left + textGap(columns, index) : left;
    const laid = { key, align, left, right, textLeft };
    left = right;
    return laid;
  });
};

/** Width of a table: what its columns want or, when they want nothing, all of them on one line. */
export const naturalWidth = (columns: readonly Column[], contents: readonly Content[]): number => {
  const least = leastWidths(columns, contents);
  const widths = columns.map(({ widthMm }, index) =>
    widthMm === undefined
      ? natural(columns, contents, index)
      : Math.max(widthMm, least[index] ?? 0),
  );
  return sum(widths);
};

/** The narrowest columns that hold their content. */
export const leastWidths = (
  columns: readonly Column[],
  contents: readonly Content[],
): readonly number[] =>
  columns.map((_, index) => gap(columns, contents, index) + (contents[index]?.least ?? 0));

const shareOut = (
  columns: readonly Column[],
  contents: readonly Content[],
  available: number,
): readonly number[] => {
  const least = leastWidths(columns, contents);
  const wanted = columns.map((column, index) => Math.max(column.widthMm ?? 0, least[index] ?? 0));
  const spare = available - sum(wanted);
  if (spare < 0) return shrink(wanted, least, -spare);
  const open = columns.flatMap((column, index) => (column.widthMm === undefined ? [index] : []));
  if (open.length === 0) return grow(wanted, [firstText(columns)], spare);
  const missing = open.map((index) =>
    Math.max(natural(columns, contents, index) - (wanted[index] ?? 0), 0),
  );
  const given = Math.min(spare, sum(missing));
  const grown = wanted.map((width, index) => {
    const place = open.indexOf(index);
    return place < 0 || given === 0
      ? width
      : width + (given * (missing[place] ?? 0)) / sum(missing);
  });
  const texts = open.filter((index) => columns[index]?.align === 'left');
  return grow(grown, texts.length > 0 ? texts : open, spare - given);
};

/** Takes `excess` first from what columns have above their content, then from all alike. */
const shrink = (wanted: readonly number[], least: readonly number[], excess: number) => {
  const slack = wanted.map((width, index) => width - (least[index] ?? 0));
  const share = sum(slack) === 0 ? 0 : Math.min(1, excess / sum(slack));
  const slim = wanted.map((width, index) => width - share * (slack[index] ?? 0));
  const over = Math.max(0, excess - sum(slack)) / sum(slim);
  return slim.map((width) => width * (1 - over));
};

const grow = (widths: readonly number[], indexes: readonly number[], spare: number) =>
  widths.map((width, index) => (indexes.includes(index) ? width + spare / indexes.length : width));

const natural = (columns: readonly Column[], contents: readonly Content[], index: number) =>
  gap(columns, contents, index) + (contents[index]?.natural ?? 0);

/** What keeps a column off its neighbours. */
const gap = (columns: readonly Column[], contents: readonly Content[], index: number): number => {
  if (columns[index]?.align === 'right') {
    if (index === 0) return 0;
    return contents[index]?.amounts ? COLUMN_GAP : FIGURE_GAP;
  }
  const towardsText = columns[index + 1]?.align === 'left' ? TEXT_GAP.beforeText : 0;
  return textGap(columns, index) + towardsText;
};

/** A text begins where its column begins, but for the gap to figures on its left. */
const textGap = (columns: readonly Column[], index: number): number =>
  index > 0 && columns[index - 1]?.align === 'right' ? TEXT_GAP.afterFigures : 0;

const firstText = (columns: readonly Column[]): number =>
  Math.max(
    columns.findIndex(({ align }) => align === 'left'),
    0,
  );

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
