import { openapiDocument } from '../openapi.ts';
import type { Handler } from '../shared/operation.ts';
import type { readOpenapi as route } from './readOpenapi.schema.ts';

/** GET /v1/openapi.json — generated from the list of routes that is served. */
export const readOpenapi: Handler<typeof route> = async () => {
  document ??= openapiDocument();
  return { status: 200, body: document };
};

let document: object | undefined;
