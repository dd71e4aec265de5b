import exceljs, { type Workbook, type Worksheet } from 'exceljs';
import type { IssuedPaper } from '../../model/paper.ts';
import { writeCover } from './cover.ts';
import { type Formulas, formulasOf } from './formulas.ts';
import { layOut, type PlacedSheet } from './layout.ts';
import { PARAMETERS } from './ownTables.ts';
import { prepareSheet } from './printing.ts';
import { BOLD, INPUT_FILL, NOTE } from './style.ts';
import { writeTables } from './tableSheet.ts';
import { fixZipDates } from './zipDates.ts';

/**
 * The workbook of a paper: cover, parameters, tables, workings and checks. Formulas come with
 * their results, for readers that do not compute; the same paper gives the same bytes.
 */
export const renderXlsx = async (paper: IssuedPaper): Promise<Uint8Array> => {
  const workbook = newWorkbook(paper);
  const sheets = layOut(paper);
  const formulas = formulasOf(paper, sheets);
  const cover = workbook.addWorksheet('Carátula');
  for (const placed of sheets) await writeSheet(workbook, paper, placed, formulas);
  writeCover(cover, paper, sheets, formulas);
  await protect(cover);
  for (const [name, range] of formulas.names()) workbook.definedNames.add(range, name);
  return fixZipDates(new Uint8Array(await workbook.xlsx.writeBuffer()));
};

const newWorkbook = ({ issuedAt, letterhead, title, kind, number }: IssuedPaper): Workbook => {
  const workbook = new exceljs.Workbook();
  workbook.creator = letterhead.operator;
  workbook.lastModifiedBy = letterhead.operator;
  workbook.title = `${title} ${kind} ${number}`;
  workbook.created = new Date(issuedAt);
  workbook.modified = new Date(issuedAt);
  workbook.calcProperties.fullCalcOnLoad = true;
  return workbook;
};

const writeSheet = async (
  workbook: Workbook,
  paper: IssuedPaper,
  placed: PlacedSheet,
  formulas: Formulas,
): Promise<void> => {
  const sheet = workbook.addWorksheet(placed.name);
  sheet.getCell('A1').value = `${paper.title} · ${placed.name}`;
  sheet.getCell('A1').font = { ...BOLD, size: 14 };
  sheet.getCell('A2').value = `${paper.kind} ${paper.number} · ${paper.subtitle}`;
  sheet.getCell('A2').font = NOTE;
  writeTables(sheet, placed, formulas);
  prepareSheet(sheet, placed, paper);
  if (placed.name === PARAMETERS.sheet) openInputs(sheet, placed, paper);
  await protect(sheet);
};

/** Parameters are the only cells that may be changed. */
const openInputs = (sheet: Worksheet, { tables }: PlacedSheet, paper: IssuedPaper): void => {
  const first = tables[0]?.firstRow ?? 0;
  paper.parameters.forEach((_, index) => {
    const cell = sheet.getCell(first + index, 2);
    cell.style = { ...cell.style, fill: INPUT_FILL, protection: { locked: false } };
  });
};

/** Against slips of the hand, not against people: there is no password. */
const protect = (sheet: Worksheet): Promise<void> =>
  sheet.protect('', { formatColumns: true, autoFilter: true });
