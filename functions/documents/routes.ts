import { getDocument, getDocumentFile, listDocuments, listSeries } from './documents.schema.ts';

/** Every operation on papers. */
export const DOCUMENT_ROUTES = { listDocuments, getDocument, getDocumentFile, listSeries } as const;
