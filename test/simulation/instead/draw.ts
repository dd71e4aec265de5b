import type { Archive } from '../../../functions/documents/archive.ts';
import { CONTENT_TYPES, filenameOf } from '../../../functions/documents/files.ts';
import type { PaperFile } from '../../../functions/documents/paperRecord.ts';
import { fileKey, type PaperRef, readModel } from '../../../functions/papers/paperRef.ts';
import type { PaperFormat } from '../../../reports/model/kinds.ts';

/** In place of `functions/papers/draw.ts`: a file that names the paper, for drawing takes long. */
export const drawFile = async (
  archive: Archive,
  ref: PaperRef,
  format: PaperFormat,
): Promise<PaperFile> => {
  await readModel(archive, ref.modelKey);
  const body = Buffer.from(`${ref.documentId} v${ref.version} ${format} ${ref.hash}`);
  const key = fileKey(ref, filenameOf(ref, format));
  return { format, ...(await archive.putOnce(key, body, CONTENT_TYPES[format])) };
};
