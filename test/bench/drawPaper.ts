/**
 * Draws a paper of one long list in one of four ways and prints what it cost, as JSON: time of the
 * processor in milliseconds, most memory held in MB, bytes of the file.
 *
 *     node test/bench/drawPaper.ts pdf|pdfkit|xlsx|exceljs PAPER.json
 */
import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { loadFonts } from '../../reports/assets/fonts.ts';
import { cellText } from '../../reports/format/cell.ts';
import type { IssuedPaper, Row } from '../../reports/model/paper.ts';

type Draw = (paper: IssuedPaper) => Promise<Uint8Array>;

/** Each loads what it draws with, as a function does, and answers what draws. */
const WAYS: Readonly<Record<string, () => Promise<Draw>>> = {
  pdf: async () => {
    const { renderPdf } = await import('../../reports/render/pdf/renderPdf.ts');
    const fonts = loadFonts();
    return (paper) => renderPdf(paper, fonts);
  },
  pdfkit: async () => plainPdf((await import('pdfkit')).default),
  xlsx: async () => (await import('../../reports/render/xlsx/renderXlsx.ts')).renderXlsx,
  exceljs: async () => plainXlsx((await import('exceljs')).default),
};

const rowsOf = ({ blocks: [table] }: IssuedPaper): readonly Row[] =>
  table?.block === 'table' ? table.rows.filter(({ role }) => role === undefined) : [];

const MM = 72 / 25.4;
const ROW_HEIGHT = 4.5 * MM;
const WIDTHS = [11, 30, 8, 26, 25, 25, 25, 22];

/** What anybody would write: each cell a call, a sheet when the last one is full. */
const plainPdf =
  (PDFDocument: typeof import('pdfkit')): Draw =>
  async (paper) => {
    const doc = new PDFDocument({ size: 'A4', margin: 0 });
    const bytes = buffer(doc);
    doc.registerFont('regular', loadFonts().regular as Buffer);
    doc.font('regular').fontSize(8.5);
    let y = 0;
    for (const { cells } of rowsOf(paper)) {
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

const plainXlsx =
  (exceljs: typeof import('exceljs')): Draw =>
  async (paper) => {
    const stream = new PassThrough();
    const bytes = buffer(stream);
    const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true });
    const sheet = workbook.addWorksheet('Filas');
    for (const [index, { cells }] of rowsOf(paper).entries()) {
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

/** Cold, as a function draws its first paper: a second run would hide what the first one held. */
const measureHere = async (draw: Draw, paper: IssuedPaper): Promise<void> => {
  const begin = process.cpuUsage();
  const { byteLength: bytes } = await draw(paper);
  const { user, system } = process.cpuUsage(begin);
  const peakMb = process.resourceUsage().maxRSS / 1024;
  console.log(JSON.stringify({ ms: (user + system) / 1000, peakMb, bytes }));
};

const [, , way = '', file = ''] = process.argv;
const draw = await WAYS[way]?.();
if (draw) await measureHere(draw, JSON.parse(readFileSync(file, 'utf8')) as IssuedPaper);
