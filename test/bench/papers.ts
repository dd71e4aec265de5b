/**
 * Cost of drawing long papers, each way in a process of its own:
 *
 *     node test/bench/papers.ts
 *
 * The PDF of 10,000 rows of 8 cells, and of as many with long names that wrap, beside pdfkit's `text()` with `lineBreak: false` on the same
 * cells in the same fonts, and the workbook of 20,000 beside exceljs's stream writer with the same
 * cells, formats and formulas. Measured are the time of the processor and the most memory held.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { centavos } from '../../domain/money/centavos.ts';
import { issuePaper } from '../../reports/issue.ts';
import { type Cell, count, money, strong, text } from '../../reports/model/cell.ts';
import type { Table } from '../../reports/model/paper.ts';
import { buildCu } from '../../reports/papers/event/cu.ts';
import { ISSUE, JORNADA, LETTERHEAD, TERMS } from '../reports/golden/sitAndGo.ts';
import { type Figure, tell } from './figure.ts';

const PDF_ROWS = 10_000;
const XLSX_ROWS = 20_000;
const REPEATS = 3;

/** Draws the long papers, ours and beside, and compares time and memory with what is allowed. */
export const provePapers = (): readonly Figure[] => {
  const folder = mkdtempSync(join(tmpdir(), 'papers-'));
  try {
    const [short, long] = [PDF_ROWS, XLSX_ROWS].map((rows) => fileOf(folder, rows));
    const wrapped = measure('pdf', fileOf(folder, PDF_ROWS, longName));
    const [pdf, plain] = [measure('pdf', short), measure('pdfkit', short)];
    const [xlsx, stream] = [measure('xlsx', long), measure('exceljs', long)];
    return [
      times('PDF of 10,000 rows of 8 cells, time beside pdfkit text()', pdf, plain, 0.2),
      memory('PDF of 10,000 rows of 8 cells, most memory', pdf, 200),
      memory('PDF of 10,000 rows with names of 120 letters, most memory', wrapped, 200),
      times('XLSX of 20,000 rows of 8 cells, time beside exceljs stream', xlsx, stream, 1.5),
      memory('XLSX of 20,000 rows of 8 cells, most memory', xlsx, 300),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

type Measured = { readonly ms: number; readonly peakMb: number };

const times = (name: string, ours: Measured, other: Measured, most: number): Figure => {
  const ratio = ours.ms / other.ms;
  return { name, figure: `${ratio.toFixed(2)} x`, target: `at most ${most} x`, met: ratio <= most };
};

const memory = (name: string, { peakMb }: Measured, most: number): Figure => {
  const figure = `${peakMb.toFixed(0)} MB`;
  return { name, figure, target: `under ${most} MB`, met: peakMb < most };
};

/** The best of some runs, each in a process that only reads the paper and draws it. */
const measure = (way: string, file: string | undefined): Measured => {
  const draw = join(import.meta.dirname, 'drawPaper.ts');
  const runs = Array.from({ length: REPEATS }, () => {
    const { stdout, stderr } = spawnSync(process.execPath, [draw, way, file ?? '']);
    if (stdout.length === 0) throw new Error(stderr.toString());
    return JSON.parse(stdout.toString()) as Measured;
  });
  const [best] = runs.toSorted((one, other) => one.ms - other.ms);
  if (!best) throw new Error('Nothing was measured.');
  return { ...best, peakMb: Math.max(...runs.map(({ peakMb }) => peakMb)) };
};

/** A paper of one long list, filed as papers are. */
const fileOf = (folder: string, rows: number, name = shortName): string => {
  const head = { letterhead: LETTERHEAD, number: { point: 1, number: 7 }, version: 1 };
  const empty = buildCu({ ...head, terms: TERMS, jornada: JORNADA, withdrawals: [] });
  const file = join(folder, `${rows}-${name.name}.json`);
  const paper = issuePaper({ ...empty, blocks: [tableOf(rows, name)] }, ISSUE);
  writeFileSync(file, JSON.stringify(paper));
  return file;
};

const NAMES = ['Núñez, Íñigo', 'Prueba, Ana María', 'Peñaloza, José', 'Ejemplo, Lía'];
const WIDTHS = [11, 30, 8, 26, 25, 25, 25, 22];
const KEYS = ['n', 'instante', 'codigo', 'orden', 'nombre', 'a', 'b', 'c'];

type NameOf = (index: number) => string;

const shortName: NameOf = (index) => NAMES[index % NAMES.length] ?? '';

/** No two of them alike, nor their words. */
const longName: NameOf = (index) =>
  Array.from({ length: 8 }, (_, word) => `${shortName(index + word)}${index * word}`)
    .join(' ')
    .slice(0, 120);

const rowOf = (index: number, name: NameOf): readonly Cell[] => [
  count(index + 1),
  text(`09/05/2014 ${String(index % 24).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}`),
  text('IN'),
  text(`0003-${String(index + 1).padStart(8, '0')}`),
  text(name(index)),
  money(centavos(1_375_000 + index)),
  money(centavos(1_000_313 + index)),
  money(centavos(374_687), '{a}-{b}'),
];

const tableOf = (rows: number, name: NameOf): Table => ({
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
    ...Array.from({ length: rows }, (_, index) => ({ cells: rowOf(index, name) })),
    {
      role: 'total',
      cells: [strong('Total'), ...Array.from({ length: 7 }, (): Cell => ({ kind: 'blank' }))],
    },
  ],
  list: { unitSingular: 'fila', unitPlural: 'filas' },
  sheet: 'Filas',
});

if (import.meta.main) tell(provePapers());
