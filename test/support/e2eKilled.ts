import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Machine } from '../../infra/local/machine.ts';

const PROCESS = new URL('./e2eProcess.ts', import.meta.url).pathname;

const children: ChildProcess[] = [];

type Told = Pick<Machine, 'baseUrl' | 'clients' | 'access'>;

/** The system in a process of its own. */
export type Served = Told & { readonly child: ChildProcess };

export const serve = async (folder: string): Promise<Served> => {
  const child = spawn(process.execPath, [PROCESS, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout });
  const died = once(child, 'exit').then(() => Promise.reject(new Error('It did not start.')));
  died.catch(() => undefined); // later it dies on purpose
  const [line] = (await Promise.race([once(lines, 'line'), died])) as [string];
  return { child, ...(JSON.parse(line) as Told) };
};

export const kill = async ({ child }: Served): Promise<void> => {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
};

/** Ends whatever a test left running. */
export const killAll = (): void => {
  for (const child of children) child.kill('SIGKILL');
};
