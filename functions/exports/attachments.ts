import type { Archive } from '../documents/archive.ts';
import { CONTENT_TYPES, filenameOf } from '../documents/files.ts';
import { findPaper } from '../documents/register.ts';
import type { Table } from '../shared/table.ts';
import { exportKey } from './contents.ts';
import type { Attachment } from './mime.ts';
import type { ExportRecord } from './record.ts';
import { EXPORT_ZIP } from './seal.ts';

const ATTACHED_BYTES_MAX = 7_000_000; // in base64 under the 10 MB that mail servers take

/** The report and the whole folder; nothing when they are too large for a mail. */
export const attachmentsOf = async (
  archive: Archive,
  table: Table,
  record: ExportRecord,
): Promise<Attachment[]> => {
  const { operator, report } = record;
  const paper = await findPaper(table, operator, report.documentId, report.version);
  const pdf = paper?.files.find(({ format }) => format === 'pdf');
  if (!paper || !pdf) throw new Error(`The report ${report.documentId} is not filed.`);
  const zip = await archive.read(exportKey(record, EXPORT_ZIP));
  if (zip.byteLength + pdf.bytes > ATTACHED_BYTES_MAX) return [];
  return [
    {
      filename: filenameOf(paper, 'pdf'),
      contentType: CONTENT_TYPES.pdf,
      body: await archive.read(pdf.key),
    },
    { filename: zipName(record), contentType: 'application/zip', body: zip },
  ];
};

/** The name under which the whole folder is saved: `exportacion-2014-05-09-1.zip`. */
export const zipName = ({ jornada, edition }: Pick<ExportRecord, 'jornada' | 'edition'>): string =>
  `exportacion-${jornada}-${edition}.zip`;
