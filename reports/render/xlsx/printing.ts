import type { AddWorksheetOptions, Worksheet } from 'exceljs';
import type { IssuedPaper } from '../../model/paper.ts';
import { letterOf, type PlacedSheet } from './layout.ts';

const MM_PER_INCH = 25.4;
const A4 = 9;
const LANDSCAPE_FROM_COLUMNS = 8;

/** Title of the sheet and its line, above the first table. */
export const TITLE_ROWS = 2;

/** What a sheet with tables needs to print, scroll and filter well, said before its first row. */
export const sheetOptions = (
  { tables }: PlacedSheet,
  paper: IssuedPaper,
): Partial<AddWorksheetOptions> => {
  const columns = Math.max(...tables.map(({ table }) => table.columns.length));
  const rows = Math.max(...tables.map(({ endRow }) => endRow - 1));
  const [first] = tables;
  const only = tables.length === 1 ? first : undefined;
  const repeated = only === undefined ? TITLE_ROWS : only.headRow;
  const frozen = { xSplit: only === undefined ? 0 : 1, ySplit: repeated };
  return {
    ...printable(paper, columns >= LANDSCAPE_FROM_COLUMNS, {
      printTitlesRow: `${only === undefined ? 1 : only.headRow}:${repeated}`,
      printArea: `A$1:${letterOf(columns - 1)}$${rows}`,
    }),
    views: [{ state: 'frozen', ...frozen, showGridLines: false }],
  };
};

/** The list of a sheet that has no other table can be filtered. */
export const filterList = (sheet: Worksheet, { tables }: PlacedSheet): void => {
  const [only] = tables;
  if (tables.length !== 1 || only?.table.list === undefined) return;
  const { headRow, lastRow, table } = only;
  sheet.autoFilter = {
    from: { row: headRow, column: 1 },
    to: { row: lastRow, column: table.columns.length },
  };
};

/** A4, one page wide, margins of the sheets of paper, number and version at the foot. */
export const printable = (
  { kind, number, version }: IssuedPaper,
  landscape: boolean,
  area: { readonly printArea: string; readonly printTitlesRow?: string },
): Partial<AddWorksheetOptions> => ({
  pageSetup: {
    ...area,
    paperSize: A4,
    orientation: landscape ? 'landscape' : 'portrait',
    ...{ fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    margins: MARGINS,
  },
  headerFooter: {
    oddFooter: `&L${kind} ${number} · versión ${version}&RHoja &P de &N`,
  },
});

const MARGINS = {
  left: 22 / MM_PER_INCH,
  right: 16 / MM_PER_INCH,
  top: 14 / MM_PER_INCH,
  bottom: 16 / MM_PER_INCH,
  header: 7 / MM_PER_INCH,
  footer: 8 / MM_PER_INCH,
} as const;
