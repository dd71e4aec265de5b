import type { BasisPoints, Centavos } from '../../domain/money/centavos.ts';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';

/**
 * A cell knows what it is; each renderer decides how it looks. `formula` is what a workbook
 * computes, over names that the workbook renderer resolves: `{column}` the same row,
 * `{table.column}` the whole column of a table, `{parameter}` a named parameter. The value beside
 * it is the cached result and must agree to the centavo.
 */
export type Cell =
  | { readonly kind: 'text'; readonly value: string; readonly strong?: boolean }
  | { readonly kind: 'count'; readonly value: number; readonly formula?: string }
  | {
      readonly kind: 'money';
      readonly value: Centavos;
      readonly formula?: string;
      readonly strong?: boolean;
    }
  | { readonly kind: 'percent'; readonly bps: BasisPoints; readonly formula?: string }
  /** A place on a list: `8.ª`. */
  | { readonly kind: 'ordinal'; readonly value: number }
  | { readonly kind: 'date'; readonly value: Jornada }
  /** With seconds and zone: `10/05/2014 06:42:10 (UTC-03:00)`. */
  | { readonly kind: 'instant'; readonly value: Instant }
  /** Hour and minute in the zone of the casino: `20:02`. */
  | { readonly kind: 'time'; readonly value: Instant }
  /** `Conforme`, or `No conforme` with the difference. */
  | { readonly kind: 'check'; readonly passed: boolean; readonly formula?: string }
  /** Printed as a dash: the figure does not apply. */
  | { readonly kind: 'none' }
  /** Printed as nothing. */
  | { readonly kind: 'blank' };

export const text = (value: string): Cell => ({ kind: 'text', value });
export const strong = (value: string): Cell => ({ kind: 'text', value, strong: true });
export const count = (value: number, formula?: string): Cell => ({
  kind: 'count',
  value,
  ...(formula === undefined ? {} : { formula }),
});
export const money = (value: Centavos, formula?: string): Cell => ({
  kind: 'money',
  value,
  ...(formula === undefined ? {} : { formula }),
});
export const percent = (bps: BasisPoints, formula?: string): Cell => ({
  kind: 'percent',
  bps,
  ...(formula === undefined ? {} : { formula }),
});
export const none: Cell = { kind: 'none' };
export const blank: Cell = { kind: 'blank' };
