import { inflateRawSync } from 'node:zlib';
import exceljs, { type Workbook, type Worksheet } from 'exceljs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { issuePaper } from '../../reports/issue.ts';
import { text } from '../../reports/model/cell.ts';
import type { Paper } from '../../reports/model/paper.ts';
import { buildIj } from '../../reports/papers/ij.ts';
import { buildLm } from '../../reports/papers/lm.ts';
import { buildLt } from '../../reports/papers/lt.ts';
import { renderXlsx } from '../../reports/render/xlsx/renderXlsx.ts';
import { houseReport } from './fixtures/ij.ts';
import { eventPapers } from './golden/eventPapers.ts';
import { nilLm } from './golden/inputs.ts';
import { ISSUE, lmInput, ltInput, noSplit, person, purchase, settle } from './golden/sitAndGo.ts';

const render = (paper: Paper) => renderXlsx(issuePaper(paper, ISSUE));

const read = async (paper: Paper): Promise<Workbook> => {
  const workbook = new exceljs.Workbook();
  const bytes = await render(paper);
  await workbook.xlsx.load(bytes as unknown as Parameters<typeof workbook.xlsx.load>[0]);
  return workbook;
};

/** The text of one file of a zip, found by the name in its header. */
const fileInZip = (zip: Uint8Array, name: string): string => {
  const bytes = Buffer.from(zip);
  const directory = bytes.readUInt32LE(bytes.length - 6);
  const entry = bytes.lastIndexOf(name) - 46;
  expect(entry).toBeGreaterThanOrEqual(directory);
  const header = bytes.readUInt32LE(entry + 42);
  const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
  return inflateRawSync(bytes.subarray(start, start + bytes.readUInt32LE(entry + 20))).toString();
};

const columnA = (workbook: Workbook, sheet: string): string[] =>
  workbook
    .getWorksheet(sheet)!
    .getColumn(1)
    .values.map((value) => String(value ?? ''));

describe('The workbook of a table settlement [R123-IV-11.4] [R123-IV-11.5]', () => {
  let workbook: Workbook;
  beforeAll(async () => {
    workbook = await read(buildLm(lmInput()));
  });

  it('begins with what it is and ends with its checks', () => {
    const names = workbook.worksheets.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['Carátula', 'Parámetros']);
    expect(names.at(-1)).toBe('Conciliación');
    const cover = workbook.getWorksheet('Carátula')!;
    const labels = columnA(workbook, 'Carátula');
    const beside = (label: string) => cover.getCell(labels.indexOf(label), 2).value;
    expect(beside('Papel')).toBe('LM N.º 0001-00000127');
    expect(beside('SHA-256 de los datos')).toMatch(/^[0-9a-f]{64}$/);
    expect(beside('Controles')).toMatchObject({ result: '12 de 12 conformes' });
  });

  it('names on its cover the checks that do not agree', async () => {
    const paper = buildIj(houseReport());
    const cover = (await read(paper)).getWorksheet('Carátula')!;
    const labels = cover.getColumn(1).values.map((value) => String(value ?? ''));
    const { formula, result } = cover.getCell(labels.indexOf('Controles'), 2);
    expect(result).toBe(
      '4 de 6 conformes; no: Sin diferencias; no: Toda caja que movió dinero rindió su turno',
    );
    expect(formula).toContain('"; no: Pozos: apertura + inicios');
  });

  it('holds the moment of a fiscal act as a date', async () => {
    const cell = (await read(buildIj(houseReport()))).getWorksheet('Fiscalización')!.getCell('A6');
    expect(cell.value).toEqual(new Date('2014-05-09T21:10:00.000Z'));
    expect(cell.numFmt).toBe('dd/mm/yyyy hh:mm');
  });

  it('has formulas with their results, over names', () => {
    const cell = workbook.getWorksheet('Mesa')!.getCell('G6');
    expect(cell.formula).toBe('SUMIFS(compras_recaudado,compras_codigo,A6)');
    expect(cell.result).toBe(137_500);
    expect(workbook.definedNames.getRanges('tope_beneficio').ranges).toEqual(["'Parámetros'!$B$6"]);
    expect(workbook.definedNames.getRanges('compras_recaudado').ranges).toEqual([
      'Compras!$H$6:$H$19',
    ]);
  });

  it('holds dates as dates of the casino, and amounts as numbers in pesos', () => {
    const sheet = workbook.getWorksheet('Movimientos')!;
    expect(sheet.getCell('B6').value).toEqual(new Date('2014-05-09T19:01:00Z'));
    expect(sheet.getCell('B6').numFmt).toBe('dd/mm/yyyy hh:mm:ss');
    expect(sheet.getCell('F6').value).toBe(13_750);
    expect(sheet.getCell('F6').numFmt).toBe('#,##0.00');
  });

  it('keeps the head in view, repeats it in print and filters the list', () => {
    const sheet = workbook.getWorksheet('Compras')!;
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 5, xSplit: 1 });
    expect(sheet.pageSetup.printTitlesRow).toBe('5:5');
    expect(sheet.pageSetup).toMatchObject({
      paperSize: 9,
      orientation: 'landscape',
      fitToWidth: 1,
    });
    expect(sheet.headerFooter.oddFooter).toContain('Hoja &P de &N');
    expect(sheet.autoFilter).toBe('A5:J19');
  });

  it('opens only the parameters to changes', () => {
    const [parameters, table] = ['Parámetros', 'Mesa'].map((name) => workbook.getWorksheet(name)!);
    expect(parameters!.getCell('B6').protection).toMatchObject({ locked: false });
    expect(parameters!.getCell('A6').protection?.locked ?? true).toBe(true);
    expect(table!.getCell('G6').protection?.locked ?? true).toBe(true);
    for (const sheet of workbook.worksheets)
      expect((sheet as unknown as { sheetProtection?: object }).sheetProtection).toMatchObject({
        sheet: true,
      });
  });

  it('opens none of which a fact hangs that it does not make again', async () => {
    const ofEvent = (await read(buildLt(ltInput()))).getWorksheet('Parámetros')!;
    const rowsOf = (sheet: Worksheet) =>
      [6, 7, 8, 9].map((row) => {
        const { protection, fill } = sheet.getCell(row, 2);
        return [protection?.locked ?? true, fill?.type === 'pattern' && fill.pattern === 'solid'];
      });
    const [changes, stays] = [
      [false, true],
      [true, false],
    ];
    expect(rowsOf(workbook.getWorksheet('Parámetros')!)).toEqual([changes, stays, stays, changes]);
    expect(rowsOf(ofEvent)).toEqual([changes, stays, stays, stays]);
    expect(ofEvent.getCell('A9').value).toBe('Unidad de los premios');
    expect(columnA(workbook, 'Parámetros').join()).toContain('fondo claro');
  });

  it('has no sheet of parameters without any, and offers no change where none is made', async () => {
    const { gic = buildLt(ltInput()) } = eventPapers();
    const drawn = await read(gic);
    expect(drawn.worksheets.map(({ name }) => name)).not.toContain('Parámetros');
    const unit = { key: 'unidad', label: 'Unidad', value: text('Pesos'), fixed: true } as const;
    const fixed = await read({ ...gic, parameters: [unit] });
    expect(columnA(fixed, 'Parámetros').join()).not.toContain('fondo claro');
  });

  it('has the parts of its sheets in the order in which Excel asks for them', async () => {
    const zip = await render(buildLm(lmInput()));
    const names = Array.from({ length: 9 }, (_, index) => `xl/worksheets/sheet${index + 1}.xml`);
    const present = names.filter((name) => Buffer.from(zip).includes(name));
    expect(present.length).toBeGreaterThan(4);
    const order = ['sheetPr', 'sheetViews', 'cols', 'sheetData', 'sheetProtection', 'autoFilter'];
    order.push('mergeCells', 'pageMargins', 'pageSetup', 'headerFooter');
    for (const name of present) {
      const parts = [...fileInZip(zip, name).matchAll(/<(\w+)[ />]/g)].map(
        ([, part]) => part ?? '',
      );
      const found = [...new Set(parts.filter((part) => order.includes(part)))];
      expect(found).toEqual(order.filter((part) => found.includes(part)));
      expect(found).toContain('sheetProtection');
    }
    expect(present.map((name) => fileInZip(zip, name)).join('')).toContain('<autoFilter ');
  });

  it('shows a reversed purchase as a line with its signs turned', () => {
    const names = workbook.getWorksheet('Compras')!.getColumn(6).values;
    const row = names.findIndex((name) => String(name).startsWith('Devolución: '));
    expect(workbook.getWorksheet('Compras')!.getCell(row, 8).value).toBe(-13_750);
  });
});

describe('The workbook of any paper', () => {
  it('breaks a name that is longer than its column, and raises its row', async () => {
    const surnames = 'Ejemplo Muy Largo de la Prueba y Demostración';
    const long = { ...person(1), personName: { surnames, givenNames: 'María de los Ángeles' } };
    const others = Array.from({ length: 9 }, (_, index) => purchase(index + 2));
    const purchases = [{ ...purchase(1), person: long }, ...others];
    const sheet = (await read(buildLm(lmInput(settle(), purchases)))).getWorksheet('Compras')!;
    expect(sheet.getCell('F6').alignment.wrapText).toBe(true);
    expect(sheet.getRow(6).height).toBeGreaterThan(25);
    expect(sheet.getCell('F7').alignment.wrapText).toBeUndefined();
  });

  it('is the same bytes for the same paper, whatever the clock of the machine says', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2014-05-10T09:42:10Z') });
    const one = await render(buildLt(ltInput()));
    vi.setSystemTime(new Date('2031-12-31T23:59:58Z'));
    const other = await render(buildLt(ltInput()));
    vi.useRealTimers();
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });

  it('asks readers to compute everything on opening, and says when and by whom it was made', async () => {
    const workbook = await read(buildLt(ltInput()));
    const xml = fileInZip(await render(buildLt(ltInput())), 'xl/workbook.xml');
    expect(xml).toMatch(/<calcPr [^>]*fullCalcOnLoad="1"/);
    expect(workbook.creator).toBe('Casino Buenos Aires S.A.');
    expect(workbook.created).toEqual(new Date(ISSUE.issuedAt));
    expect(workbook.modified).toEqual(new Date(ISSUE.issuedAt));
  });

  it('says so where there was no movement', async () => {
    const workbook = await read(buildLm(nilLm()));
    for (const sheet of ['Mesa', 'Compras', 'Premios', 'Movimientos'])
      expect(columnA(workbook, sheet)).toContain('Sin movimiento');
  });

  it('prints plainly why a benefit is not split', async () => {
    const workbook = await read(buildLm(lmInput(settle({ regimes: noSplit }))));
    expect(columnA(workbook, 'Distribución').join(' ')).toMatch(
      /Sin distribuir.*Beneficio sin distribuir: no hay un régimen/,
    );
  });

  it('never turns a name into a formula, whatever it begins with', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom('=', '+', '-', '@', '\t', "'", '"'),
        fc.string({ minLength: 1, maxLength: 12 }),
        async (first, rest) => {
          const surnames = `${first}${rest.replace(/[^\x20-\x7e]/g, '.')}`;
          const attack = { ...person(1), personName: { surnames, givenNames: '=1+1' } };
          const others = Array.from({ length: 9 }, (_, index) => purchase(index + 2));
          const purchases = [{ ...purchase(1), person: attack }, ...others];
          const workbook = await read(buildLm(lmInput(settle(), purchases)));
          const cell = workbook.getWorksheet('Compras')!.getCell('F6');
          expect(cell.value).toBe(`${surnames}, =1+1`);
          expect(cell.formula).toBeUndefined();
          expect(cell.numFmt).toBe('@');
        },
      ),
      { numRuns: 12 },
    ));
});
