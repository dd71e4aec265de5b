import { blank, text } from '../../model/cell.ts';
import type { Table } from '../../model/paper.ts';
import { type Carried, carriedOf } from './carried.ts';
import { type Content, type LaidColumn, layColumns, leastWidths } from './columns.ts';
import type { Pen } from './pen.ts';
import {
  contentsOf,
  type LaidRow,
  layRow,
  type Printed,
  printed,
  type Role,
  type RowType,
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
  readonly rows: readonly LaidRow[];
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
  const { type, rows, contents } = fitting(pen, table, to - from);
  const columns = layColumns(table.columns, contents, from, to);
  return {
    ...{ table, number, from, to, columns, type },
    head: layHead(pen, table, columns),
    rows: rows.map((row, index) => layRow(pen, columns, row, type, index === rows.length - 1)),
    carried: carriedOf(table),
    note: table.note === undefined ? [] : wrap(pen, table.note, TYPE.note, to - from),
  };
};

/** What the columns of a table hold, to share a sheet between two tables. */
export const tableContents = (pen: Pen, table: Table): readonly Content[] =>
  fitting(pen, table, Number.POSITIVE_INFINITY).contents;

const SHORT_ROWS_MAX = 13;
const SHORT: RowType = { plain: TYPE.table, strong: TYPE.strongTable, height: 5, rise: 3.55 };
const LONG: RowType = { plain: TYPE.list, strong: TYPE.strongList, height: 4.5, rise: 3.2 };
/** Smaller sizes for a table too wide for its sheet. Nothing is smaller than 7.5 points. */
const SMALLER = [8.5, 8, 7.5];

type Prepared = { readonly role: Role; readonly cells: readonly Printed[] };

const fitting = (pen: Pen, table: Table, available: number) => {
  const short = table.list === undefined && table.rows.length <= SHORT_ROWS_MAX;
  const first = short ? SHORT : LONG;
  const smaller = SMALLER.filter((size) => size < first.plain.size).map((size) => ({
    ...first,
    plain: atSize(first.plain, size),
    strong: atSize(first.strong, size),
  }));
  for (const type of [first, ...smaller]) {
    const rows = preparedRows(table, type);
    const contents = contentsOf(pen, table, rows).map((content, index) =>
      withHeading(pen, content, table.columns[index]?.heading ?? ''),
    );
    const least = leastWidths(table.columns, contents).reduce((sum, width) => sum + width, 0);
    if (least <= available || type === smaller.at(-1)) return { type, rows, contents };
  }
  throw new RangeError('a table has a smallest type');
};

const preparedRows = (table: Table, type: RowType): readonly Prepared[] => {
  const rows = table.rows.map(({ role, cells }) => ({
    role,
    cells: printed(cells, role, table, type),
  }));
  if (rows.some(({ role }) => role === undefined)) return rows;
  const labelled = table.columns.findIndex(({ align }) => align === 'left');
  const cells = table.columns.map((_, index) =>
    index === Math.max(labelled, 0) ? text('Sin movimiento') : blank,
  );
  return [{ role: 'nothing', cells: printed(cells, 'nothing', table, type) }, ...rows];
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
