import type { Worksheet } from 'exceljs';
import type { IssuedPaper } from '../../model/paper.ts';
import type { PlacedSheet } from './layout.ts';

const MM_PER_INCH = 25.4;
const A4 = 9;
const LANDSCAPE_FROM_COLUMNS = 8;

/** Title of the sheet and its line, above the first table. */
export const TITLE_ROWS = 2;

/** What a sheet with tables needs to print, scroll and filter well. */
export const prepareSheet = (
  sheet: Worksheet,
  { tables }: PlacedSheet,
  paper: IssuedPaper,
): void => {
  const columns = Math.max(...tables.map(({ table }) => table.columns.length));
  const rows = Math.max(...tables.map(({ endRow }) => endRow - 1));
  const only = tables.length === 1 ? tables[0] : undefined;
  const repeated = only === undefined ? TITLE_ROWS : only.headRow;
  printable(sheet, paper, columns >= LANDSCAPE_FROM_COLUMNS);
  sheet.pageSetup.printTitlesRow = `${only === undefined ? 1 : only.headRow}:${repeated}`;
  sheet.pageSetup.printArea = `A$1:${sheet.getColumn(columns).letter}$${rows}`;
  sheet.views = [
    { state: 'frozen', xSplit: only === undefined ? 0 : 1, ySplit: repeated, showGridLines: false },
  ];
  if (only?.table.list !== undefined)
    sheet.autoFilter = {
      from: { row: only.headRow, column: 1 },
      to: { row: only.lastRow, column: columns },
    };
};

/** A4, one page wide, margins of the sheets of paper, number and version at the foot. */
export const printable = (sheet: Worksheet, paper: IssuedPaper, landscape: boolean): void => {
  const { kind, number, version } = paper;
  sheet.pageSetup.paperSize = A4;
  sheet.pageSetup.orientation = landscape ? 'landscape' : 'portrait';
  sheet.pageSetup.fitToPage = true;
  sheet.pageSetup.fitToWidth = 1;
  sheet.pageSetup.fitToHeight = 0;
  sheet.pageSetup.margins = {
    left: 22 / MM_PER_INCH,
    right: 16 / MM_PER_INCH,
    top: 14 / MM_PER_INCH,
    bottom: 16 / MM_PER_INCH,
    header: 7 / MM_PER_INCH,
    footer: 8 / MM_PER_INCH,
  };
  sheet.headerFooter.oddFooter = `&L${kind} ${number} · versión ${version}&RHoja &P de &N`;
};
