import { httpApi } from '../shared/httpApi.ts';
import { getExport } from './getExport.ts';
import { getExportFile } from './getExportFile.ts';
import { listAnchors } from './listAnchors.ts';
import { listExports } from './listExports.ts';
import { EXPORT_ROUTES } from './routes.ts';
import { startAnchor } from './startAnchor.ts';
import { startExport } from './startExport.ts';

/** The Lambda of /v1/exports. */
export const handler = httpApi(EXPORT_ROUTES, {
  listExports,
  startExport,
  getExport,
  getExportFile,
  listAnchors,
  startAnchor,
});
