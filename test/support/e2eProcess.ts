import { ensureAssembly } from '../../infra/assembly.ts';
import { startMachine } from '../../infra/local/machine.ts';
import { CALLS_FILE } from './e2eCalls.ts';

/** The machine in a process of its own: prints where it serves, its clients, its owner's access. */
const [dataFolder = ''] = process.argv.slice(2);
const assembly = await ensureAssembly();
const { baseUrl, clients, access } = await startMachine({
  ...assembly,
  dataFolder,
  port: 0,
  quiet: true,
  callsFile: CALLS_FILE,
});
process.stdout.write(`${JSON.stringify({ baseUrl, clients, access })}\n`);
