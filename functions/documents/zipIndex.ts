import { paperNumber } from '../../reports/format/paperNumber.ts';
import type { PaperFormat } from '../../reports/model/kinds.ts';
import { csvFile } from '../shared/csv.ts';
import { filenameOf } from './files.ts';
import { type PaperRecord, worthOf } from './paperRecord.ts';

const HEAD = ['jornada', 'papel', 'número', 'versión', 'estado', 'archivo', 'bytes', 'sha256'];

/** What lies in a ZIP of papers: each file with its state and its SHA-256, as CSV. */
export const indexOf = (papers: readonly PaperRecord[]): string =>
  csvFile([HEAD, ...papers.flatMap(rowsOf)]);

const rowsOf = (paper: PaperRecord): string[][] =>
  paper.files.map(({ format, bytes, sha256 }) => [
    paper.jornada,
    paper.kind,
    paperNumber(paper.number),
    String(paper.version),
    paper.voided ? `${worthOf(paper)}: ${paper.voided.reason}` : worthOf(paper),
    pathInZip(paper, format),
    String(bytes),
    sha256,
  ]);

/** A folder for each jornada and kind. */
export const pathInZip = (paper: PaperRecord, format: PaperFormat): string =>
  `${paper.jornada}/${paper.kind}/${filenameOf(paper, format)}`;
