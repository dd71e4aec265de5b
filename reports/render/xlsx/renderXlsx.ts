import type { Worksheet } from 'exceljs';
import type { IssuedPaper } from '../../model/paper.ts';
import { type Book, openBook } from './book.ts';
import { addCover } from './cover.ts';
import { type Formulas, formulasOf } from './formulas.ts';
import { layOut, type PlacedSheet } from './layout.ts';
import { filterList, sheetOptions } from './printing.ts';
import { NOTE, TITLE } from './style.ts';
import { writeTables } from './tableSheet.ts';

/**
 * The workbook of a paper: cover, parameters, tables, workings and checks. Formulas come with
 * their results, for readers that do not compute; the same paper gives the same bytes.
 */
export const renderXlsx = async (paper: IssuedPaper): Promise<Uint8Array> => {
  const book = openBook(paper);
  const sheets = layOut(paper);
  const formulas = formulasOf(paper, sheets);
  await end(addCover(book, paper, sheets, formulas));
  for (const placed of sheets) await end(await addSheet(book, paper, placed, formulas));
  for (const [name, range] of formulas.names()) book.define(name, range);
  return book.finish();
};

const addSheet = async (
  book: Book,
  paper: IssuedPaper,
  placed: PlacedSheet,
  formulas: Formulas,
): Promise<Worksheet> => {
  const sheet = book.addSheet(placed.name, sheetOptions(placed, paper));
  sheet.getCell('A1').value = `${paper.title} · ${placed.name}`;
  sheet.getCell('A1').font = TITLE;
  sheet.getCell('A2').value = `${paper.kind} ${paper.number} · ${paper.subtitle}`;
  sheet.getCell('A2').font = NOTE;
  await writeTables(sheet, placed, formulas);
  filterList(sheet, placed);
  return sheet;
};

/** Protected against slips of the hand, not against people: there is no password. */
const end = async (sheet: Worksheet): Promise<void> => {
  await sheet.protect('', { formatColumns: true, autoFilter: true });
  sheet.commit();
};
