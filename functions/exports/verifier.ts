import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside the bundles of the functions that need it; `infra/bundle.ts` puts it there. */
const VERIFIER_FILE = 'verify.mjs';

/** The bundled verifier that every export holds. */
export const loadVerifier = (): Uint8Array =>
  readFileSync(join(dirname(fileURLToPath(import.meta.url)), VERIFIER_FILE));
