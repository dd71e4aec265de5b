import type { BasisPoints, Centavos } from '../../domain/money/centavos.ts';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';

/**
 * What a workbook computes, in Excel's English with commas, over names that the workbook renderer
 * resolves. The value beside it is the cached result and must agree to the centavo; a sheet of
 * paper prints only the value. Money is in pesos, percentages are fractions, as cells hold them.
 *
 * - `{column}` the cell of that column in the same row
 * - `{column:above}` that column from its head down to the row above, in the same table; the head
 *   is text and adds nothing
 * - `{table.column}` all the detail rows of a column: those without a role
 * - `{table.column#total}` the cell of that column in the table's first row with role `total`
 * - `{$parameter}` a parameter of the paper, by its key
 */
export type Formula = string;

/** A cell knows what it is; each renderer decides how it looks. */
export type Cell =
  | { readonly kind: 'text'; readonly value: string; readonly strong?: boolean }
  | { readonly kind: 'count'; readonly value: number; readonly formula?: Formula }
  | {
      readonly kind: 'money';
      readonly value: Centavos;
      readonly formula?: Formula;
      readonly strong?: boolean;
    }
  | { readonly kind: 'percent'; readonly bps: BasisPoints; readonly formula?: Formula }
  /** A place on a list: `8.ª`. */
  | { readonly kind: 'ordinal'; readonly value: number }
  | { readonly kind: 'date'; readonly value: Jornada }
  /** With seconds and zone: `10/05/2014 06:42:10 (UTC-03:00)`. */
  | { readonly kind: 'instant'; readonly value: Instant }
  /** The same to the minute, on papers that print the zone elsewhere: `10/05/2014 06:42`. */
  | { readonly kind: 'minute'; readonly value: Instant }
  /** Hour and minute in the zone of the casino: `20:02`. */
  | { readonly kind: 'time'; readonly value: Instant }
  /** `Conforme`, or `No conforme` with the difference. */
  | { readonly kind: 'check'; readonly passed: boolean; readonly formula?: Formula }
  /** Printed as a dash: the figure does not apply. */
  | { readonly kind: 'none' }
  /** Printed as nothing. */
  | { readonly kind: 'blank' };

export const text = (value: string): Cell => ({ kind: 'text', value });
export const strong = (value: string): Cell => ({ kind: 'text', value, strong: true });
export const count = (value: number, formula?: Formula): Cell => ({
  kind: 'count',
  value,
  ...(formula === undefined ? {} : { formula }),
});
export const money = (value: Centavos, formula?: Formula): Cell => ({
  kind: 'money',
  value,
  ...(formula === undefined ? {} : { formula }),
});
export const percent = (bps: BasisPoints, formula?: Formula): Cell => ({
  kind: 'percent',
  bps,
  ...(formula === undefined ? {} : { formula }),
});
export const none: Cell = { kind: 'none' };
export const blank: Cell = { kind: 'blank' };
