import type { Fonts } from '../../reports/assets/fonts.ts';
import type { PaperFormat } from '../../reports/model/kinds.ts';
import type { IssuedPaper } from '../../reports/model/paper.ts';
import type { Archive } from '../documents/archive.ts';
import { CONTENT_TYPES, filenameOf } from '../documents/files.ts';
import type { PaperFile } from '../documents/paperRecord.ts';
import { fileKey, type PaperRef, readModel } from './paperRef.ts';

/** Draws one file of a paper and files it; done again, it finds the file that is there. */
export const drawFile = async (
  archive: Archive,
  ref: PaperRef,
  format: PaperFormat,
): Promise<PaperFile> => {
  const paper = await readModel(archive, ref.modelKey);
  const body = await render(paper, format);
  const key = fileKey(ref, filenameOf(ref, format));
  return { format, ...(await archive.putOnce(key, body, CONTENT_TYPES[format])) };
};

/** A renderer and its libraries are loaded when first needed: a cash desk draws no workbooks. */
const render = async (paper: IssuedPaper, format: PaperFormat): Promise<Uint8Array> => {
  if (format === 'xlsx') {
    const { renderXlsx } = await import('../../reports/render/xlsx/renderXlsx.ts');
    return renderXlsx(paper);
  }
  const { renderPdf } = await import('../../reports/render/pdf/renderPdf.ts');
  fonts ??= (await import('../../reports/assets/fonts.ts')).loadFonts();
  return renderPdf(paper, fonts);
};

let fonts: Fonts | undefined;
