import {
  getDocument,
  getDocumentFile,
  listDocuments,
  listSeries,
  zipPapers,
} from './documents.schema.ts';

/** Every operation on papers. */
export const DOCUMENT_ROUTES = {
  listDocuments,
  getDocument,
  getDocumentFile,
  zipPapers,
  listSeries,
} as const;
