import { httpApi } from '../shared/httpApi.ts';
import { getDocument } from './getDocument.ts';
import { getDocumentFile } from './getDocumentFile.ts';
import { listDocuments } from './listDocuments.ts';
import { listSeries } from './listSeries.ts';
import { DOCUMENT_ROUTES } from './routes.ts';
import { zipPapers } from './zipPapers.ts';

export const handler = httpApi(DOCUMENT_ROUTES, {
  listDocuments,
  getDocument,
  getDocumentFile,
  zipPapers,
  listSeries,
});
