import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ensureAssembly } from '../../infra/assembly.ts';
import { type Casino, openCasino, registerCasino } from '../../infra/client/casino.ts';
import { type Machine, type MachineOptions, startMachine } from '../../infra/local/machine.ts';
import { type Stack, stackOf } from '../../infra/local/template/stack.ts';
import { readTemplate } from '../../infra/local/template/template.ts';
import { CALLS_FILE } from './e2eCalls.ts';

/** The whole system in a folder of its own, with a casino whose staff and prices are registered. */
export type House = {
  readonly folder: string;
  readonly machine: Machine;
  readonly casino: Casino;
  /** What the template declares, by the names that the machine gave. */
  readonly stack: Stack;
  /** What failed for good, as the queue of dead letters has it. */
  readonly deadLetters: () => Promise<readonly Record<string, unknown>[]>;
  readonly close: () => Promise<void>;
};

const PLACE = { account: '000000000000', region: 'sa-east-1' };

export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'tapete-e2e-'));

export const openHouse = async (
  options: Partial<MachineOptions> = {},
  folder = temporaryFolder(),
): Promise<House> => {
  const assembly = await ensureAssembly();
  const stack = stackOf(await readTemplate(assembly.templateFile), PLACE);
  const machine = await startMachine({
    ...assembly,
    dataFolder: folder,
    port: 0,
    quiet: true,
    callsFile: CALLS_FILE,
    ...options,
  });
  const close = async () => {
    await machine.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const casino = await openCasino(machine);
    await registerCasino(casino);
    const deadLetters = async () => {
      const [queue] = stack.byType('AWS::SQS::Queue');
      const messages = await machine.sqs.peek(queue?.name ?? '');
      return messages.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    };
    return { folder, machine, casino, stack, deadLetters, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Long enough for a machine that others keep busy; a test that fails waits no longer. */
const PATIENCE_MS = 90_000;
const POLL_MS = 100;

/** Waits until `read` gives something. */
export const eventually = async <Value>(
  what: string,
  read: () => Promise<Value | undefined | false>,
  patienceMs = PATIENCE_MS,
): Promise<Value> => {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const value = await read();
    if (value !== undefined && value !== false) return value;
    if (Date.now() > deadline) throw new Error(`It did not happen: ${what}.`);
    await setTimeout(POLL_MS);
  }
};
