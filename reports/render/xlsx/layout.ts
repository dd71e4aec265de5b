import { invariant } from '../../../domain/errors.ts';
import type { IssuedPaper, Row, Table } from '../../model/paper.ts';
import { checksTable, parametersTable } from './ownTables.ts';

/** A table with its place on a sheet; rows are numbered from 1 as Excel does. */
export type Placed = {
  readonly table: Table;
  readonly sheet: string;
  readonly headingRow: number;
  readonly headRow: number;
  /** Rows without a role, together, so that one range holds them all. */
  readonly details: readonly Row[];
  readonly firstRow: number;
  readonly lastRow: number;
  /** Subtotals, then totals, then what follows. */
  readonly closing: readonly Row[];
  readonly totalRow: number | null;
  readonly notes: readonly string[];
  /** The first row below everything. */
  readonly endRow: number;
};

export type PlacedSheet = { readonly name: string; readonly tables: readonly Placed[] };

export const CHECKS_SHEET = 'Conciliación';
const FIRST_TABLE_ROW = 4;
const ROWS_BETWEEN = 2;

/** Places every table of a paper: parameters if it has any, results, workings, and the checks last. */
export const layOut = (paper: IssuedPaper): PlacedSheet[] => {
  const noted = [
    ...(paper.parameters.length === 0 ? [] : [{ table: parametersTable(paper), notes: [] }]),
    ...notedTables(paper),
    ...(paper.workings ?? []).map((table) => ({ table, notes: [] })),
    { table: checksTable(paper), notes: [] },
  ];
  const sheets = Map.groupBy(noted, ({ table }) => table.sheet);
  return [...sheets]
    .sort(([one], [other]) => Number(one === CHECKS_SHEET) - Number(other === CHECKS_SHEET))
    .map(([name, tables]) => ({ name, tables: placeAll(tables) }));
};

type Noted = { readonly table: Table; readonly notes: readonly string[] };

/** The tables of the blocks; a note belongs to the table it follows, of two to the left one. */
const notedTables = ({ blocks }: IssuedPaper): Noted[] => {
  const noted: { table: Table; notes: string[] }[] = [];
  let notes: string[] = [];
  for (const block of blocks) {
    if (block.block === 'note') notes.push(block.text);
    else notes = [];
    if (block.block === 'table') noted.push({ table: block, notes });
    if (block.block === 'pair')
      noted.push({ table: block.left, notes }, { table: block.right, notes: [] });
  }
  return noted;
};

const placeAll = (tables: readonly Noted[]): Placed[] => {
  let row = FIRST_TABLE_ROW;
  return tables.map(({ table, notes }) => {
    const placed = place(table, notes, row);
    row = placed.endRow + ROWS_BETWEEN;
    return placed;
  });
};

/** `A` for the first column; no table of a paper has more than the alphabet. */
export const letterOf = (column: number): string => {
  invariant(column >= 0 && column < LETTERS, `column ${column} has no letter`);
  return String.fromCharCode(FIRST_LETTER + column);
};

const LETTERS = 26;
const FIRST_LETTER = 65;

const CLOSING_ROLES = ['subtotal', 'total', 'after-total'] as const;

const place = (table: Table, notes: readonly string[], headingRow: number): Placed => {
  const details = table.rows.filter(({ role }) => role === undefined);
  const closing = CLOSING_ROLES.flatMap((role) => table.rows.filter((row) => row.role === role));
  const all = [table.remark, table.note, ...notes].filter((note) => note !== undefined);
  const headRow = headingRow + 1;
  const firstRow = headRow + 1;
  const lastRow = firstRow + Math.max(details.length, 1) - 1;
  const total = closing.findIndex(({ role }) => role === 'total');
  return {
    ...{ table, sheet: table.sheet, headingRow, headRow, details, firstRow, lastRow, closing },
    totalRow: total < 0 ? null : lastRow + 1 + total,
    notes: all,
    endRow: lastRow + closing.length + all.length + 1,
  };
};
