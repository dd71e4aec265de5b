import { mkdirSync, rmSync } from 'node:fs';
import { ensureAssembly } from '../../infra/assembly.ts';
import { CALLS_FOLDER } from './e2eCalls.ts';

/** Makes the assembly before the first test, so that no test's time limit pays for it; forgets the calls of the run before. */
export default async (): Promise<void> => {
  rmSync(CALLS_FOLDER, { recursive: true, force: true });
  mkdirSync(CALLS_FOLDER, { recursive: true });
  await ensureAssembly();
};
