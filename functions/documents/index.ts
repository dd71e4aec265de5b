import { httpApi } from '../shared/httpApi.ts';
import { getDocument } from './getDocument.ts';
import { getDocumentFile } from './getDocumentFile.ts';
import { listDocuments } from './listDocuments.ts';
import { listSeries } from './listSeries.ts';
import { DOCUMENT_ROUTES } from './routes.ts';

export const handler = httpApi(DOCUMENT_ROUTES, {
  listDocuments,
  getDocument,
  getDocumentFile,
  listSeries,
});
