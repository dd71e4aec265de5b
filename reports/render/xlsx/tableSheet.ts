import { setImmediate } from 'node:timers/promises';
import type { Cell as SheetCell, Row as SheetRow, Worksheet } from 'exceljs';
import type { Cell } from '../../model/cell.ts';
import type { Column, Row } from '../../model/paper.ts';
import { styleOf } from './cellStyle.ts';
import { cellValue } from './cellValue.ts';
import type { Formulas } from './formulas.ts';
import { headText } from './headText.ts';
import type { Placed, PlacedSheet } from './layout.ts';
import { PARAMETERS } from './ownTables.ts';
import {
  BOLD,
  FONT,
  HEAD_BORDER,
  HEAD_FILL,
  HEADING,
  LINE_HEIGHT,
  NOTE,
  NOTE_DENSITY,
  NOTE_HEIGHT,
} from './style.ts';
import { columnWidths, linesIn } from './widths.ts';

/** Rows after which what was written may leave: the zip takes it while nothing is computed. */
const ROWS_AT_ONCE = 1000;

/** Writes the tables of one sheet under each other, from top to bottom. */
export const writeTables = async (
  sheet: Worksheet,
  { tables }: PlacedSheet,
  formulas: Formulas,
): Promise<void> => {
  const widths = columnWidths(tables);
  widths.forEach((width, index) => {
    sheet.getColumn(index + 1).width = width;
  });
  for (const placed of tables) {
    writeHeads(sheet, placed, widths);
    await writeRows(sheet, placed, formulas, widths);
    writeNotes(sheet, placed, widths);
  }
};

const writeHeads = (sheet: Worksheet, placed: Placed, widths: readonly number[]): void => {
  const { table, headingRow, headRow } = placed;
  put(sheet.getCell(headingRow, 1), table.heading, HEADING);
  const heads = table.columns.map((column, index) => headText(column, placed, index));
  heads.forEach((text, index) => {
    const cell = sheet.getCell(headRow, index + 1);
    put(cell, text, BOLD);
    cell.fill = HEAD_FILL;
    cell.border = HEAD_BORDER;
    cell.alignment = { ...alignmentOf(table.columns, index), wrapText: true, vertical: 'bottom' };
  });
  const lines = heads.map((text, index) => linesIn(text, (widths[index] ?? 0) - 1));
  sheet.getRow(headRow).height = LINE_HEIGHT * Math.max(...lines) + 3;
};

const writeRows = async (
  sheet: Worksheet,
  placed: Placed,
  formulas: Formulas,
  widths: readonly number[],
): Promise<void> => {
  const { details, firstRow, lastRow, closing } = placed;
  if (details.length === 0) put(sheet.getCell(firstRow, 1), 'Sin movimiento', FONT);
  for (const [index, row] of details.entries()) {
    writeRow(sheet, placed, row, firstRow + index, formulas, widths);
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
  }
  closing.forEach((row, index) => {
    writeRow(sheet, placed, row, lastRow + 1 + index, formulas, widths);
  });
};

const writeRow = (
  sheet: Worksheet,
  placed: Placed,
  { cells, role, input }: Row,
  row: number,
  formulas: Formulas,
  widths: readonly number[],
): void => {
  const place = { placed, row };
  const written = sheet.getRow(row);
  placed.table.columns.forEach(({ align = 'left' }, index) => {
    const cell = written.getCell(index + 1);
    const model = cells[index] ?? { kind: 'blank' };
    const { value, numFmt } = cellValue(model, (formula) => formulas.resolve(formula, place));
    const width = widths[index] ?? 0;
    const wrapped = cells[index + 1]?.kind !== 'blank' && isLong(model, width);
    cell.value = value;
    cell.style = styleOf({
      numFmt,
      strong: 'strong' in model && model.strong === true,
      role,
      align,
      indented: isIndented(placed.table.columns, index),
      wrapped,
      input: input === true && index === PARAMETERS.valueColumn,
    });
    if (wrapped) growRow(written, model, width);
  });
  written.commit();
};

/** A name longer than its column goes on in a second line, if it cannot run on; nothing is cut. */
const isLong = (model: Cell, width: number): boolean =>
  model.kind === 'text' && !model.strong && model.value.length > width;

const growRow = (row: SheetRow, model: Cell, width: number): void => {
  if (model.kind !== 'text') return;
  row.height = Math.max(row.height ?? 0, LINE_HEIGHT * linesIn(model.value, width - 1) + 2);
};

/** Notes run over the width of the table, as high as their lines. */
const writeNotes = (sheet: Worksheet, placed: Placed, widths: readonly number[]): void => {
  const { table, lastRow, closing, notes } = placed;
  const columns = table.columns.length;
  const width = widths.slice(0, columns).reduce((total, one) => total + one, 0);
  notes.forEach((note, index) => {
    const row = lastRow + closing.length + 1 + index;
    const cell = sheet.getCell(row, 1);
    put(cell, note, NOTE);
    cell.alignment = { wrapText: true, vertical: 'top' };
    if (columns > 1) sheet.mergeCells(row, 1, row, columns);
    sheet.getRow(row).height = NOTE_HEIGHT * linesIn(note, width * NOTE_DENSITY);
  });
};

const put = (cell: SheetCell, value: string, font: SheetCell['font']): void => {
  cell.value = value;
  cell.font = font;
};

const alignmentOf = (
  columns: readonly Column[],
  index: number,
): Partial<SheetCell['alignment']> => ({
  horizontal: columns[index]?.align ?? 'left',
  vertical: 'top',
  ...(isIndented(columns, index) ? { indent: 1 } : {}),
});

/** A text keeps off the figures on its left. */
const isIndented = (columns: readonly Column[], index: number): boolean =>
  columns[index]?.align !== 'right' && columns[index - 1]?.align === 'right';
