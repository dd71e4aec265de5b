/** `npm run demo`: one Sit & Go over HTTP, from registration to its settlement papers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureAssembly } from '../assembly.ts';
import { openCasino, registerCasino } from '../client/casino.ts';
import { openSitAndGo, playSitAndGo, settleSitAndGo } from '../client/sitAndGo.ts';
import { startMachine } from '../local/machine.ts';
import { downloadPapers, waitForPapers } from './papers.ts';
import { DEMO_PLAN } from './plan.ts';
import { addsUp, printSettlement } from './summary.ts';

const PAPERS_FOLDER = 'out/papers';
const WORKFLOWS_TIMEOUT_MS = 60_000;
const began = Date.now();

const tell = (step: string): void =>
  console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${step}`);

const run = async (folder: string): Promise<readonly string[]> => {
  const assembly = await ensureAssembly();
  tell('template and bundles ready');
  const machine = await startMachine({ ...assembly, dataFolder: folder, port: 0, quiet: true });
  try {
    tell(`the whole system serves ${machine.baseUrl}`);
    const casino = await openCasino(machine);
    await registerCasino(casino);
    await openSitAndGo(casino, DEMO_PLAN, tell);
    await playSitAndGo(casino, DEMO_PLAN, tell);
    const standings = await settleSitAndGo(casino, DEMO_PLAN, tell);
    const collecting = standings.filter(({ prize }) => prize.amount > 0).length;
    const papers = await waitForPapers(
      casino.accounting,
      DEMO_PLAN.id,
      { VC: DEMO_PLAN.players.length, CL: collecting, RP: collecting, LM: 1, LT: 1, AS: 1 },
      WORKFLOWS_TIMEOUT_MS,
    );
    tell(`${papers.length} papers filed`);
    const differing = await downloadPapers(casino.accounting, papers, PAPERS_FOLDER);
    tell(`downloaded into ${PAPERS_FOLDER}`);
    const settlement = await printSettlement(casino, DEMO_PLAN, standings);
    return [
      ...differing.map((name) => `${name} differs from its SHA-256`),
      ...addsUp(settlement, standings),
    ];
  } finally {
    await machine.stop();
  }
};

const folder = mkdtempSync(join(tmpdir(), 'tapete-demo-'));
try {
  const problems = await run(folder);
  for (const problem of problems) console.error(`FAILED  ${problem}`);
  if (problems.length === 0) tell('every file matches its SHA-256, and the figures add up');
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`FAILED  ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
