/**
 * Cost of drawing a paper of 10,000 rows of 8 cells, each way in a process of its own:
 *
 *     node test/bench/papers.ts
 *
 * The PDF beside pdfkit's `text()` with `lineBreak: false` on the same cells in the same fonts, and
 * the workbook beside exceljs's stream writer with the same cells, formats and formulas. Prints
 * the time of the processor, the most memory that the process held and the size of the file.
 */
import { spawnSync } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import exceljs from 'exceljs';
import PDFDocument from 'pdfkit';
import { centavos } from '../../domain/money/centavos.ts';
import { loadFonts } from '../../reports/assets/fonts.ts';
import { cellText } from '../../reports/format/cell.ts';
import { issuePaper } from '../../reports/issue.ts';
import { type Cell, count, money, strong, text } from '../../reports/model/cell.ts';
import type { Row, Table } from '../../reports/model/paper.ts';
import { buildCu } from '../../reports/papers/event/cu.ts';
import { renderPdf } from '../../reports/render/pdf/renderPdf.ts';
import { renderXlsx } from '../../reports/render/xlsx/renderXlsx.ts';
import { ISSUE, JORNADA, LETTERHEAD, TERMS } from '../reports/golden/sitAndGo.ts';

const ROWS = 10_000;
const NAMES = ['Núñez, Íñigo', 'Prueba, Ana María', 'Peñaloza Güiraldes, José', 'Ejemplo, Lía'];

const rowOf = (index: number): readonly Cell[] => [
  count(index + 1),
  text(`09/05/2014 ${String(index % 24).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`),
  text('IN'),
  text(`0003-${String(index + 1).padStart(8, '0')}`),
  text(NAMES[index % NAMES.length] ?? ''),
  money(centavos(1_375_000 + index)),
  money(centavos(1_000_313 + index)),
  money(centavos(374_687), '{a}-{b}'),
];
const rows = Array.from({ length: ROWS }, (_, index): Row => ({ cells: rowOf(index) }));
const WIDTHS = [12, 28, 9, 26, 34, 21, 21, 21];
const KEYS = ['n', 'instante', 'codigo', 'orden', 'nombre', 'a', 'b', 'c'];

const table: Table = {
  block: 'table',
  key: 'filas',
  heading: 'Filas',
  columns: KEYS.map((key, index) => ({
    key,
    heading: key,
    align: index === 0 || index > 4 ? 'right' : 'left',
    widthMm: WIDTHS[index] ?? 0,
  })),
  rows: [
    ...rows,
    {
      role: 'total',
      cells: [strong('Total'), ...Array.from({ length: 7 }, (): Cell => ({ kind: 'blank' }))],
    },
  ],
  list: { unitSingular: 'fila', unitPlural: 'filas' },
  sheet: 'Filas',
};

const paper = () => {
  const head = { letterhead: LETTERHEAD, number: { point: 1, number: 7 }, version: 1 };
  const empty = buildCu({ ...head, terms: TERMS, jornada: JORNADA, withdrawals: [] });
  return issuePaper({ ...empty, blocks: [table] }, ISSUE);
};

const MM = 72 / 25.4;
const ROW_HEIGHT = 4.5 * MM;

/** What anybody would write: each cell a call, a sheet when the last one is full. */
const plainPdf = async (): Promise<Uint8Array> => {
  const doc = new PDFDocument({ size: 'A4', margin: 0 });
  const bytes = buffer(doc);
  doc.registerFont('regular', loadFonts().regular as Buffer);
  doc.font('regular').fontSize(8.5);
  let y = 0;
  for (const { cells } of rows) {
    if (y > 265 * MM) {
      doc.addPage();
      y = 0;
    }
    let x = 22 * MM;
    for (const [index, cell] of cells.entries()) {
      const width = (WIDTHS[index] ?? 0) * MM;
      doc.text(cellText(cell, 'bare'), x, y + 10 * MM, { lineBreak: false, width });
      x += width;
    }
    y += ROW_HEIGHT;
  }
  doc.end();
  return bytes;
};

const FORMATS = { count: '#,##0', money: '#,##0.00' } as const;

const plainXlsx = async (): Promise<Uint8Array> => {
  const stream = new PassThrough();
  const bytes = buffer(stream);
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true });
  const sheet = workbook.addWorksheet('Filas');
  for (const [index, { cells }] of rows.entries()) {
    const row = sheet.getRow(index + 1);
    for (const [column, cell] of cells.entries()) {
      const target = row.getCell(column + 1);
      if (cell.kind === 'money') {
        const result = cell.value / 100;
        const formula = `F${index + 1}-G${index + 1}`;
        target.value = cell.formula === undefined ? result : { formula, result };
        target.numFmt = FORMATS.money;
      } else if (cell.kind === 'count') {
        target.value = cell.value;
        target.numFmt = FORMATS.count;
      } else target.value = cellText(cell);
    }
    row.commit();
  }
  sheet.commit();
  await workbook.commit();
  return bytes;
};

/** Each gets ready what is not drawing, and answers what draws. */
const WORKS: Readonly<Record<string, () => () => Promise<Uint8Array>>> = {
  pdf: () => {
    const [said, fonts] = [paper(), loadFonts()];
    return () => renderPdf(said, fonts);
  },
  'pdfkit text()': () => plainPdf,
  xlsx: () => {
    const said = paper();
    return () => renderXlsx(said);
  },
  'exceljs stream': () => plainXlsx,
};

type Measured = { readonly ms: number; readonly peakMb: number; readonly bytes: number };

/** Cold, as a function draws its first paper: a second run would hide what the first one held. */
const measureHere = async (name: string): Promise<void> => {
  const draw = WORKS[name]?.();
  const begin = process.cpuUsage();
  const body = await draw?.();
  const { user, system } = process.cpuUsage(begin);
  const peakMb = process.resourceUsage().maxRSS / 1024;
  console.log(JSON.stringify({ ms: (user + system) / 1000, peakMb, bytes: body?.byteLength }));
};

const REPEATS = 3;

const measure = (name: string): Measured => {
  const runs = Array.from({ length: REPEATS }, () => {
    const { stdout } = spawnSync(process.execPath, [import.meta.filename, name]);
    return JSON.parse(stdout.toString()) as Measured;
  });
  const [best] = runs.sort((one, other) => one.ms - other.ms);
  if (!best) throw new Error('Nothing was measured.');
  return best;
};

const asked = process.argv[2];
if (asked !== undefined) await measureHere(asked);
else {
  const [pdf, plain, xlsx, stream] = Object.keys(WORKS).map((name) => {
    const found = measure(name);
    const { ms, peakMb, bytes } = found;
    console.log(
      `${name.padEnd(16)}${ms.toFixed(0).padStart(7)} ms ${peakMb.toFixed(0).padStart(5)} MB ` +
        `${(bytes / 1e6).toFixed(2).padStart(6)} MB of file`,
    );
    return found;
  }) as [Measured, Measured, Measured, Measured];
  console.log(`PDF ${(pdf.ms / plain.ms).toFixed(2)} x pdfkit text() (at most 0.2)`);
  console.log(`XLSX ${(xlsx.ms / stream.ms).toFixed(2)} x exceljs stream (at most 1.5)`);
}
