import { paperNumber } from '../../reports/format/paperNumber.ts';
import type { PaperFormat } from '../../reports/model/kinds.ts';
import { csvFile } from '../shared/csv.ts';
import { filenameOf } from './files.ts';
import type { PaperRecord } from './paperRecord.ts';

const HEAD = ['jornada', 'papel', 'número', 'versión', 'estado', 'archivo', 'bytes', 'sha256'];

/** What lies in a ZIP of papers: each file with its state and its SHA-256, as CSV. */
export const indexOf = (papers: readonly PaperRecord[]): string =>
  csvFile([HEAD, ...papers.flatMap((paper) => rowsOf(paper, papers))]);

const rowsOf = (paper: PaperRecord, papers: readonly PaperRecord[]): string[][] =>
  paper.files.map(({ format, bytes, sha256 }) => [
    paper.jornada,
    paper.kind,
    paperNumber(paper.number),
    String(paper.version),
    stateOf(paper, papers),
    pathInZip(paper, format),
    String(bytes),
    sha256,
  ]);

/** A folder for each jornada and kind. */
export const pathInZip = (paper: PaperRecord, format: PaperFormat): string =>
  `${paper.jornada}/${paper.kind}/${filenameOf(paper, format)}`;

const stateOf = (paper: PaperRecord, papers: readonly PaperRecord[]): string => {
  if (paper.voided) return `Anulado: ${paper.voided.reason}`;
  const later = papers.findLast(
    (one) => one.documentId === paper.documentId && one.version > paper.version,
  );
  return later ? `Reemplazado por la versión ${later.version}` : 'Vigente';
};
