import type { Cell, Formula } from '../../model/cell.ts';
import { dayDate, localDate } from './localDate.ts';
import { FORMATS } from './style.ts';

/** What a cell of the workbook holds; a formula comes with its result. */
export type Value =
  | string
  | number
  | Date
  | null
  | { readonly formula: string; readonly result: string | number };

export type Written = { readonly value: Value; readonly numFmt: string };

/** Turns a formula over names into one over the cells of the place where it stands. */
export type Resolve = (formula: Formula) => string;

/**
 * The value and format of a cell. A text is always a text, whatever it begins with: only a model's
 * formula becomes one, so a name like `=1+1` cannot.
 */
export const cellValue = (cell: Cell, resolve: Resolve): Written => {
  switch (cell.kind) {
    case 'text':
      return { value: cell.value, numFmt: FORMATS.text };
    case 'count':
      return { value: computed(cell.formula, cell.value, resolve), numFmt: FORMATS.count };
    case 'money':
      return { value: computed(cell.formula, cell.value / 100, resolve), numFmt: FORMATS.money };
    case 'percent':
      return { value: computed(cell.formula, cell.bps / 10_000, resolve), numFmt: FORMATS.percent };
    case 'ordinal':
      return { value: cell.value, numFmt: FORMATS.ordinal };
    case 'date':
      return { value: dayDate(cell.value), numFmt: FORMATS.date };
    case 'instant':
      return { value: localDate(cell.value), numFmt: FORMATS.instant };
    case 'minute':
      return { value: localDate(cell.value), numFmt: FORMATS.minute };
    case 'time':
      return { value: localDate(cell.value), numFmt: FORMATS.time };
    case 'check':
      return { value: checked(cell, resolve), numFmt: FORMATS.text };
    case 'none':
      return { value: '—', numFmt: FORMATS.text };
    case 'blank':
      return { value: null, numFmt: FORMATS.text };
  }
};

const computed = (formula: Formula | undefined, result: number, resolve: Resolve): Value =>
  formula === undefined ? result : { formula: resolve(formula), result };

const checked = (
  { passed, formula }: Extract<Cell, { kind: 'check' }>,
  resolve: Resolve,
): Value => {
  const result = passed ? 'Conforme' : 'No conforme';
  if (formula === undefined) return result;
  return { formula: `IF(${resolve(formula)},"Conforme","No conforme")`, result };
};
