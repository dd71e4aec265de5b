import type { PaperFormat } from '../../reports/model/kinds.ts';

export const CONTENT_TYPES: Readonly<Record<PaperFormat, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The name under which a file is saved: `LM-0003-00000127_v1.pdf`. */
export const filenameOf = (
  { documentId, version }: { readonly documentId: string; readonly version: number },
  format: PaperFormat,
): string => `${documentId}_v${version}.${format}`;
