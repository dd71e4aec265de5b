import type { Handler } from '../shared/operation.ts';
import { loadDocument } from './document.ts';
import type { readOpenapi as route } from './readOpenapi.schema.ts';

/** GET /v1/openapi.json — the document of the routes that are served. */
export const readOpenapi: Handler<typeof route> = async () => {
  document ??= loadDocument();
  return { status: 200, body: document };
};

let document: string | undefined;
