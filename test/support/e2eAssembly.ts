import { ensureAssembly } from '../../infra/assembly.ts';

/** Makes the assembly before the first test, so that no test's time limit pays for it. */
export default async (): Promise<void> => {
  await ensureAssembly();
};
