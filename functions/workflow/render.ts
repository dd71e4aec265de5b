import type { PaperFormat } from '../../reports/model/kinds.ts';
import type { PaperFile } from '../documents/paperRecord.ts';
import { drawFile } from '../papers/draw.ts';
import type { PaperRef } from '../papers/paperRef.ts';
import { archive } from '../shared/cloud/archive.ts';

/** Draws one file of one paper; apart from the other tasks, because it wants memory and time. */
export const handler = ({
  paper,
  format,
}: {
  readonly paper: PaperRef;
  readonly format: PaperFormat;
}): Promise<PaperFile> => drawFile(archive(), paper, format);
