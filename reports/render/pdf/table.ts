import { blank, text } from '../../model/cell.ts';
import type { Table } from '../../model/paper.ts';
import { type Carried, carriedOf } from './carried.ts';
import { type Content, type LaidColumn, layColumns, leastWidths } from './columns.ts';
import { contentsOf } from './contents.ts';
import type { Pen } from './pen.ts';
import {
  type LaidRow,
  measureRow,
  printed,
  type Role,
  type RowType,
  rowOfOneLine,
  type SaidRow,
} from './rows.ts';
import { type LaidHead, layHead } from './tableHead.ts';
import { atSize, TYPE } from './type.ts';
import { wrap } from './wrap.ts';

/** A table with everything measured, ready to be drawn whole or sheet by sheet. */
export type LaidTable = {
  readonly table: Table;
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly columns: readonly LaidColumn[];
  readonly head: LaidHead;
  readonly rowCount: number;
  readonly roleOf: (row: number) => Role;
  /** Where a row begins, of all of them one below the other; after the last row, where it ends. */
  readonly startOf: (row: number) => number;
  /** A row as it is drawn, made when it is: a long list is never held as a whole. */
  readonly rowAt: (row: number) => LaidRow;
  readonly type: RowType;
  readonly carried: Carried;
  readonly note: readonly string[];
};

export const layTable = (
  pen: Pen,
  table: Table,
  number: number,
  { from, to }: { readonly from: number; readonly to: number },
): LaidTable => {
  const said = saidRows(table);
  const { type, contents } = fitting(pen, table, to - from);
  const columns = layColumns(table.columns, contents, from, to);
  const measured = (row: number) => {
    const last = row === said.length - 1;
    return measureRow(pen, columns, said[row] ?? NO_ROW, { table, type, last });
  };
  /** Rows with a cell in several lines: which lines, is found anew when the row is drawn. */
  const breaks = new Uint8Array(said.length);
  const starts = startsOf(said.length, (row) => {
    const { broken, height } = measured(row);
    if (broken.size > 0) breaks[row] = 1;
    return height;
  });
  const rowAt = (row: number): LaidRow => {
    const { role, cells } = said[row] ?? NO_ROW;
    const shown = { role, cells: printed(cells, role, table, type) };
    const plain = () => rowOfOneLine(role, type, row === said.length - 1);
    return { ...shown, ...(breaks[row] ? measured(row) : plain()) };
  };
  return {
    ...{ table, number, from, to, columns, type, rowAt },
    head: layHead(pen, table, columns),
    rowCount: said.length,
    roleOf: (row) => said[row]?.role,
    startOf: (row) => starts[row] ?? 0,
    carried: carriedOf(table),
    note: table.note === undefined ? [] : wrap(pen, table.note, TYPE.note, to - from),
  };
};

const NO_ROW: SaidRow = { role: undefined, cells: [] };

const startsOf = (count: number, height: (row: number) => number): Float64Array => {
  const starts = new Float64Array(count + 1);
  for (let row = 0; row < count; row += 1) starts[row + 1] = (starts[row] ?? 0) + height(row);
  return starts;
};

/** What the columns of a table hold, to share a sheet between two tables. */
export const tableContents = (pen: Pen, table: Table): readonly Content[] =>
  fitting(pen, table, Number.POSITIVE_INFINITY).contents;

const SHORT_ROWS_MAX = 13;
const SHORT: RowType = { plain: TYPE.table, strong: TYPE.strongTable, height: 5, rise: 3.55 };
const LONG: RowType = { plain: TYPE.list, strong: TYPE.strongList, height: 4.5, rise: 3.2 };
/** Smaller sizes for a table too wide for its sheet. Nothing is smaller than 7.5 points. */
const SMALLER = [8.5, 8, 7.5];

const fitting = (pen: Pen, table: Table, available: number) => {
  const short = table.list === undefined && table.rows.length <= SHORT_ROWS_MAX;
  const first = short ? SHORT : LONG;
  const smaller = SMALLER.filter((size) => size < first.plain.size).map((size) => ({
    ...first,
    plain: atSize(first.plain, size),
    strong: atSize(first.strong, size),
  }));
  const rows = saidRows(table);
  for (const type of [first, ...smaller]) {
    const contents = contentsOf(pen, table, rows, type).map((content, index) =>
      withHeading(pen, content, table.columns[index]?.heading ?? ''),
    );
    const least = leastWidths(table.columns, contents).reduce((sum, width) => sum + width, 0);
    if (least <= available || type === smaller.at(-1)) return { type, contents };
  }
  throw new RangeError('a table has a smallest type');
};

/** The rows of a table, and where there are none one that says so. */
const saidRows = ({ columns, rows }: Table): readonly SaidRow[] => {
  if (rows.some(({ role }) => role === undefined)) return rows as readonly SaidRow[];
  const labelled = columns.findIndex(({ align }) => align === 'left');
  const cells = columns.map((_, index) =>
    index === Math.max(labelled, 0) ? text('Sin movimiento') : blank,
  );
  return [
    { role: 'nothing', cells },
    ...rows.map(({ role, cells: own }) => ({ role, cells: own })),
  ];
};

/** A head may take two lines, so only its longest word counts. */
const withHeading = (pen: Pen, content: Content, heading: string): Content => {
  const words = heading.split(' ').map((word) => pen.width(word, TYPE.label));
  const longest = Math.max(...words);
  return {
    ...content,
    least: Math.max(content.least, longest),
    natural: Math.max(content.natural, longest),
  };
};
