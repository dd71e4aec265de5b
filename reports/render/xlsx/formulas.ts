import { invariant } from '../../../domain/errors.ts';
import type { Formula } from '../../model/cell.ts';
import type { IssuedPaper, Table } from '../../model/paper.ts';
import { letterOf, type Placed, type PlacedSheet } from './layout.ts';
import { PARAMETERS } from './ownTables.ts';

/** Where a formula stands: in a row of a table, or nowhere in particular. */
export type Place = { readonly placed: Placed; readonly row: number } | null;

/** Turns formulas over names into formulas over cells, and knows the ranges that it named. */
export type Formulas = {
  readonly resolve: (formula: Formula, place: Place) => string;
  /** Name and range of every parameter, and of every column that a formula has used. */
  readonly names: () => ReadonlyMap<string, string>;
};

const PLACEHOLDER = /\{(\$)?([a-z0-9_]+)(?:\.([a-z0-9_]+))?(#total|:above)?\}/g;

/** @throws {InvariantViolation} on resolving a name that the paper does not have */
export const formulasOf = (paper: IssuedPaper, sheets: readonly PlacedSheet[]): Formulas => {
  const placed = new Map(
    sheets.flatMap(({ tables }) => tables.map((one) => [one.table.key, one] as const)),
  );
  const names = new Map(paper.parameters.map(({ key }, index) => [key, parameter(placed, index)]));
  const tableOf = (key: string): Placed => {
    const found = placed.get(key);
    invariant(found !== undefined, `no table ${key} in this paper`);
    return found;
  };
  const namedRange = (key: string, column: string): string => {
    const name = `${key}_${column}`;
    if (!names.has(name)) names.set(name, detailRange(tableOf(key), column));
    return name;
  };
  const resolve = (formula: Formula, place: Place): string =>
    formula.replace(PLACEHOLDER, (whole, dollar, first, column, suffix) => {
      if (dollar !== undefined) return known(names, first);
      if (column === undefined) return inRow(place, first, suffix, whole);
      return suffix === '#total' ? totalCell(tableOf(first), column) : namedRange(first, column);
    });
  return { resolve, names: () => names };
};

const known = (names: ReadonlyMap<string, string>, name: string): string => {
  invariant(names.has(name), `no parameter ${name} in this paper`);
  return name;
};

const parameter = (placed: ReadonlyMap<string, Placed>, index: number): string => {
  const table = placed.get(PARAMETERS.key);
  invariant(table !== undefined, 'a workbook has its parameters');
  return `'${table.sheet}'!$B$${table.firstRow + index}`;
};

const inRow = (place: Place, column: string, suffix: string | undefined, whole: string) => {
  invariant(place !== null, `${whole} stands in no row`);
  const letter = columnLetter(place.placed.table, column);
  // From the head on, which is text and adds nothing, so that the first row needs no exception.
  if (suffix === ':above') return `${letter}$${place.placed.headRow}:${letter}${place.row - 1}`;
  return `${letter}${place.row}`;
};

const detailRange = ({ table, sheet, firstRow, lastRow }: Placed, column: string): string => {
  const letter = columnLetter(table, column);
  return `'${sheet}'!$${letter}$${firstRow}:$${letter}$${lastRow}`;
};

const totalCell = ({ table, sheet, totalRow }: Placed, column: string): string => {
  invariant(totalRow !== null, `table ${table.key} has no total`);
  return `'${sheet}'!$${columnLetter(table, column)}$${totalRow}`;
};

const columnLetter = ({ key, columns }: Table, column: string): string => {
  const index = columns.findIndex((one) => one.key === column);
  invariant(index >= 0, `no column ${column} in table ${key}`);
  return letterOf(index);
};
