import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import exceljs, { type Workbook } from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issuePaper } from '../../reports/issue.ts';
import type { Paper } from '../../reports/model/paper.ts';
import { buildIj } from '../../reports/papers/ij.ts';
import { buildLm } from '../../reports/papers/lm.ts';
import { buildLt } from '../../reports/papers/lt.ts';
import { renderXlsx } from '../../reports/render/xlsx/renderXlsx.ts';
import { dayReport } from './fixtures/ij.ts';
import { eventPapers } from './golden/eventPapers.ts';
import { ISSUE, lmInput, ltInput } from './golden/sitAndGo.ts';
import { engine, read, recalculate } from './recalculating.ts';

type Planted = {
  readonly paper: () => Paper;
  readonly sheet: string;
  /** Heading of the column, and the row below it. */
  readonly column: string;
  readonly row: number;
  readonly change: (was: number) => number;
  readonly sees: string;
};

const lm = () => buildLm(lmInput());
const lt = () => buildLt(ltInput());
const gic = () => eventPapers()['gic']!;
const ij = () => buildIj(dayReport());
const negative = (was: number) => -was;
const one = () => 1;

/** A figure that somebody changed in a workbook, and the check that has to see it. */
const PLANTED: Record<string, Planted> = {
  'LM, a movement': {
    ...{ paper: lm, sheet: 'Movimientos', column: 'Importe', row: 1, change: one },
    sees: 'Cobrado = recaudado',
  },
  'LM, the price in a movement': {
    ...{ paper: lm, sheet: 'Movimientos', column: 'Importe', row: 2, change: (was) => was + 1 },
    sees: 'Cada movimiento, al precio de su código',
  },
  'LM, what was paid of a prize': {
    ...{ paper: lm, sheet: 'Premios', column: 'Pagado', row: 1, change: one },
    sees: 'Cada premio, pagado entero o pendiente entero',
  },
  'LM, a prize': {
    ...{ paper: lm, sheet: 'Premios', column: 'Premio', row: 1, change: one },
    sees: 'Premios imputados = destinado a premios',
  },
  'LM, a purchase turned around': {
    ...{ paper: lm, sheet: 'Compras', column: 'Recaudado ($)', row: 1, change: negative },
    sees: 'Cobrado = recaudado',
  },
  'LT, more paid than the prize': {
    ...{ paper: lt, sheet: 'Pagos', column: 'Pagado', row: 1, change: (was) => was + 2457.72 },
    sees: 'Cada premio, pagado entero o pendiente entero',
  },
  'LT, less paid than the prize': {
    ...{ paper: lt, sheet: 'Pagos', column: 'Pagado', row: 1, change: one },
    sees: 'Cada premio, pagado entero o pendiente entero',
  },
  'LT, a share of the scale': {
    ...{ paper: lt, sheet: 'Escala', column: '% del pozo', row: 1, change: () => 0.6 },
    sees: 'Los porcentajes de la escala suman 100% y el resto no es negativo',
  },
  'LT, the price': {
    ...{ paper: lt, sheet: 'Parámetros', column: 'Valor', row: 2, change: one },
    sees: 'Recaudado = cantidad por precio',
  },
  'LT, the benefit of a purchase': {
    ...{ paper: lt, sheet: 'Parámetros', column: 'Valor', row: 3, change: one },
    sees: 'Beneficio = cantidad por beneficio de una compra',
  },
  'LT, how many were sold': {
    ...{ paper: lt, sheet: 'Compras', column: 'Cantidad', row: 1, change: (was) => was - 1 },
    sees: 'Cada renglón de compras, a su precio',
  },
  'GIC, the sign of a sale': {
    ...{ paper: gic, sheet: 'Cuenta', column: 'Importe ($)', row: 1, change: negative },
    sees: 'Toda venta suma, y toda devolución o anulación resta',
  },
  'GIC, the sign of a reversal': {
    ...{ paper: gic, sheet: 'Cuenta', column: 'Importe ($)', row: 11, change: negative },
    sees: 'Toda venta suma, y toda devolución o anulación resta',
  },
  'GIC, the amount of a reversal': {
    ...{ paper: gic, sheet: 'Cuenta', column: 'Importe ($)', row: 11, change: (was) => was + 1 },
    sees: 'Toda devolución o anulación, por el importe de su venta',
  },
  'GIC, the amount of a reversed sale': {
    ...{ paper: gic, sheet: 'Cuenta', column: 'Importe ($)', row: 10, change: (was) => was + 1 },
    sees: 'Toda devolución o anulación, por el importe de su venta',
  },
  'IJ, the takings of an event': {
    ...{ paper: ij, sheet: 'Eventos', column: 'Recaudado ($)', row: 1, change: one },
    sees: 'Eventos liquidados en la jornada = sus mesas',
  },
  'IJ, the pool of an event': {
    ...{ paper: ij, sheet: 'Eventos', column: 'Pozo ($)', row: 1, change: one },
    sees: 'Eventos liquidados en la jornada = sus mesas',
  },
  'IJ, the prizes of a table': {
    ...{ paper: ij, sheet: 'Mesas', column: 'Premios ($)', row: 2, change: one },
    sees: 'Eventos liquidados en la jornada = sus mesas',
  },
};

describe.skipIf(!engine)(
  engine
    ? 'A figure changed in a workbook is seen by a check [R123-IV-6.p4] [R123-IV-11.5]'
    : 'A figure changed in a workbook (skipped: soffice is not installed)',
  () => {
    let folder = '';
    const names = Object.keys(PLANTED);
    const fileOf = (name: string) => `planted-${names.indexOf(name)}`;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'planted-'));
      for (const [name, planted] of Object.entries(PLANTED))
        await writeFile(join(folder, `${fileOf(name)}.xlsx`), await changed(planted));
      await recalculate(folder, names.map(fileOf));
    }, 180_000);
    afterAll(() => rm(folder, { recursive: true, force: true }));

    it.each(names)('%s', async (name) => {
      const { paper, sees } = PLANTED[name]!;
      expect(paper().checks.find(({ label }) => label === sees)?.passed).toBe(true);
      const recalculated = new exceljs.Workbook();
      await recalculated.xlsx.readFile(join(folder, 'out', `${fileOf(name)}.xlsx`));
      expect(`${coverOf(recalculated)};`).toContain(`; no: ${sees};`);
    });
  },
);

const coverOf = (workbook: Workbook): string => {
  const cover = workbook.getWorksheet('Carátula')!;
  const labels = cover.getColumn(1).values.map(String);
  return String(cover.getCell(labels.indexOf('Controles'), 2).result);
};

const changed = async ({ paper, sheet, column, row, change }: Planted): Promise<Uint8Array> => {
  const workbook = await read(await renderXlsx(issuePaper(paper(), ISSUE)));
  const heads = workbook.getWorksheet(sheet)!.getRow(HEAD_ROW);
  const isIt = (head: unknown) => head === column || head === `${column} ($)`;
  const index = (heads.values as unknown[]).findIndex(isIt);
  expect(index).toBeGreaterThan(0);
  const cell = workbook.getWorksheet(sheet)!.getCell(HEAD_ROW + row, index);
  expect(cell.value).toBeTypeOf('number');
  cell.value = change(cell.value as number);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
};

/** The head of the first table of a sheet. */
const HEAD_ROW = 5;
