import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside the bundle; `infra/bundle.ts` puts it there. */
const DOCUMENT_FILE = 'openapi.json';

/** The OpenAPI document as JSON, made of the list of routes before the function was bundled. */
export const loadDocument = (): string =>
  readFileSync(join(dirname(fileURLToPath(import.meta.url)), DOCUMENT_FILE), 'utf8');
