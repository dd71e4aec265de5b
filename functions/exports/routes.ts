import { getExport, getExportFile, listExports, startExport } from './exports.schema.ts';

/** Every operation on exports. */
export const EXPORT_ROUTES = { listExports, startExport, getExport, getExportFile } as const;
