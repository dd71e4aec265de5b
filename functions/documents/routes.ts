import { getDocument, getDocumentFile, listDocuments } from './documents.schema.ts';

/** Every operation on papers. */
export const DOCUMENT_ROUTES = { listDocuments, getDocument, getDocumentFile } as const;
