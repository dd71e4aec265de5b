import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureAssembly } from '../../infra/assembly.ts';
import { type Machine, startMachine } from '../../infra/local/machine.ts';

const GUIDE = 'docs/quickstart.md';
/** Long enough for a machine that others keep busy. */
const PATIENCE_MS = 150_000;
const hasTools = spawnSync('curl', ['--version']).status === 0;

/** The commands of the guide as somebody pastes them, with the secrets that the start printed. */
const commandsOf = ({ baseUrl, clients }: Machine): string => {
  const blocks = [...readFileSync(GUIDE, 'utf8').matchAll(/```sh\n(.*?)```/gs)];
  const secrets = new Map(clients.map(({ clientId, secret }) => [clientId, secret]));
  return blocks
    .map(([, commands = '']) => commands)
    .join('\n')
    .replace(/^API=.*$/m, `API=${baseUrl}`)
    .replace(
      /token (\w+) SECRET/g,
      (_, role) => `token ${role} ${secrets.get(`casino-demo-${role}`)}`,
    );
};

describe.skipIf(!hasTools)('The quickstart (needs curl)', () => {
  const home = mkdtempSync(join(tmpdir(), 'tapete-quickstart-'));
  let machine: Machine;
  beforeAll(async () => {
    const assembly = await ensureAssembly();
    machine = await startMachine({
      ...assembly,
      dataFolder: join(home, 'data'),
      port: 0,
      quiet: true,
    });
  });
  afterAll(async () => {
    await machine?.stop();
    rmSync(home, { recursive: true, force: true });
  });

  it(
    'goes from an empty system to the downloaded settlement, and nothing is refused',
    async () => {
      const said = await promisify(execFile)('sh', ['-c', commandsOf(machine)], {
        cwd: home,
        timeout: PATIENCE_MS,
      });
      expect(said.stderr).toBe('');
      expect(said.stdout).not.toContain('/v1/problems/');
      expect(said.stdout).toContain('"closing":1');
      expect(readFileSync(join(home, 'LM.pdf'), 'latin1')).toMatch(/^%PDF-/);
      expect(readFileSync(join(home, 'LM.xlsx'), 'latin1')).toMatch(/^PK/);
    },
    PATIENCE_MS,
  );
});
