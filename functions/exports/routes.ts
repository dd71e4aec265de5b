import {
  getExport,
  getExportFile,
  listAnchors,
  listExports,
  startAnchor,
  startExport,
} from './exports.schema.ts';

/** Every operation on exports, and on the anchors that they hang from. */
export const EXPORT_ROUTES = {
  listExports,
  startExport,
  getExport,
  getExportFile,
  listAnchors,
  startAnchor,
} as const;
