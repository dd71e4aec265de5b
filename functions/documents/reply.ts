import { paperNumber } from '../../reports/format/paperNumber.ts';
import { PAPER_KINDS } from '../../reports/model/kinds.ts';
import { CONTENT_TYPES, filenameOf } from './files.ts';
import type { PaperRecord } from './paperRecord.ts';

const statusOf = ({ voided, replacedBy, status }: PaperRecord) => {
  if (voided) return 'void';
  return replacedBy === undefined ? status : 'replaced';
};

/** A paper as the API shows it; where its files lie is not told. */
export const toReply = (record: PaperRecord) => ({
  documentId: record.documentId,
  kind: record.kind,
  title: PAPER_KINDS[record.kind].title,
  number: paperNumber(record.number),
  version: record.version,
  replaces: record.replaces,
  copy: record.copy,
  status: statusOf(record),
  replacedBy: record.replacedBy ?? null,
  voided: record.voided,
  issuedAt: record.issuedAt,
  jornada: record.jornada,
  tournamentId: record.tournamentId,
  tableId: record.tableId ?? null,
  table: record.table,
  entryId: record.entryId,
  desk: record.desk,
  hash: record.hash,
  files: record.files.map(({ format, bytes, sha256 }) => ({
    format,
    filename: filenameOf(record, format),
    contentType: CONTENT_TYPES[format],
    bytes,
    sha256,
  })),
});
