import type { Worksheet } from 'exceljs';
import { type Cell, text } from '../../model/cell.ts';
import { HASH_ON_COVER } from '../../model/kinds.ts';
import type { IssuedPaper, LabelledFact } from '../../model/paper.ts';
import type { Book } from './book.ts';
import { cellValue } from './cellValue.ts';
import type { Formulas } from './formulas.ts';
import type { PlacedSheet } from './layout.ts';
import { CHECKS } from './ownTables.ts';
import { printable } from './printing.ts';
import { BOLD, FONT, NOTE, TITLE } from './style.ts';

const LABEL_WIDTH = 28;
const VALUE_WIDTH = 66;

/** The first sheet: what the book is, of which event and version, by whom, and its proof. */
export const addCover = (
  book: Book,
  paper: IssuedPaper,
  sheets: readonly PlacedSheet[],
  formulas: Formulas,
): Worksheet => {
  const sections = [identity(paper), figures(paper), contents(sheets), proof(paper)];
  const checksRow = FIRST_ROW + sections.reduce((sum, { length }) => sum + length + 1, 0);
  const sheet = book.addSheet('Carátula', {
    ...printable(paper, false, { printArea: `A$1:B$${checksRow}` }),
    views: [{ state: 'normal', showGridLines: false }],
  });
  sheet.getColumn(1).width = LABEL_WIDTH;
  sheet.getColumn(2).width = VALUE_WIDTH;
  sheet.getCell('A1').value = paper.title;
  sheet.getCell('A1').font = TITLE;
  sheet.getCell('A2').value = paper.subtitle;
  sheet.getCell('A2').font = BOLD;
  let row = FIRST_ROW;
  for (const section of sections) {
    for (const one of section) writeFact(sheet, row++, one, formulas);
    row += 1;
  }
  writeChecks(sheet, checksRow, paper, formulas);
  return sheet;
};

const FIRST_ROW = 4;

const fact = (label: string, value: Cell): LabelledFact => ({ label, value });

const identity = (paper: IssuedPaper): LabelledFact[] => [
  fact('Papel', text(`${paper.kind} N.º ${paper.number}`)),
  fact('Versión', text(versionText(paper))),
  ...(paper.replaces === undefined
    ? []
    : [fact('Motivo de la nueva versión', text(paper.replaces.reason))]),
  fact('Emitido (hora del casino)', { kind: 'instant', value: paper.issuedAt }),
  fact('Jornada', { kind: 'date', value: paper.jornada }),
  fact('Producido por', text(paper.letterhead.operator)),
  fact('', text(paper.letterhead.roleAndVenue)),
  fact('', text(paper.letterhead.authority)),
  ...paper.facts.flat(),
];

const versionText = ({ version, replaces }: IssuedPaper): string =>
  replaces === undefined ? String(version) : `${version}, reemplaza a la ${replaces.version}`;

const figures = ({ keyFigures }: IssuedPaper): LabelledFact[] =>
  keyFigures.map(({ label, value }) => fact(`${label} ($)`, value));

const contents = (sheets: readonly PlacedSheet[]): LabelledFact[] =>
  sheets.map(({ name, tables }) =>
    fact(`Hoja ${name}`, text(tables.map(({ table }) => table.heading).join('; '))),
  );

const proof = ({ hash, verifyUrl, norms }: IssuedPaper): LabelledFact[] => [
  fact(HASH_ON_COVER, text(hash)),
  fact('Verificar en', text(verifyUrl)),
  fact('Norma', text(norms.join(' · '))),
];

const writeFact = (
  sheet: Worksheet,
  row: number,
  { label, value }: LabelledFact,
  formulas: Formulas,
): void => {
  const { value: written, numFmt } = cellValue(value, (one) => formulas.resolve(one, null));
  const [labelCell, valueCell] = [sheet.getCell(row, 1), sheet.getCell(row, 2)];
  labelCell.value = label;
  labelCell.font = NOTE;
  labelCell.alignment = { vertical: 'top' };
  valueCell.value = written;
  valueCell.numFmt = numFmt;
  valueCell.font = 'strong' in value && value.strong ? BOLD : FONT;
  valueCell.alignment = { horizontal: 'left', vertical: 'top', wrapText: true };
};

/** How many of the checks agree, and which do not, computed again whenever the book is opened. */
const writeChecks = (
  sheet: Worksheet,
  row: number,
  { checks }: IssuedPaper,
  formulas: Formulas,
): void => {
  const passed = checks.filter((check) => check.passed).length;
  const results = formulas.resolve(`{${CHECKS.key}.${CHECKS.result}}`, null);
  sheet.getCell(row, 1).value = 'Controles';
  sheet.getCell(row, 1).font = NOTE;
  const failing = checks.filter((check) => !check.passed).map(({ label }) => `; no: ${label}`);
  const named = checks.map(
    ({ label }, index) =>
      `&IF(INDEX(${results},${index + 1})="Conforme","","; no: ${label.replaceAll('"', '""')}")`,
  );
  sheet.getCell(row, 2).value = {
    formula: `COUNTIF(${results},"Conforme")&" de ${checks.length} conformes"${named.join('')}`,
    result: `${passed} de ${checks.length} conformes${failing.join('')}`,
  };
  sheet.getCell(row, 2).font = BOLD;
};
