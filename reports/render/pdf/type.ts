/** A face, its size in points and its tracking in em. */
export type Style = {
  readonly face: 'regular' | 'semibold' | 'mono';
  readonly size: number;
  readonly tracking: number;
};

const SMALL_TYPE_MAX = 8;

/** Small type is set a little wider: at 7.5 points letters close up on a laser printer. */
const regular = (size: number): Style => ({
  face: 'regular',
  size,
  tracking: size <= SMALL_TYPE_MAX ? 0.012 : 0,
});
const semibold = (size: number): Style => ({ face: 'semibold', size, tracking: 0 });

/** One family, two weights; hierarchy is size, weight, rule and space. */
export const TYPE = {
  title: semibold(17),
  keyFigure: semibold(14),
  operation: regular(14),
  code: semibold(13),
  copyMark: semibold(13),
  number: semibold(12),
  operator: semibold(11),
  subtitle: semibold(11),
  heading: semibold(10),
  value: regular(9.5),
  strongValue: semibold(9.5),
  table: regular(9),
  strongTable: semibold(9),
  list: regular(8.5),
  strongList: semibold(8.5),
  sheetLine: regular(8.5),
  bandLabel: regular(8.5),
  role: semibold(8.5),
  note: regular(8),
  label: regular(7.5),
  hash: { face: 'mono', size: 7.5, tracking: 0 },
} as const satisfies Record<string, Style>;

/**
 * Semibold figures in a column, set so close that they fall under regular ones: a digit is
 * 0.497 em wide in regular and 0.513 in semibold.
 */
export const asFigures = (style: Style): Style => {
  if (style.face !== 'semibold') return style;
  const known = FIGURES.get(style) ?? { ...style, tracking: -0.017 };
  FIGURES.set(style, known);
  return known;
};

/** One style for each, so that the pen sees when it does not change. */
const FIGURES = new WeakMap<Style, Style>();

/** The same type in another size, for a line that would not fit. */
export const atSize = (style: Style, size: number): Style => ({ ...style, size });
